import type { Node } from "@takumi-rs/wasm/node"
import sharp from "sharp"

import { type CardColours, type CardImage, cardColours } from "~/src/build/social-cards/card-colours"
import { BOTTOM, type CardLayout, cardLayout, MARGIN, type TitleSize } from "~/src/build/social-cards/card-layout"
import type { CardRenderer } from "~/src/build/social-cards/card-renderer"
import { type CardWords, cardWords } from "~/src/build/social-cards/card-words"
import { CARD_HEIGHT, CARD_WIDTH, type SocialCard } from "~/src/build/social-cards/social-card"

type Style = NonNullable<Node["style"]>

const NAME: Style = { fontSize: 34, fontWeight: 500, lineHeight: 1.25, lineClamp: 2 }
const LABEL: Style = { fontSize: 28, fontWeight: 400, lineHeight: 1.35, lineClamp: 2 }
const TEXT: Style = { fontSize: 34, fontWeight: 400, lineHeight: 1.35, lineClamp: 4 }
const TITLE = { fontWeight: 480, lineHeight: 1.06 }
const TEXT_GAP = 24
const LEAST_TITLE_SIZE = 28

/** Some networks do not fetch a larger image in time. */
const MOST_BYTES = 150_000
const QUALITIES = [86, 76, 64]
const LEAST_QUALITY = 50

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

type Side = "left" | "right"

/** Returns the image of a card: the same bytes for the same card. */
export async function drawCard(renderer: CardRenderer, card: SocialCard): Promise<Buffer> {
  const { words } = cardWords(card, renderer.missingCharacters)
  const side: Side = directionOf(words.title) === "rtl" ? "right" : "left"
  const file = card.picture?.file
  const layout = cardLayout(file === undefined ? null : (await sharp(file).metadata()).autoOrient)
  const image = file === undefined || layout.image === null ? null : await readImage(file, layout.image)
  const colours = cardColours(image, side)
  const title = await fitTitle(renderer, words, layout)
  const node = cardNode({ accent: card.accent, words, layout, colours, side, image, title })
  return encode(await renderer.render(node), { isPhoto: image !== null })
}

async function readImage(file: string, { width, height }: { width: number; height: number }): Promise<CardImage> {
  const image = sharp(file).autoOrient().resize(width, height, { fit: "cover" })
  const pixels = image.flatten({ background: "#ffffff" }).toColourspace("srgb").ensureAlpha().raw()
  return { data: await pixels.toBuffer(), width, height }
}

/** As browsers decide it for `dir="auto"`: by the first letter. */
function directionOf(text: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? "") ? "rtl" : "ltr"
}

type Drawing = {
  accent: string
  words: CardWords
  layout: CardLayout
  colours: CardColours
  side: Side
  image: CardImage | null
  title: TitleSize
}

/** A card whose title begins on the right is mirrored. */
function cardNode({ accent, words, layout, colours, side, image, title }: Drawing): Node {
  const end = side === "left" ? "right" : "left"
  const paragraph = (text: string | null, style: Style): Node[] =>
    text === null ? [] : [textNode(text, { textAlign: side, ...style })]
  const { background, text, muted } = colours
  return box({ width: CARD_WIDTH, height: CARD_HEIGHT, position: "relative", backgroundColor: background }, [
    box({ position: "absolute", top: 0, [side]: MARGIN, width: 44, height: 24, backgroundColor: accent }, []),
    ...(image === null ? [] : [imageNode(image, { position: "absolute", top: 0, [end]: 0 })]),
    column({ top: 60, [side]: MARGIN, width: layout.headWidth, gap: 6 }, [
      ...paragraph(words.name, { ...NAME, color: text }),
      ...paragraph(words.label, { ...LABEL, color: muted }),
    ]),
    column({ bottom: BOTTOM, [side]: MARGIN, width: layout.title.width, gap: TEXT_GAP }, [
      ...paragraph(words.title, { ...titleStyle(title), color: text }),
      ...paragraph(words.text, { ...TEXT, color: muted }),
    ]),
  ])
}

function box(style: Style, children: Node[]): Node {
  return { type: "container", style, children }
}

function column(style: Style, children: Node[]): Node {
  return box({ position: "absolute", display: "flex", flexDirection: "column", ...style }, children)
}

function imageNode({ data, width, height }: CardImage, style: Style): Node {
  return { type: "image", src: { data, width, height }, width, height, style }
}

/** Newsreader has optical sizes from 6 to 72; below 16 its hairlines would vanish on a small card. */
function textNode(text: string, style: Style): Node {
  const opticalSize = Math.min(72, Math.max(16, Number(style.fontSize)))
  const fontVariationSettings = `"opsz" ${opticalSize}`
  const wrapping: Style = { textWrap: "balance", overflowWrap: "anywhere", textOverflow: "ellipsis" }
  return { type: "text", text, style: { direction: directionOf(text), fontVariationSettings, ...wrapping, ...style } }
}

function titleStyle(size: TitleSize): Style {
  return { ...TITLE, ...size }
}

/** Returns the largest size in which the title fits whole; a word too long for all of them is made smaller, then broken. */
async function fitTitle(
  renderer: CardRenderer,
  words: CardWords,
  { title: room, titleSizes }: CardLayout,
): Promise<TitleSize> {
  const text = words.text === null ? null : await renderer.measure(textNode(words.text, { ...TEXT, width: room.width }))
  const height = room.height - (text === null ? 0 : text.height + TEXT_GAP)
  let smallest: TitleSize & { tightness: number } = { fontSize: LEAST_TITLE_SIZE, lineClamp: 1, tightness: 1 }
  for (const size of titleSizes) {
    const measured = await measureTitle(renderer, words.title, size, room.width)
    if (measured.lines <= size.lineClamp && measured.tightness <= 1 && measured.height <= height) return size
    smallest = { ...size, tightness: measured.tightness }
  }
  const { fontSize, lineClamp, tightness } = smallest
  return { fontSize: Math.max(LEAST_TITLE_SIZE, Math.floor(fontSize / Math.max(1, tightness))), lineClamp }
}

/** `tightness` is the width of the widest word, as a multiple of the room. */
async function measureTitle(renderer: CardRenderer, title: string, { fontSize }: TitleSize, width: number) {
  const style: Style = { ...TITLE, fontSize, width, overflowWrap: "normal", textAlign: "left" }
  const nodes = [title, ...title.split(/\s+/)].map((text) => textNode(text, style))
  const { children } = await renderer.measure(column({ width }, nodes))
  const [whole, ...parts] = children
  const widest = Math.max(...parts.flatMap(({ runs }) => runs.map((run) => run.x + run.width)))
  const height = whole?.height ?? 0
  return { height, lines: Math.round(height / (fontSize * TITLE.lineHeight)), tightness: widest / width }
}

/** PNG keeps letters sharp and small; JPEG keeps photographs small. */
async function encode(pixels: Uint8Array, { isPhoto }: { isPhoto: boolean }): Promise<Buffer> {
  const raw = { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 4 } as const
  const card = sharp(pixels, { raw }).removeAlpha()
  if (!isPhoto) return card.png({ compressionLevel: 7 }).toBuffer()
  for (const quality of QUALITIES) {
    const bytes = await card.clone().jpeg({ quality, chromaSubsampling: "4:4:4", mozjpeg: true }).toBuffer()
    if (bytes.length <= MOST_BYTES) return bytes
  }
  return card.jpeg({ quality: LEAST_QUALITY, mozjpeg: true }).toBuffer()
}
