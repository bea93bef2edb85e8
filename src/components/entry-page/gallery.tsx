import { type CaptionedImage, Figure } from "~/src/components/ui/responsive-image"
import { Section } from "~/src/components/ui/section"
import { PROJECT_TEXTS } from "~/src/lib/entries/project-texts"
import { sizesOf } from "~/src/lib/images/image-data"

import galleryStyles from "!!file-loader?name=static/[name]-[contenthash].css!~/src/styles/on-demand/gallery.css"

/** In two columns, from 30rem on. */
const TILE_SIZES = "(min-width: 64rem) 30rem, (min-width: 42rem) 20rem, (min-width: 30rem) 50vw, 100vw"

export function Gallery({ images }: { images: readonly (CaptionedImage & { width: string | null })[] }) {
  return (
    <Section heading={PROJECT_TEXTS.gallery.heading} className="mt-4 grid gap-5">
      <link rel="stylesheet" href={galleryStyles} />
      <ul className="gallery wide">
        {images.map(({ width, ...picture }, index) => {
          // With an odd number, the first picture spans both columns.
          const isLead = index === 0 && images.length % 2 === 1
          const span = width ?? (isLead ? "wide" : null)
          const { image } = picture
          return (
            <li
              key={image?.images.fallback?.src}
              className={span === null ? "" : span === "full" ? "spans full" : "spans"}
            >
              {/* A landscape tile would cut off most of a portrait image. */}
              <Figure
                {...picture}
                sizes={sizesOf(span, TILE_SIZES)}
                className={image && image.height > image.width ? "upright" : ""}
              />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
