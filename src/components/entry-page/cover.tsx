import { type CaptionedImage, Figure } from "~/src/components/ui/responsive-image"
import { LEAD_SIZES, sizesOf } from "~/src/lib/images/image-data"
import { languageAttributes } from "~/src/lib/texts/language-attributes"

type CoverProps = { cover: (CaptionedImage & { width: string | null }) | null; lang: string | null }

/** A wide one is cropped on a low screen, so that what is below it can be seen. */
export function Cover({ cover, lang }: CoverProps) {
  if (!cover?.image) return null
  const { width, height } = cover.image
  const span = cover.width ?? (width < height * 1.5 ? "lead" : "lead cropped")
  return (
    <div className={`framed ${span}`} {...languageAttributes(lang)}>
      <Figure {...cover} isFirst sizes={sizesOf(cover.width, LEAD_SIZES)} />
    </div>
  )
}
