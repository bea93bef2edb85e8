import type { PdfText } from "~/src/build/resume-pdf/describe-resume"
import type { PdfDocument } from "~/src/build/resume-pdf/pdf-document"
import type { FontRole } from "~/src/build/resume-pdf/pdf-fonts"

/** Sizes in points, colours in hexadecimal. */
export type Style = { font: FontRole; size: number; colour: string; lineGap: number }

export type Column = { x: number; width: number }

/** A paragraph, or an item of a list. */
export type Block = {
  height: number
  /** Above it, in points. */
  gap: number
  draw: (y: number) => PDFKit.PDFStructureElement
}

type Paragraph = Column & {
  tag: string
  style: Style
  gap: number
  pieces: readonly PdfText[]
  /** Between pieces of the same line. */
  separator?: string
}

type Piece = PdfText & { font: string; width: number }

/** Returns a paragraph of pieces, some of which are links. A piece that does not fit into the rest of a line begins the next. */
export function paragraph(document: PdfDocument, { tag, gap, ...content }: Paragraph): Block {
  const { style, x, width } = content
  const lines = toLines(document, content).map((pieces) => {
    const text = pieces.map((piece) => piece.text).join("")
    const font = document.font(pieces[0]?.font ?? "text").fontSize(style.size)
    return { pieces, height: font.heightOfString(text, { width, lineGap: style.lineGap }) }
  })
  const draw = (top: number) => {
    let y = top
    const children = lines.flatMap(({ pieces, height }) => {
      const line = drawLine(document, { style, pieces, x, y, width })
      y += height
      return line
    })
    return document.struct(tag, {}, children)
  }
  return { gap, height: lines.reduce((sum, { height }) => sum + height, 0), draw }
}

function toLines(
  document: PdfDocument,
  { style, width, pieces, separator = "" }: Omit<Paragraph, "tag" | "gap">,
): Piece[][] {
  const toPiece = ({ text: given, url }: PdfText): Piece => {
    const { text: shown, font } = document.fonts.choose(given, style.font)
    // The spaces around a separator are kept.
    const text = given === separator ? separator : shown
    return { text, url, font: font.name, width: document.font(font.name).fontSize(style.size).widthOfString(text) }
  }
  const between = toPiece({ text: separator, url: null })
  const lines: Piece[][] = []
  let end = width
  for (const piece of pieces.map(toPiece)) {
    const fits = end + between.width + piece.width <= width
    if (fits) lines.at(-1)?.push(between, piece)
    else lines.push([piece])
    end = piece.width + (fits ? end + between.width : 0)
  }
  return lines
}

type Line = Column & { style: Style; pieces: readonly Piece[]; y: number }

function drawLine(document: PdfDocument, { style, pieces, x, y, width }: Line) {
  return pieces.map(({ text, url, font }, index) => {
    const options = { width, lineGap: style.lineGap, link: url, continued: index < pieces.length - 1 }
    const draw = () => {
      document.font(font).fontSize(style.size)
      document.fillColor(url === null ? style.colour : document.linkColour)
      if (index === 0) document.text(text, x, y, options)
      else document.text(text, options)
    }
    return url === null ? draw : document.struct("Link", {}, [draw])
  })
}
