import { formatHex, interpolate, wcagContrast } from "culori"

/** What a card is printed on, and with. */
export type Paper = { ground: string; ink: string; muted: string }

/** As in tokens.css. */
const LIGHT: Paper = { ground: "#fafafa", ink: "#18181b", muted: "#52525b" }
const DARK: Paper = { ground: "#09090b", ink: "#f4f4f5", muted: "#a1a1aa" }

/** What part of an edge has to be of one colour. */
const DOMINANT = 0.5
const READABLE = 7

/** For cards without a picture. */
export const PLAIN_PAPER = DARK

/** A picture in its final size, three bytes each. */
export type PicturePixels = { data: Uint8Array; width: number; height: number }

/**
 * The paper that goes with a picture: its own, where the edge that meets the paper has one colour on which text can be
 * read, so that both are one; else light or dark as that edge is.
 */
export function paperFor(picture: PicturePixels, side: "left" | "right"): Paper {
  const { colour, share } = dominantColour(edgePixels(picture, side))
  const isDark = wcagContrast(colour, DARK.ink) > wcagContrast(colour, LIGHT.ink)
  const paper = isDark ? DARK : LIGHT
  if (share < DOMINANT || wcagContrast(colour, paper.ink) < READABLE) return paper
  return { ground: colour, ink: paper.ink, muted: formatHex(interpolate([paper.ink, colour])(0.3)) }
}

/** Those along the bottom, and along the side where the text is. */
function edgePixels({ data, width, height }: PicturePixels, side: "left" | "right"): number[][] {
  const at = (x: number, y: number) => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)]
  const bottom = Array.from({ length: width }, (_, x) => at(x, height - 1))
  return [...bottom, ...Array.from({ length: height }, (_, y) => at(side === "left" ? 0 : width - 1, y))]
}

/** The mean of the commonest colours that are nearly the same, and what part of all pixels they are. */
function dominantColour(pixels: readonly number[][]): { colour: string; share: number } {
  const groups = new Map<number, number[][]>()
  for (const pixel of pixels) {
    const key = pixel.reduce((all, value) => all * 16 + Math.floor(value / 16), 0)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [pixel])
    else group.push(pixel)
  }
  const largest = [...groups.values()].reduce((best, group) => (group.length > best.length ? group : best), [])
  const mean = [0, 1, 2].map(
    (channel) => largest.reduce((sum, pixel) => sum + (pixel[channel] ?? 0), 0) / largest.length,
  )
  const hex = mean.map((value) => Math.round(value).toString(16).padStart(2, "0"))
  return { colour: `#${hex.join("")}`, share: largest.length / pixels.length }
}
