import type { ContentImage } from "~/src/components/ui/responsive-image"
import { largestVersion, toImageAttributes } from "~/src/lib/images/image-data"

export type GalleryImage = { image: ContentImage; alt: string; caption: string | null }

/** The file of a picture in its largest version; empty for a picture that is not there while developing. */
export function imageFile({ image }: GalleryImage): string {
  const data = toImageAttributes(image)
  return data === null ? "" : largestVersion(data)
}

/** Whether a picture is higher than wide, as those of a phone's screen are: of such a one a wide tile would cut most away. */
export function isUpright({ image }: GalleryImage): boolean {
  return image.height > image.width
}
