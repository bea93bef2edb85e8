import type { IGatsbyImageData } from "gatsby-plugin-image"

import { COLUMN_SIZES, toImageAttributes } from "~/src/lib/images/image-data"

/** A picture as Gatsby's queries answer with it. */
export type ContentImage = IGatsbyImageData

export type ResponsiveImageProps = {
  image: ContentImage
  alt: string
  /** How wide the picture is shown; as wide as the text column when left out. */
  sizes?: string
  /** For the one picture above the fold: fetched at once and first. */
  isFirst?: boolean
  className?: string
}

/**
 * A responsive picture (G1): webp in the site's widths, its place kept, a blur until it is there.
 * Plain markup on purpose: the `GatsbyImage` component fetches React's server renderer in the browser.
 */
export function ResponsiveImage({
  image,
  alt,
  sizes = COLUMN_SIZES,
  isFirst = false,
  className = "",
}: ResponsiveImageProps) {
  const data = toImageAttributes(image)
  if (data === null) return null
  const { src, srcSet, width, height, placeholder } = data
  return (
    <img
      className={`picture ${className}`}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
      style={placeholder === undefined ? undefined : { backgroundImage: `url(${placeholder})` }}
    />
  )
}
