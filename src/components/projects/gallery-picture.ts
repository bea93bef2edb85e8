import type { PictureImage } from "~/src/components/ui/picture"
import { largestVersion, toPictureData } from "~/src/lib/picture-data"

export type GalleryPicture = { image: PictureImage; alt: string; caption: string | null }

/** The file of a picture in its largest version; empty for a picture that is not there while developing. */
export function pictureFile({ image }: GalleryPicture): string {
  const data = toPictureData(image)
  return data === null ? "" : largestVersion(data)
}
