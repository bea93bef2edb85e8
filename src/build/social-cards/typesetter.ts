import { readFileSync } from "node:fs"
import CanvasKitInit, { type Canvas, type CanvasKit, type FontCollection, type Paragraph } from "canvaskit-wasm"

import { listFaces } from "~/src/build/social-cards/card-fonts"

/** How a text is set. */
export type TextStyle = {
  /** Pixels. */
  size: number
  /** From 200 to 800. */
  weight: number
  /** In hexadecimal. */
  colour: string
  /** A multiple of the size. */
  lineHeight: number
  mostLines: number
}

/** A text in lines, ready to be drawn. */
export type SetText = {
  height: number
  /** Whether all of it is there, also where a word had to be torn apart. */
  isComplete: boolean
  /** How many times as wide as its lines its longest word is. */
  tightness: number
  /** With its lines against the left or the right side of their room. */
  draw: (canvas: Canvas, at: { x: number; y: number; side: Side }) => void
}

export type Side = "left" | "right"

export type Typesetter = {
  kit: CanvasKit
  /** The characters of a text that no face has. */
  missing: (text: string) => string[]
  /** The side on which a text begins. */
  sideOf: (text: string) => Side
  setText: (text: string, style: TextStyle, width: number) => SetText
  /** Frees the memory of all texts set so far, which nobody collects; none of them can be drawn any more. */
  release: () => void
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const LETTER = /\p{L}/u
/** Text below this size has hairlines that vanish when a card is shown small. */
const LARGEST_OPTICAL_SIZE = 72
const LEAST_OPTICAL_SIZE = 16

/**
 * The one door to Skia, the typesetter that browsers use: it breaks lines, joins letters and orders scripts that run
 * from right to left, with the faces it is given and none of the machine's.
 */
export async function openTypesetter(): Promise<Typesetter> {
  const kit = await CanvasKitInit()
  const provider = kit.TypefaceFontProvider.Make()
  const families = listFaces().map((file, index) => {
    const family = `face-${index}`
    provider.registerFont(readFileSync(file), family)
    return family
  })
  const fonts = kit.FontCollection.Make()
  fonts.setDefaultFontManager(provider)
  const setter: Setter = { kit, fonts, families, paragraphs: [] }
  return {
    kit,
    missing: (text) => missingIn(setter, text),
    sideOf: (text) => (isRightToLeft(text) ? "right" : "left"),
    setText: (text, style, width) => setIn(setter, text, style, width),
    release: () => {
      for (const paragraph of setter.paragraphs.splice(0)) paragraph.delete()
    },
  }
}

type Setter = { kit: CanvasKit; fonts: FontCollection; families: string[]; paragraphs: Paragraph[] }

const PLAIN: TextStyle = { size: 16, weight: 400, colour: "#000000", lineHeight: 1, mostLines: 99 }

function missingIn(setter: Setter, text: string): string[] {
  const paragraph = build(setter, text, PLAIN)
  paragraph.layout(10_000)
  return [...new Set(paragraph.unresolvedCodepoints().map((code) => String.fromCodePoint(code)))]
}

function setIn(setter: Setter, text: string, style: TextStyle, width: number): SetText {
  const paragraph = build(setter, text, style)
  paragraph.layout(width)
  const isComplete = !paragraph.didExceedMaxLines()
  const tightness = paragraph.getMinIntrinsicWidth() / width
  const balanced = isComplete && tightness <= 1 ? balance(paragraph, width) : width
  return {
    height: paragraph.getHeight(),
    isComplete,
    tightness,
    draw: (canvas, { x, y, side }) => canvas.drawParagraph(paragraph, side === "right" ? x + width - balanced : x, y),
  }
}

/** Makes the lines as equal as they can be without there being more of them, and answers with their width. */
function balance(paragraph: Paragraph, width: number): number {
  const lines = paragraph.getNumberOfLines()
  let tooNarrow = 0
  let enough = width
  while (enough - tooNarrow > 1) {
    const middle = (tooNarrow + enough) / 2
    paragraph.layout(middle)
    const isEnough = paragraph.getMinIntrinsicWidth() <= middle && paragraph.getNumberOfLines() <= lines
    if (isEnough && !paragraph.didExceedMaxLines()) enough = middle
    else tooNarrow = middle
  }
  paragraph.layout(enough)
  return enough
}

function build({ kit, fonts, families, paragraphs }: Setter, text: string, style: TextStyle): Paragraph {
  const { size, weight, colour, lineHeight, mostLines } = style
  const opticalSize = Math.min(LARGEST_OPTICAL_SIZE, Math.max(LEAST_OPTICAL_SIZE, size))
  const paragraphStyle = new kit.ParagraphStyle({
    textStyle: {
      color: kit.parseColorString(colour),
      fontFamilies: families,
      fontSize: size,
      heightMultiplier: lineHeight,
      halfLeading: true,
      fontVariations: [
        { axis: "wght", value: weight },
        { axis: "opsz", value: opticalSize },
      ],
    },
    textDirection: isRightToLeft(text) ? kit.TextDirection.RTL : kit.TextDirection.LTR,
    maxLines: mostLines,
    ellipsis: "…",
  })
  const builder = kit.ParagraphBuilder.MakeFromFontCollection(paragraphStyle, fonts)
  builder.addText(text)
  const paragraph = builder.build()
  builder.delete()
  paragraphs.push(paragraph)
  return paragraph
}

/** As browsers decide it for `dir="auto"`: by the first letter. */
function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(LETTER.exec(text)?.[0] ?? "")
}
