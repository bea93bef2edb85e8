import { lazy, type MouseEvent, Suspense, useId, useState } from "react"

import { emitAppEvent } from "~/src/client/app-events"
import { loadStyles } from "~/src/client/load-styles"
import { type GalleryImage, imageFile, isUpright } from "~/src/components/project-page/gallery-image"
import type { LightboxProps } from "~/src/components/project-page/lightbox"
import { ResponsiveImage } from "~/src/components/ui/responsive-image"
import { TEXTS } from "~/src/lib/texts"

import lightboxStyles from "!!file-loader?name=static/[name]-[contenthash].css!~/src/styles/on-demand/lightbox.css"

type GalleryProps = { pictures: readonly GalleryImage[] }

const SIZES = "(min-width: 44rem) 20rem, (min-width: 30rem) 50vw, 100vw"

/** What shows a picture large is fetched when the first one is opened; when it cannot be had, the picture itself is. */
const Lightbox = lazy(() =>
  Promise.all([import("~/src/components/project-page/lightbox"), loadStyles(lightboxStyles)]).then(
    ([module]) => ({ default: module.Lightbox }),
    (error: unknown) => {
      emitAppEvent("chunk-error", { path: location.pathname, error })
      return { default: PlainPicture }
    },
  ),
)

/** Leads to the picture's file, as its link does without scripts. */
function PlainPicture({ pictures, start }: LightboxProps) {
  const picture = pictures[start]
  if (picture !== undefined) location.assign(imageFile(picture))
  return null
}

/** Further pictures of a project with their captions. Each opens large: in a dialog, or without scripts as a file. */
export function Gallery({ pictures }: GalleryProps) {
  const headingId = useId()
  const [shown, setShown] = useState<number | null>(null)
  if (pictures.length === 0) return null

  const open = (event: MouseEvent, index: number) => {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (wantsNewTab) return
    event.preventDefault()
    setShown(index)
  }
  return (
    <section aria-labelledby={headingId} className="mt-4 grid gap-5">
      <h2 id={headingId} className="section-heading">
        {TEXTS.gallery.heading}
      </h2>
      <ul className="gallery">
        {pictures.map((picture, index) => (
          <li key={imageFile(picture)}>
            <figure>
              <a
                href={imageFile(picture)}
                className="gallery-link"
                aria-label={TEXTS.gallery.enlarge(picture.alt)}
                onClick={(event) => open(event, index)}
              >
                <ResponsiveImage
                  image={picture.image}
                  alt={picture.alt}
                  sizes={SIZES}
                  className={isUpright(picture) ? "upright" : ""}
                />
              </a>
              {picture.caption === null ? null : <figcaption className="caption">{picture.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {shown === null ? null : (
        <Suspense>
          <Lightbox pictures={pictures} start={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </section>
  )
}
