import type { PdfText } from "~/src/build/resume-pdf/describe-resume"
import type { PdfDocument } from "~/src/build/resume-pdf/pdf-document"
import type { FontRole } from "~/src/build/resume-pdf/pdf-fonts"

/** The light theme's colours, as in tokens.css. */
const INK = "#18181b"
const TEXT = "#27272a"
const MUTED = "#52525b"

/** Sizes in points, colours in hexadecimal. */
export const STYLES = {
  name: { font: "display", size: 27, colour: INK, lineGap: 0 },
  label: { font: "text", size: 11, colour: MUTED, lineGap: 1.5 },
  contact: { font: "text", size: 8.5, colour: MUTED, lineGap: 2.5 },
  heading: { font: "display", size: 14, colour: INK, lineGap: 0 },
  title: { font: "display", size: 11.5, colour: INK, lineGap: 0.5 },
  role: { font: "strong", size: 9, colour: INK, lineGap: 1 },
  text: { font: "text", size: 9, colour: TEXT, lineGap: 2 },
  small: { font: "text", size: 8, colour: MUTED, lineGap: 2 },
} as const satisfies Record<string, { font: FontRole; size: number; colour: string; lineGap: number }>

export type Column = { x: number; width: number }

export type Paragraph = Column & {
  tag: string
  style: keyof typeof STYLES
  /** The space above it, in points. */
  gap: number
  pieces: PdfText | readonly PdfText[] | null | undefined
  /** The text between two pieces of a line. */
  separator?: string
}

export type Block = Pick<Paragraph, "gap"> & { height: number; draw: (y: number) => PDFKit.PDFStructureElement }

type Piece = { text: string; url: string | null; font: string }

/** Returns a paragraph, or none for an empty text. A piece that does not fit into the rest of a line begins the next line. */
export function paragraphs(document: PdfDocument, given: Paragraph): Block[] {
  const { tag, gap, width } = given
  const { size, lineGap } = STYLES[given.style]
  let height = 0
  const lines = toLines(document, given).map((pieces) => {
    const offset = height
    const text = pieces.map((piece) => piece.text).join("")
    const font = document.font(pieces[0]?.font ?? "text").fontSize(size)
    height += font.heightOfString(text, { width, lineGap })
    return (y: number) => drawLine(document, given, pieces, y + offset)
  })
  if (lines.length === 0) return []
  const linesAt = (y: number) => lines.flatMap((drawAt) => drawAt(y))
  return [{ gap, height, draw: (y) => document.struct(tag, {}, linesAt(y)) }]
}

function toLines(document: PdfDocument, { style, width, pieces, separator = "" }: Paragraph): Piece[][] {
  const { font: role, size } = STYLES[style]
  const toPiece = (given: PdfText): Piece => {
    const { text: wanted, url } = typeof given === "string" ? { text: given, url: null } : given
    const { text, font } = document.fonts.choose(wanted, role)
    return { text, url, font: font.name }
  }
  const widthOf = ({ text, font }: Piece) => document.font(font).fontSize(size).widthOfString(text)
  // With the spaces at its ends, which `choose` removes.
  const between = { ...toPiece(separator), text: separator }
  const lines: Piece[][] = []
  let end = width
  for (const piece of [pieces ?? []].flat().filter(Boolean).map(toPiece)) {
    const start = end + widthOf(between)
    const fits = start + widthOf(piece) <= width
    if (fits) lines.at(-1)?.push(between, piece)
    else lines.push([piece])
    end = widthOf(piece) + (fits ? start : 0)
  }
  return lines
}

function drawLine(document: PdfDocument, { x, width, style }: Paragraph, pieces: readonly Piece[], y: number) {
  const { size, lineGap, colour } = STYLES[style]
  return pieces.map(({ text, url, font }, index) => {
    const options = { width, lineGap, link: url, continued: index < pieces.length - 1 }
    const draw = () => {
      document
        .font(font)
        .fontSize(size)
        .fillColor(url === null ? colour : document.linkColour)
      if (index === 0) document.text(text, x, y, options)
      else document.text(text, options)
    }
    return url === null ? draw : document.struct("Link", {}, [draw])
  })
}
