/** The widths of every responsive image, in pixels (G1): xs, sm, md, lg, xl, xxl. */
export const IMAGE_WIDTHS = [320, 640, 768, 1024, 1280, 1536] as const
/** The `sizes` of an image as wide as the text column. */
export const COLUMN_SIZES = "(min-width: 42rem) 40rem, calc(100vw - 2rem)"
/** The `sizes` of an image that reaches into both margins. */
export const WIDE_SIZES = "(min-width: 64rem) 60rem, (min-width: 42rem) 40rem, calc(100vw - 2rem)"
/** The `sizes` of an image that is as wide as the window's height allows. */
export const LEAD_SIZES =
  "(min-width: 64rem) clamp(40rem, 160vh - 46.4rem, 60rem), (min-width: 42rem) 40rem, calc(100vw - 2rem)"
/** The alternative text of a decorative image in Markdown: `![""](line.png)`. */
export const DECORATIVE_ALT = '""'
/** How far an owner can let an image reach: into both margins, or to the edges of the window. */
export const IMAGE_SPANS = ["wide", "full"] as const
/** The class of a link that enlarges its image in the lightbox, and without the app opens the image's file. */
export const ZOOM_CLASS = "zoom"
/** Twice the width of a thumbnail on the widest screen. */
const THUMBNAIL_PIXELS = 640

type Versions = { src: string; srcSet?: string | undefined }

/** The part of Gatsby's image data that an `<img>` needs; width and height are zero if the size is unknown. */
export type ImageData = {
  width: number
  height: number
  images: { fallback?: Versions | undefined }
  placeholder?: { fallback?: string | undefined } | undefined
  /** Whether the dark theme dims it. */
  isBright?: boolean
  /** Its version for the dark theme. */
  dark?: ImageData
}

export type ImageAttributes = NonNullable<ReturnType<typeof toImageAttributes>>

/** Returns the attributes of an `<img>` that does not shift the page (G1); null if there is no image. */
export function toImageAttributes(image: ImageData | null | undefined) {
  if (!image?.images.fallback) return null
  const { src, srcSet = "" } = image.images.fallback
  const placeholder = image.placeholder?.fallback
  // Pixels of the largest version, for the aspect ratio; undefined if the size is unknown (G3).
  const isKnown = image.width > 0 && image.height > 0
  const width = isKnown ? Math.max(image.width, ...versionsOf(srcSet).map((version) => version.width)) : undefined
  const height = width && Math.round((width * image.height) / image.width)
  return { src, srcSet, width, height, ...(placeholder && { placeholder }), ...(image.isBright && { isBright: true }) }
}

/**
 * Returns the address of an image in Markdown without its span: `loom.png#wide`, or `compare` for the first image of a pair. Other
 * readers of the text ignore the fragment.
 */
export function splitSpan(address: string): { src: string; span: string | null } {
  const [, src = address, span = null] = /^(.*)#(wide|full|compare)$/s.exec(address) ?? []
  return { src, span }
}

/** `otherwise` are those of an image without a span. */
export function sizesOf(span: string | null | undefined, otherwise = COLUMN_SIZES): string {
  if (span === "full") return "100vw"
  return span === "wide" ? WIDE_SIZES : otherwise
}

/** Returns the address of the widest version, or of the only one. */
export function largestVersion({ src, srcSet = "" }: Versions): string {
  return versionsOf(srcSet).sort((a, b) => b.width - a.width)[0]?.src || src
}

/** Returns the address of the narrowest version, or of the only one. */
export function smallestVersion({ src, srcSet = "" }: Versions): string {
  return versionsOf(srcSet).sort((a, b) => a.width - b.width)[0]?.src || src
}

/** Removes the widths that a thumbnail never needs, and the placeholder, which costs more bytes than it is worth. */
export function toThumbnail<Image extends ImageData>(image: Image): Image {
  const { fallback } = image.images
  if (fallback?.srcSet === undefined) return image
  const versions = versionsOf(fallback.srcSet).filter(({ width }, index) => index === 0 || width <= THUMBNAIL_PIXELS)
  const srcSet = versions.map(({ src, width }) => `${src} ${width}w`).join(", ")
  const src = versions.at(-1)?.src ?? fallback.src
  const images = { ...image.images, fallback: { ...fallback, src, srcSet } }
  return { ...image, images, placeholder: undefined, ...(image.dark && { dark: toThumbnail(image.dark) }) }
}

function versionsOf(srcSet: string): { src: string; width: number }[] {
  return srcSet.split(/,\s+/).map((version) => {
    const [src = "", width = "0"] = version.split(" ")
    return { src, width: Number.parseInt(width, 10) }
  })
}
