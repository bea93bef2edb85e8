import type { Canvas } from "canvaskit-wasm"
import sharp from "sharp"

import { type Paper, type PicturePixels, PLAIN_PAPER, paperFor } from "~/src/build/social-cards/card-colours"
import { type Box, type CardLayout, layOut, MARGIN } from "~/src/build/social-cards/card-layout"
import type { DrawnCard } from "~/src/build/social-cards/card-store"
import { type CardWords, readCardWords } from "~/src/build/social-cards/card-words"
import { CARD_HEIGHT, CARD_WIDTH, type SocialCard } from "~/src/build/social-cards/social-card"
import type { SetText, Side, TextStyle, Typesetter } from "~/src/build/social-cards/typesetter"

const NAME = { size: 34, weight: 500, lineHeight: 1.25, mostLines: 2 }
const LABEL = { size: 28, weight: 400, lineHeight: 1.35, mostLines: 2 }
const TEXT = { size: 34, weight: 400, lineHeight: 1.35, mostLines: 4 }
const TITLE = { weight: 480, lineHeight: 1.06 }
const RIBBON = { width: 44, height: 24 }
const TEXT_GAP = 24
const LEAST_TITLE = 28

/** Some networks fetch no larger picture in time. */
const MOST_BYTES = 150_000
const QUALITIES = [86, 76, 64]
const LEAST_QUALITY = 50

/** Draws a card, the same bytes for the same card, and returns which characters it cannot show. */
export async function drawCard(setter: Typesetter, card: SocialCard): Promise<DrawnCard> {
  const { words, unreadable } = readCardWords(card, setter.missing)
  const side = setter.sideOf(words.title)
  const file = card.picture?.file
  const layout = layOut(file === undefined ? null : await sizeOf(file), side)
  const picture = file === undefined || layout.picture === null ? null : await fitInto(file, layout.picture)
  const paper = picture === null ? PLAIN_PAPER : paperFor(picture, side)
  const data = paint(setter, { words, layout, paper, side, accent: card.accent })
  return { bytes: await encode(data, picture && layout.picture && { ...picture, ...layout.picture }), unreadable }
}

/** As it is seen: a photograph may lie on its side in its file. */
async function sizeOf(file: string): Promise<{ width: number; height: number }> {
  return (await sharp(file).metadata()).autoOrient
}

async function fitInto(file: string, { width, height }: Box): Promise<PicturePixels> {
  const picture = sharp(file).autoOrient().resize(width, height, { fit: "cover" })
  const pixels = picture.flatten({ background: "#ffffff" }).toColourspace("srgb").removeAlpha().raw()
  return { data: await pixels.toBuffer(), width, height }
}

type Painting = { words: CardWords; layout: CardLayout; paper: Paper; side: Side; accent: string }

function paint(setter: Typesetter, { accent, ...writing }: Painting): Uint8Array {
  const { kit } = setter
  const surface = kit.MakeSurface(CARD_WIDTH, CARD_HEIGHT)
  if (surface === null) throw new Error("No memory for a card.")
  const canvas = surface.getCanvas()
  canvas.clear(kit.parseColorString(writing.paper.ground))
  const ribbon = new kit.Paint()
  ribbon.setColor(kit.parseColorString(accent))
  const left = writing.side === "left" ? MARGIN : CARD_WIDTH - MARGIN - RIBBON.width
  canvas.drawRect(kit.XYWHRect(left, 0, RIBBON.width, RIBBON.height), ribbon)
  writeName(setter, canvas, writing)
  writeTitle(setter, canvas, writing)
  const image = surface.makeImageSnapshot()
  const pixels = image.readPixels(0, 0, {
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    colorType: kit.ColorType.RGBA_8888,
    alphaType: kit.AlphaType.Unpremul,
    colorSpace: kit.ColorSpace.SRGB,
  })
  image.delete()
  ribbon.delete()
  surface.dispose()
  setter.release()
  if (!(pixels instanceof Uint8Array)) throw new Error("A card could not be read.")
  return pixels
}

type Writing = Omit<Painting, "accent">

function writeName(setter: Typesetter, canvas: Canvas, { words, layout: { name: box }, paper, side }: Writing): void {
  let y = box.top
  if (words.name !== null) {
    const name = setter.setText(words.name, { ...NAME, colour: paper.ink }, box.width)
    name.draw(canvas, { x: box.left, y, side })
    y += name.height + 6
  }
  if (words.label === null) return
  setter.setText(words.label, { ...LABEL, colour: paper.muted }, box.width).draw(canvas, { x: box.left, y, side })
}

function writeTitle(setter: Typesetter, canvas: Canvas, { words, layout, paper, side }: Writing): void {
  const { left: x, top, width, height } = layout.title
  const text = words.text === null ? null : setter.setText(words.text, { ...TEXT, colour: paper.muted }, width)
  const below = text === null ? 0 : text.height + TEXT_GAP
  const sizes = layout.titleSizes.map(({ size, lines }) => ({ size, mostLines: lines }))
  const setTitle: SetTitle = (size) => setter.setText(words.title, { ...TITLE, ...size, colour: paper.ink }, width)
  const title = fitTitle(setTitle, sizes, height - below)
  const bottom = top + height
  title.draw(canvas, { x, y: bottom - below - title.height, side })
  text?.draw(canvas, { x, y: bottom - text.height, side })
}

type TitleSize = Pick<TextStyle, "size" | "mostLines">
type SetTitle = (size: TitleSize) => SetText

/** In the largest size in which it is there whole; a word that is too long for all of them is set smaller still, then torn. */
function fitTitle(setTitle: SetTitle, sizes: readonly TitleSize[], height: number): SetText {
  const smallest = sizes.at(-1) ?? { size: LEAST_TITLE, mostLines: 1 }
  for (const size of sizes) {
    const title = setTitle(size)
    if (title.isComplete && title.tightness <= 1 && title.height <= height) return title
  }
  const { tightness } = setTitle(smallest)
  return setTitle({ ...smallest, size: Math.max(LEAST_TITLE, Math.floor(smallest.size / Math.max(1, tightness))) })
}

async function encode(data: Uint8Array, picture: (PicturePixels & Box) | null): Promise<Buffer> {
  const card = sharp(Buffer.from(data.buffer), {
    raw: { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 4 },
  }).removeAlpha()
  if (picture === null) return card.png({ compressionLevel: 7 }).toBuffer()
  const { data: input, width, height, left, top } = picture
  card.composite([{ input: Buffer.from(input), raw: { width, height, channels: 3 }, left, top }])
  for (const quality of QUALITIES) {
    const bytes = await card.clone().jpeg({ quality, chromaSubsampling: "4:4:4", mozjpeg: true }).toBuffer()
    if (bytes.length <= MOST_BYTES) return bytes
  }
  return card.jpeg({ quality: LEAST_QUALITY, mozjpeg: true }).toBuffer()
}
