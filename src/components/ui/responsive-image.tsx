import type { IGatsbyImageData } from "gatsby-plugin-image"

import { COLUMN_SIZES, toImageAttributes } from "~/src/lib/images/image-data"

/** An image as Gatsby's queries return it; null for a file that is missing while developing. */
export type ContentImage = IGatsbyImageData | null
export type CaptionedImage = { image: ContentImage; alt: string; caption: string | null; focus: string | null }

type ResponsiveImageProps = {
  image: ContentImage
  alt: string
  sizes?: string
  /** For the one image above the fold: loaded eagerly, with high priority. */
  isFirst?: boolean
  /** What stays visible where the image is cropped. */
  focus?: string | null
  className?: string
}

/** An image that does not shift the page (G1). `GatsbyImage` would load React's server renderer in the browser. */
export function ResponsiveImage(props: ResponsiveImageProps) {
  const { image, alt, sizes = COLUMN_SIZES, isFirst, focus, className = "" } = props
  const attributes = toImageAttributes(image)
  if (attributes === null) return null
  const { placeholder, ...img } = attributes
  return (
    <img
      className={`picture ${className}`}
      {...img}
      sizes={sizes}
      alt={alt}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
      style={{
        ...(placeholder && { backgroundImage: `url(${placeholder})` }),
        ...(focus && { objectPosition: focus }),
      }}
    />
  )
}

export function Figure({ caption, ...image }: ResponsiveImageProps & CaptionedImage) {
  return (
    <figure>
      <ResponsiveImage {...image} />
      {caption ? <figcaption className="caption">{caption}</figcaption> : null}
    </figure>
  )
}
