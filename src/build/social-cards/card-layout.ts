import { CARD_HEIGHT, CARD_WIDTH } from "~/src/build/social-cards/social-card"

type Size = { width: number; height: number }

export type TitleSize = { fontSize: number; lineClamp: number }

/** All lengths in pixels. */
export type CardLayout = {
  /** In the upper corner, on the side where lines end. */
  image: Size | null
  headWidth: number
  /** The room for the title and the text, from the bottom upwards. */
  title: Size
  /** The first size in which the title fits is used. */
  titleSizes: readonly TitleSize[]
}

export const MARGIN = 64
export const BOTTOM = 56
const GAP = 48
const HEAD_HEIGHT = 190

/** An image at least this much wider than high is shown whole, above the title. */
const WIDE_RATIO = 1.2
const WIDE = { width: 760, height: 408 }
/** Any other image fills one side. */
const SIDE_WIDTH = 540

const TITLE_SIZES = {
  alone: titleSizes([136, 1], [112, 2], [92, 3], [72, 4], [56, 5]),
  below: titleSizes([84, 1], [64, 2], [56, 2], [48, 2], [38, 3]),
  beside: titleSizes([96, 2], [80, 3], [64, 4], [52, 5], [42, 6]),
}

/** Returns the layout of a card with an image of this size, or without one. */
export function cardLayout(image: Size | null): CardLayout {
  const fullWidth = CARD_WIDTH - 2 * MARGIN
  const fullHeight = CARD_HEIGHT - BOTTOM
  const titleBelowHead = fullHeight - HEAD_HEIGHT
  if (image === null) {
    const title = { width: fullWidth, height: titleBelowHead }
    return { image, headWidth: fullWidth, title, titleSizes: TITLE_SIZES.alone }
  }
  const isWide = image.width / image.height >= WIDE_RATIO
  const size = isWide ? fitInto(image, WIDE) : sideOf(image)
  const column = CARD_WIDTH - size.width - MARGIN - GAP
  const title = isWide
    ? { width: fullWidth, height: fullHeight - size.height - GAP / 2 }
    : { width: column, height: titleBelowHead }
  return { image: size, headWidth: column, title, titleSizes: isWide ? TITLE_SIZES.below : TITLE_SIZES.beside }
}

function fitInto({ width, height }: Size, room: Size): Size {
  const scale = Math.min(room.width / width, room.height / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

function sideOf({ width, height }: Size): Size {
  return { width: Math.min(SIDE_WIDTH, Math.round((CARD_HEIGHT * width) / height)), height: CARD_HEIGHT }
}

function titleSizes(...sizes: [fontSize: number, lineClamp: number][]): TitleSize[] {
  return sizes.map(([fontSize, lineClamp]) => ({ fontSize, lineClamp }))
}
