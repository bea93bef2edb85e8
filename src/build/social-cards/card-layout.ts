type Size = { width: number; height: number }
type TitleSizes = readonly { fontSize: number; lineClamp: number }[]

/** Pixels, as social networks ask for. */
export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630

export const MARGIN = 64
export const BOTTOM = 56
const GAP = 48
const HEAD_HEIGHT = 190
const FULL_WIDTH = CARD_WIDTH - 2 * MARGIN
const FULL_HEIGHT = CARD_HEIGHT - BOTTOM

/** An image with at least this ratio of sides is shown whole, above the title. */
const WIDE_RATIO = 1.2
const WIDE = { width: 760, height: 408 }
/** Any other image fills one side. */
const SIDE_WIDTH = 540

const ALONE = titleSizes([136, 1], [112, 2], [92, 3], [72, 4], [56, 5])
const BELOW_IMAGE = titleSizes([84, 1], [64, 2], [56, 2], [48, 2], [38, 3])
const BESIDE_IMAGE = titleSizes([96, 2], [80, 3], [64, 4], [52, 5], [42, 6])

/**
 * Returns the layout of a card in pixels. An image is in the upper corner, on the side where lines end. Title and text grow
 * from the bottom upwards. The title has the first of the sizes in which it fits.
 */
export function cardLayout(image: Size | null) {
  const beside = (width: number, sizes: TitleSizes) => {
    return { headWidth: width, title: { width, height: FULL_HEIGHT - HEAD_HEIGHT }, titleSizes: sizes }
  }
  if (image === null) return { image, ...beside(FULL_WIDTH, ALONE) }
  const isWide = image.width / image.height >= WIDE_RATIO
  const scale = Math.min(WIDE.width / image.width, WIDE.height / image.height)
  const size = isWide
    ? { width: Math.round(image.width * scale), height: Math.round(image.height * scale) }
    : { width: Math.min(SIDE_WIDTH, Math.round((CARD_HEIGHT * image.width) / image.height)), height: CARD_HEIGHT }
  const column = CARD_WIDTH - size.width - MARGIN - GAP
  if (!isWide) return { image: size, ...beside(column, BESIDE_IMAGE) }
  const title = { width: FULL_WIDTH, height: FULL_HEIGHT - size.height - GAP / 2 }
  return { image: size, headWidth: column, title, titleSizes: BELOW_IMAGE }
}

function titleSizes(...sizes: [fontSize: number, lineClamp: number][]): TitleSizes {
  return sizes.map(([fontSize, lineClamp]) => ({ fontSize, lineClamp }))
}
