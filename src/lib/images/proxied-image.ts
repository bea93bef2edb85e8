import type { ImageData } from "~/src/lib/images/image-data"
import { IMAGE_WIDTHS } from "~/src/lib/images/image-widths"

/** What makes pictures of other sizes when they are asked for: a path of the host or an https address (G2). */
export type ImageProxy = { base: string; quality: number }

type Size = { width: number; height: number }

/** The address of a remote picture by way of the proxy, its width snapped up to a breakpoint (G2). */
export function proxiedUrl({ base, quality }: ImageProxy, address: string, width: number): string {
  return `${base}?url=${encodeURIComponent(address)}&w=${snapWidth(width)}&q=${quality}`
}

/** A remote picture in the breakpoints' widths, up to its own where that is known; zero is unknown (G2, G3). */
export function proxiedImage(proxy: ImageProxy, address: string, { width, height }: Size): ImageData {
  const most = width === 0 ? Number.POSITIVE_INFINITY : snapWidth(width)
  const widths = IMAGE_WIDTHS.filter((breakpoint) => breakpoint <= most)
  return { width, height, images: { fallback: fallback(proxy, address, widths) } }
}

/** A remote picture that is shown in one size, for screens of the densities 1 and 2 (G1, G2). */
export function proxiedFixedImage(proxy: ImageProxy, address: string, { width, height }: Size): ImageData {
  return { width, height, images: { fallback: fallback(proxy, address, [width, 2 * width]) } }
}

function fallback(proxy: ImageProxy, address: string, widths: readonly number[]): { src: string; srcSet: string } {
  return {
    src: proxiedUrl(proxy, address, widths.at(-1) ?? IMAGE_WIDTHS[0]),
    srcSet: widths.map((width) => `${proxiedUrl(proxy, address, width)} ${width}w`).join(", "),
  }
}

function snapWidth(width: number): number {
  return IMAGE_WIDTHS.find((breakpoint) => breakpoint >= width) ?? IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] ?? width
}
