import { graphql } from "gatsby"

import type { ContentImage } from "~/src/components/ui/responsive-image"

/** A picture of the content in all its widths. */
export const pictureFragment = graphql`
  fragment ContentPicture on ContentPicture {
    alt
    caption
    image
  }
`

export type Cover = { image: ContentImage; alt: string; caption: string | null }

/** A queried picture as components take it; null where there is none. */
export function toCover(picture: Queries.ContentPictureFragment | null): Cover | null {
  return picture?.image ? { image: picture.image, alt: picture.alt, caption: picture.caption } : null
}
