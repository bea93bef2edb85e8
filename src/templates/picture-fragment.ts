import { graphql } from "gatsby"

import type { PictureImage } from "~/src/components/ui/picture"

/** A picture of the content in all its widths. */
export const pictureFragment = graphql`
  fragment ContentPicture on ContentPicture {
    alt
    caption
    image
  }
`

export type Cover = { image: PictureImage; alt: string; caption: string | null }

/** A queried picture as components take it; null where there is none. */
export function toCover(picture: Queries.ContentPictureFragment | null): Cover | null {
  return picture?.image ? { image: picture.image, alt: picture.alt, caption: picture.caption } : null
}

/** A queried picture as it stands for its page where that is shared; null where there is none. */
export function toSharedPicture(picture: Queries.ContentPictureFragment | null): { src: string; alt: string } | null {
  const src = picture?.image?.images.fallback?.src
  return src === undefined ? null : { src, alt: picture?.alt ?? "" }
}
