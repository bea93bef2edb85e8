import { graphql } from "gatsby"

import type { ContentImage } from "~/src/components/ui/responsive-image"

/** An image of the content in all widths. */
export const pictureFragment = graphql`
  fragment ContentPicture on ContentPicture {
    alt
    caption
    image
  }
`

export type Cover = { image: ContentImage; alt: string; caption: string | null }

/** Returns a queried image as components take it; null for none. */
export function toCover(picture: Queries.ContentPictureFragment | null): Cover | null {
  return picture?.image ? { image: picture.image, alt: picture.alt, caption: picture.caption } : null
}
