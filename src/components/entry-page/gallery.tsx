import { type MouseEvent, useState } from "react"

import { lazyPart } from "~/src/client/lazy-part"
import type { LightboxProps } from "~/src/components/entry-page/lightbox"
import { type CaptionedImage, ResponsiveImage } from "~/src/components/ui/responsive-image"
import { Section } from "~/src/components/ui/section"
import { PROJECT_TEXTS } from "~/src/lib/entries/project-texts"
import { largestVersion, sizesOf } from "~/src/lib/images/image-data"
import { fillText } from "~/src/lib/texts/fill-text"

import lightboxStyles from "!!file-loader?name=static/[name]-[contenthash].css!~/src/styles/on-demand/lightbox.css"

/** In two columns, from 30rem on. */
const TILE_SIZES = "(min-width: 64rem) 30rem, (min-width: 42rem) 20rem, (min-width: 30rem) 50vw, 100vw"

/** Loaded when the first image is opened; if that fails, the image's file is opened instead. */
const Lightbox = lazyPart({
  load: () => import("~/src/components/entry-page/lightbox").then((module) => module.Lightbox),
  styles: lightboxStyles,
  fallback: function ImageFile({ images, start }: LightboxProps) {
    const image = images[start]
    if (image !== undefined) location.assign(largestVersion(image.image))
    return null
  },
})

/** Further images of a project. Each opens in a dialog, or without scripts as a file. */
export function Gallery({ images }: { images: readonly (CaptionedImage & { width: string | null })[] }) {
  const [opened, setOpened] = useState<number | null>(null)
  // With an odd number, the first picture spans both columns.
  const tiles = images.map((picture, index) => {
    const isLead = index === 0 && images.length % 2 === 1
    return { ...picture, span: picture.width ?? (isLead ? "wide" : null) }
  })
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpened(index)
  }
  return (
    <Section heading={PROJECT_TEXTS.gallery.heading} className="mt-4 grid gap-5">
      <ul className="gallery wide">
        {tiles.map(({ image, alt, caption, focus, span }, index) => (
          <li key={largestVersion(image)} className={span === null ? "" : span === "full" ? "spans full" : "spans"}>
            <figure>
              <a
                href={largestVersion(image)}
                className="gallery-link"
                aria-label={fillText(PROJECT_TEXTS.gallery.enlarge, { alt })}
                onClick={(event) => open(event, index)}
              >
                {/* A landscape tile would cut off most of a portrait image. */}
                <ResponsiveImage
                  image={image}
                  alt={alt}
                  focus={focus}
                  sizes={sizesOf(span, TILE_SIZES)}
                  className={image && image.height > image.width ? "upright" : ""}
                />
              </a>
              {caption && <figcaption className="caption">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {opened !== null && <Lightbox images={images} start={opened} onClose={() => setOpened(null)} />}
    </Section>
  )
}
