import { IMAGE_WIDTHS, type ImageData } from "~/src/lib/images/image-data"

/** A service that scales images on request: a path of the host or an https address (G2). */
type ImageProxy = { base: string; quality: number }

type Size = { width: number; height: number }

/** Returns a remote image in all widths up to its own, rounded up to a breakpoint. An unknown width, 0, gives all (G2, G3). */
export function proxiedImage(proxy: ImageProxy, address: string, size: Size): ImageData {
  const largest = toBreakpoint(size.width || Number.POSITIVE_INFINITY)
  const widths = IMAGE_WIDTHS.filter((width) => width <= largest)
  return toImageData(proxy, address, size, widths)
}

/** Returns a remote image of one size for screens of the densities 1 and 2 (G1, G2). */
export function proxiedFixedImage(proxy: ImageProxy, address: string, size: Size): ImageData {
  return toImageData(proxy, address, size, [size.width, 2 * size.width])
}

function toImageData({ base, quality }: ImageProxy, address: string, size: Size, widths: readonly number[]): ImageData {
  const toUrl = (width: number) => `${base}?url=${encodeURIComponent(address)}&w=${toBreakpoint(width)}&q=${quality}`
  const srcSet = widths.map((width) => `${toUrl(width)} ${width}w`).join(", ")
  return { ...size, images: { fallback: { src: toUrl(Math.max(...widths)), srcSet } } }
}

function toBreakpoint(width: number): number {
  return IMAGE_WIDTHS.find((breakpoint) => breakpoint >= width) ?? IMAGE_WIDTHS[5]
}
