import type { Node } from "@takumi-rs/core"
import sharp from "sharp"

import type { SocialCard } from "~/src/build/social-cards/card-file"
import { RIGHT_TO_LEFT } from "~/src/build/social-cards/card-fonts"
import { BOTTOM, CARD_HEIGHT, CARD_WIDTH, cardLayout, MARGIN } from "~/src/build/social-cards/card-layout"
import type { CardRenderer } from "~/src/build/social-cards/card-renderer"
import { cardWords } from "~/src/build/social-cards/card-words"

type Style = NonNullable<Node["style"]>
type Layout = ReturnType<typeof cardLayout>
/** RGBA pixels of an image in its size on the card. */
type CardImage = { data: Uint8Array; width: number; height: number }
type Words = ReturnType<typeof cardWords>

const NAME: Style = { fontSize: 34, fontWeight: 500, lineHeight: 1.25, lineClamp: 2 }
const LABEL: Style = { fontSize: 28, fontWeight: 400, lineHeight: 1.35, lineClamp: 2 }
const TEXT: Style = { fontSize: 34, fontWeight: 400, lineHeight: 1.35, lineClamp: 4 }
const TITLE = { fontWeight: 480, lineHeight: 1.06 }
const TEXT_GAP = 24
const LEAST_TITLE_SIZE = 28

/** As in the dark theme of tokens.css. */
const COLOURS = { background: "#09090b", text: "#f4f4f5", muted: "#a1a1aa" }

/** A JPEG of this quality stays below 150 KB. Some networks do not fetch a larger image in time. PNG keeps letters sharp and small. */
const QUALITY = 60

/** Returns the image of a card: the same bytes for the same card. A card whose title begins on the right is mirrored. */
export async function drawCard(renderer: CardRenderer, card: SocialCard): Promise<Uint8Array> {
  const words = cardWords(card, renderer.missingCharacters)
  const [start, end] = directionOf(words.title) === "rtl" ? (["right", "left"] as const) : (["left", "right"] as const)
  const file = card.picture?.file
  const layout = cardLayout(file === undefined ? null : (await sharp(file).metadata()).autoOrient)
  const image = file === undefined || layout.image === null ? null : await readImage(file, layout.image)
  const { background, text, muted } = COLOURS
  const titleSize = await fitTitle(renderer, words, layout)
  const paragraph = (content: string | null, style: Style): Node[] =>
    content === null ? [] : [textNode(content, { textAlign: start, ...style })]
  const node = box({ width: CARD_WIDTH, height: CARD_HEIGHT, position: "relative", backgroundColor: background }, [
    box({ position: "absolute", top: 0, [start]: MARGIN, width: 44, height: 24, backgroundColor: card.accent }, []),
    ...(image === null ? [] : [imageNode(image, { position: "absolute", top: 0, [end]: 0 })]),
    column({ top: 60, [start]: MARGIN, width: layout.headWidth, gap: 6 }, [
      ...paragraph(words.name, { ...NAME, color: text }),
      ...paragraph(words.label, { ...LABEL, color: muted }),
    ]),
    column({ bottom: BOTTOM, [start]: MARGIN, width: layout.title.width, gap: TEXT_GAP }, [
      ...paragraph(words.title, { ...TITLE, ...titleSize, color: text }),
      ...paragraph(words.text, { ...TEXT, color: muted }),
    ]),
  ])
  if (image === null) return renderer.render(node, "png")
  const raw = { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 4 } as const
  const pixels = sharp(await renderer.render(node, "raw"), { raw }).removeAlpha()
  return pixels.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer()
}

async function readImage(file: string, { width, height }: { width: number; height: number }): Promise<CardImage> {
  const image = sharp(file).autoOrient().resize(width, height, { fit: "cover" })
  const pixels = image.flatten({ background: "#ffffff" }).toColourspace("srgb").ensureAlpha().raw()
  return { data: await pixels.toBuffer(), width, height }
}

/** Decides by the first letter, as browsers do for `dir="auto"`. */
function directionOf(text: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? "") ? "rtl" : "ltr"
}

function box(style: Style, children: Node[]): Node {
  return { type: "container", style, children }
}

function column(style: Style, children: Node[]): Node {
  return box({ position: "absolute", display: "flex", flexDirection: "column", ...style }, children)
}

function imageNode(src: CardImage, style: Style): Node {
  return { type: "image", src, width: src.width, height: src.height, style }
}

/** Newsreader has optical sizes from 6 to 72. Below 16, its thin lines would disappear when a card is shown small. */
function textNode(text: string, style: Style): Node {
  const opticalSize = Math.min(72, Math.max(16, Number(style.fontSize)))
  const fontVariationSettings = `"opsz" ${opticalSize}`
  const wrapping: Style = { textWrap: "balance", overflowWrap: "anywhere", textOverflow: "ellipsis" }
  return { type: "text", text, style: { direction: directionOf(text), fontVariationSettings, ...wrapping, ...style } }
}

/** Returns the largest size in which the title fits. A word too long for every size is made smaller, then broken. */
async function fitTitle(renderer: CardRenderer, words: Words, { title, titleSizes }: Layout) {
  const { width } = title
  const text = words.text === null ? null : await renderer.measure(textNode(words.text, { ...TEXT, width }))
  const room = title.height - (text === null ? 0 : text.height + TEXT_GAP)
  let smallest = { fontSize: LEAST_TITLE_SIZE, lineClamp: 1 }
  for (const { fontSize, lineClamp } of titleSizes) {
    const style: Style = { ...TITLE, fontSize, width, overflowWrap: "normal", textAlign: "left" }
    const nodes = [words.title, ...words.title.split(/\s+/)].map((part) => textNode(part, style))
    const [whole, ...parts] = (await renderer.measure(column({ width }, nodes))).children
    const height = whole?.height ?? 0
    const lines = Math.round(height / (fontSize * TITLE.lineHeight))
    const widest = Math.max(...parts.flatMap(({ runs }) => runs.map((run) => run.x + run.width)))
    if (lines <= lineClamp && widest <= width && height <= room) return { fontSize, lineClamp }
    const shrunk = Math.floor(fontSize / Math.max(1, widest / width))
    smallest = { fontSize: Math.max(LEAST_TITLE_SIZE, shrunk), lineClamp }
  }
  return smallest
}
