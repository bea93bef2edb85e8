import type { IGatsbyImageData } from "gatsby-plugin-image"

import {
  COLUMN_SIZES,
  type ImageData,
  largestVersion,
  toImageAttributes,
  ZOOM_CLASS,
} from "~/src/lib/images/image-data"

/** An image as Gatsby's queries return it; null for a file that is missing while developing. */
export type ContentImage = (IGatsbyImageData & Pick<ImageData, "isBright" | "dark">) | null
export type CaptionedImage = { image: ContentImage; alt: string; caption: string | null; focus: string | null }

type ResponsiveImageProps = {
  image: ContentImage
  alt: string
  sizes?: string
  /** For the one large image above the fold: loaded eagerly, with high priority. */
  isFirst?: boolean
  /** What stays visible where the image is cropped. */
  focus?: string | null
  className?: string
}

/** An image that does not shift the page (G1). If the dark theme has its own, the browser loads only the one that is shown. */
export function ResponsiveImage({ className = "", ...props }: ResponsiveImageProps) {
  const dark = props.image?.dark
  if (dark === undefined) return <SingleImage {...props} className={className} />
  return (
    <>
      <SingleImage {...props} className={`${className} light-only`} isPaired />
      <SingleImage {...props} image={dark} className={`${className} dark-only`} isPaired />
    </>
  )
}

type SingleImageProps = Omit<ResponsiveImageProps, "image"> & { image: ImageData | null; isPaired?: boolean }

/** `GatsbyImage` would load React's server renderer in the browser. */
function SingleImage(props: SingleImageProps) {
  const { image, alt, sizes = COLUMN_SIZES, isFirst, isPaired, focus, className } = props
  const attributes = toImageAttributes(image)
  if (attributes === null) return null
  const { placeholder, isBright, ...img } = attributes
  return (
    <img
      className={`picture ${className} ${isBright ? "bright" : ""}`}
      {...img}
      sizes={sizes}
      alt={alt}
      loading={isFirst && !isPaired ? "eager" : "lazy"}
      // Browsers give an image in view a high priority, too: on a slow connection it would delay the first one.
      fetchPriority={isFirst ? "high" : "low"}
      decoding="async"
      style={{
        ...(placeholder && { backgroundImage: `url(${placeholder})` }),
        ...(focus && { objectPosition: focus }),
      }}
    />
  )
}

/** An image that shows something can be enlarged. */
export function Figure({ caption, ...picture }: ResponsiveImageProps & CaptionedImage) {
  const whole = picture.image?.images.fallback
  const image = <ResponsiveImage {...picture} />
  return (
    <figure>
      {whole && picture.alt !== "" ? (
        <a href={largestVersion(whole)} className={ZOOM_CLASS}>
          {image}
        </a>
      ) : (
        image
      )}
      {caption ? <figcaption className="caption">{caption}</figcaption> : null}
    </figure>
  )
}
