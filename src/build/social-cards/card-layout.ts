import { CARD_HEIGHT, CARD_WIDTH } from "~/src/build/social-cards/social-card"
import type { Side } from "~/src/build/social-cards/typesetter"

/** Pixels from the top left corner. */
export type Box = { left: number; top: number; width: number; height: number }

/** Where things stand on a card. The title grows upwards from its bottom. */
export type CardLayout = {
  picture: Box | null
  name: Box
  title: Box
  /** The sizes that a title is tried in, with the lines it may then have. */
  titleSizes: readonly { size: number; lines: number }[]
}

export const MARGIN = 64
const GAP = 48
const BOTTOM = 56

/** A picture that is wider than high stands in the corner, uncut, above the title. */
const PLATE = { width: 760, height: 408 }
const WIDER_THAN_HIGH = 1.2
/** Any other fills the right side. */
const SIDE_WIDTH = 540

const ACROSS = [
  { size: 84, lines: 1 },
  { size: 64, lines: 2 },
  { size: 56, lines: 2 },
  { size: 48, lines: 2 },
  { size: 38, lines: 3 },
]
const BESIDE = [
  { size: 96, lines: 2 },
  { size: 80, lines: 3 },
  { size: 64, lines: 4 },
  { size: 52, lines: 5 },
  { size: 42, lines: 6 },
]
const ALONE = [
  { size: 136, lines: 1 },
  { size: 112, lines: 2 },
  { size: 92, lines: 3 },
  { size: 72, lines: 4 },
  { size: 56, lines: 5 },
]

/** Finds room for a picture of this size, or for none; a text that begins on the right has the picture on its left. */
export function layOut(picture: { width: number; height: number } | null, side: Side): CardLayout {
  const layout = picture === null ? alone() : isWide(picture) ? above(picture) : beside(picture)
  return side === "left" ? layout : mirror(layout)
}

function isWide({ width, height }: { width: number; height: number }): boolean {
  return width / height >= WIDER_THAN_HIGH
}

function mirror({ picture, name, title, titleSizes }: CardLayout): CardLayout {
  const turn = (box: Box): Box => ({ ...box, left: CARD_WIDTH - box.left - box.width })
  return { picture: picture && turn(picture), name: turn(name), title: turn(title), titleSizes }
}

function alone(): CardLayout {
  const width = CARD_WIDTH - 2 * MARGIN
  return { picture: null, name: nameBox(width), title: titleBox(width, 190), titleSizes: ALONE }
}

function above({ width, height }: { width: number; height: number }): CardLayout {
  const scale = Math.min(PLATE.width / width, PLATE.height / height)
  const box = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const picture = { ...box, left: CARD_WIDTH - box.width, top: 0 }
  return {
    picture,
    name: nameBox(picture.left - MARGIN - GAP),
    title: titleBox(CARD_WIDTH - 2 * MARGIN, box.height + 24),
    titleSizes: ACROSS,
  }
}

function beside({ width, height }: { width: number; height: number }): CardLayout {
  const sideWidth = Math.min(SIDE_WIDTH, Math.round((CARD_HEIGHT * width) / height))
  const picture = { width: sideWidth, height: CARD_HEIGHT, left: CARD_WIDTH - sideWidth, top: 0 }
  const column = picture.left - MARGIN - GAP
  return { picture, name: nameBox(column), title: titleBox(column, 190), titleSizes: BESIDE }
}

function nameBox(width: number): Box {
  return { left: MARGIN, top: 60, width, height: 120 }
}

function titleBox(width: number, top: number): Box {
  return { left: MARGIN, top, width, height: CARD_HEIGHT - BOTTOM - top }
}
