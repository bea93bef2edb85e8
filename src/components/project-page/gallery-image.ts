import type { PictureImage } from "~/src/components/ui/responsive-image"
import { largestVersion, toPictureData } from "~/src/lib/images/image-data"

export type GalleryPicture = { image: PictureImage; alt: string; caption: string | null }

/** The file of a picture in its largest version; empty for a picture that is not there while developing. */
export function pictureFile({ image }: GalleryPicture): string {
  const data = toPictureData(image)
  return data === null ? "" : largestVersion(data)
}

/** Whether a picture is higher than wide, as those of a phone's screen are: of such a one a wide tile would cut most away. */
export function isUpright({ image }: GalleryPicture): boolean {
  return image.height > image.width
}
