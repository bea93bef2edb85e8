import { formatHex, interpolate, wcagContrast } from "culori"

/** Hexadecimal. */
export type CardColours = { background: string; text: string; muted: string }

/** RGBA pixels of an image in its size on the card. */
export type CardImage = { data: Uint8Array; width: number; height: number }

/** As in tokens.css. */
const LIGHT: CardColours = { background: "#fafafa", text: "#18181b", muted: "#52525b" }
const DARK: CardColours = { background: "#09090b", text: "#f4f4f5", muted: "#a1a1aa" }

/** The least part of the edge that has to have one colour. */
const DOMINANT_SHARE = 0.5
const LEAST_CONTRAST = 7

/**
 * Returns the colours of a card. Its background is the colour of the image's edges, if those have one colour on which text
 * can be read; otherwise it is light or dark as they are. A card without an image is dark.
 */
export function cardColours(image: CardImage | null, textSide: "left" | "right"): CardColours {
  if (image === null) return DARK
  const { colour, share } = dominantColour(edgePixels(image, textSide))
  const colours = wcagContrast(colour, DARK.text) > wcagContrast(colour, LIGHT.text) ? DARK : LIGHT
  if (share < DOMINANT_SHARE || wcagContrast(colour, colours.text) < LEAST_CONTRAST) return colours
  return { background: colour, text: colours.text, muted: formatHex(interpolate([colours.text, colour])(0.3)) }
}

/** Returns the pixels along the bottom and along the side of the text: these edges meet the background. */
function edgePixels({ data, width, height }: CardImage, textSide: "left" | "right"): number[][] {
  const pixelAt = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)]
  const bottom = Array.from({ length: width }, (_, x) => pixelAt(x, height - 1))
  const side = Array.from({ length: height }, (_, y) => pixelAt(textSide === "left" ? 0 : width - 1, y))
  return [...bottom, ...side]
}

/** Returns the mean of the largest group of similar pixels, and the share of that group. */
function dominantColour(pixels: readonly number[][]): { colour: string; share: number } {
  const groups = new Map<string, number[][]>()
  for (const pixel of pixels) {
    const key = pixel.map((value) => value >> 4).join()
    groups.set(key, [...(groups.get(key) ?? []), pixel])
  }
  const [largest = []] = [...groups.values()].sort((a, b) => b.length - a.length)
  const mean = (channel: number) => largest.reduce((sum, pixel) => sum + (pixel[channel] ?? 0), 0) / largest.length
  const hex = [0, 1, 2].map((channel) => Math.round(mean(channel)).toString(16).padStart(2, "0"))
  return { colour: `#${hex.join("")}`, share: largest.length / pixels.length }
}
