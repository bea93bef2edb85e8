import { type CaptionedImage, Figure } from "~/src/components/ui/responsive-image"
import { LEAD_SIZES, sizesOf } from "~/src/lib/images/image-data"
import { languageAttributes } from "~/src/lib/texts/language-attributes"

type CoverProps = { cover: (CaptionedImage & { width: string | null }) | null; lang: string | null }

export function Cover({ cover, lang }: CoverProps) {
  if (!cover?.image) return null
  return (
    <div className={`framed ${cover.width ?? "lead"}`} {...languageAttributes(lang)}>
      <Figure {...cover} isFirst sizes={sizesOf(cover.width, LEAD_SIZES)} />
    </div>
  )
}
