/** What a picture element needs to show a picture in the right size without moving the page (G1). */
export type ImageAttributes = {
  src: string
  srcSet: string
  /** Pixels of the largest version; gives the aspect ratio. Neither is there when the size is not known (G3). */
  width: number | undefined
  height: number | undefined
  /** A data URL of a few pixels, shown until the picture is there. */
  placeholder?: string | undefined
}

/** The part of Gatsby's image data that a picture is made from; zero by zero when the size is not known. */
export type ImageData = {
  width: number
  height: number
  images: { fallback?: { src: string; srcSet?: string | undefined } | undefined }
  placeholder?: { fallback?: string | undefined } | undefined
}

/** What stands for a description in a Markdown text, `![""](line.png)`, where a picture only decorates. */
export const DECORATIVE_ALT = '""'

/** The `sizes` of a picture as wide as the text column. */
export const COLUMN_SIZES = "(min-width: 44rem) 42rem, calc(100vw - 2rem)"

/** Gatsby's image data as attributes; null when it holds no picture. */
export function toImageAttributes({ width, height, images, placeholder }: ImageData): ImageAttributes | null {
  if (images.fallback === undefined) return null
  const { src, srcSet = "" } = images.fallback
  if (width === 0 || height === 0) return { src, srcSet, width: undefined, height: undefined }
  const pixels = Math.max(width, ...widthsOf(srcSet))
  return {
    src,
    srcSet,
    width: pixels,
    height: Math.round((pixels * height) / width),
    placeholder: placeholder?.fallback,
  }
}

/** The largest version of a picture, for whoever wants to see all of it. */
export function largestVersion({ src, srcSet }: Pick<ImageAttributes, "src" | "srcSet">): string {
  const versions = srcSet.split(/,\s+/).map((version) => version.split(" "))
  const widest = versions.reduce((best, version) => (widthOf(version) > widthOf(best) ? version : best), [src])
  return widest[0] ?? src
}

function widthOf([, width = "0"]: readonly string[]): number {
  return Number.parseInt(width, 10)
}

/** The address of a picture's smallest version; of its only one where there are no others. */
export function smallestVersion({ src, srcSet }: { src: string; srcSet?: string | undefined }): string {
  const versions = (srcSet ?? "").split(/,\s+/).map((version) => version.split(" "))
  const narrowest = versions.reduce((best, version) => (widthOf(version) < widthOf(best) ? version : best))
  return narrowest[0] || src
}

/** Twice what a thumbnail takes on the widest screen, in pixels. */
const THUMBNAIL_PIXELS = 640

/**
 * Image data cut down to what a thumbnail needs: no width that it never asks for, and no blur, which would weigh more in
 * the page than it hides.
 */
export function toThumbnail<Image extends ImageData>(image: Image): Image {
  const { fallback } = image.images
  if (fallback?.srcSet === undefined) return image
  const [smallest = "", ...others] = fallback.srcSet.split(/,\s+/)
  const srcSet = [smallest, ...others.filter((source) => (widthsOf(source)[0] ?? 0) <= THUMBNAIL_PIXELS)]
  const src = srcSet.at(-1)?.split(" ")[0] ?? fallback.src
  const thumbnail = { ...image, images: { ...image.images, fallback: { ...fallback, src, srcSet: srcSet.join(", ") } } }
  return { ...thumbnail, placeholder: undefined }
}

function widthsOf(srcSet: string): number[] {
  return [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
}
