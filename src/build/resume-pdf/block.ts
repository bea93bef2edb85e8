import type { Paper } from "~/src/build/resume-pdf/pdf-document"
import type { Faces } from "~/src/build/resume-pdf/pdf-fonts"
import type { CvText } from "~/src/build/resume-pdf/resume-document"
import type { Style } from "~/src/build/resume-pdf/styles"

/** Something that is drawn as one: a paragraph, a point of a list. */
export type Block = {
  height: number
  /** Space above it, in points. */
  gap: number
  /** A point of a list, which its neighbours belong to. */
  isPoint?: boolean
  /** Belongs to what stands below it. */
  leads?: boolean
  /** Draws it at a height, and says what it is. */
  draw: (y: number) => PDFKit.PDFStructureElement
}

export type Box = { x: number; width: number }

export type Setter = { paper: Paper; faces: Faces; linkColour: string }

type Paragraph = Box & {
  tag: string
  style: Style
  gap: number
  pieces: readonly CvText[]
  /** Between pieces; where a piece would be torn at the end of a line, a new line. */
  separator?: string
  leads?: boolean
}

/** A piece as it is printed, and the name of its face. */
type Fitted = CvText & { face: string }

/** Pieces that begin on a line of their own. */
type Line = { parts: readonly Fitted[]; height: number }

/** A paragraph of words, some of which lead somewhere. */
export function paragraph(setter: Setter, { tag, style, gap, leads = false, ...text }: Paragraph): Block {
  const { x, width } = text
  const lines = toLines(setter, style, text).map((parts) => ({ parts, height: heightOf(setter, style, parts, width) }))
  const height = lines.reduce((sum, line) => sum + line.height, 0)
  return { height, gap, leads, draw: (y) => drawLines(setter, { tag, style, lines, x, y, width }) }
}

/** A piece that would be torn at the end of a line begins the next. */
function toLines(
  { paper, faces }: Setter,
  style: Style,
  { pieces, separator = "", width }: Pick<Paragraph, "pieces" | "separator" | "width">,
): Fitted[][] {
  const toFitted = ({ text, url }: CvText): Fitted => {
    const fitted = faces.choose(text, style.face)
    return { text: fitted.text, url, face: fitted.face.name }
  }
  const measure = ({ text, face }: Fitted) => paper.font(face).fontSize(style.size).widthOfString(text)
  // Its spaces are part of it.
  const between = { ...toFitted({ text: separator, url: null }), text: separator }
  const lines: Fitted[][] = []
  let end = 0
  for (const piece of pieces.map(toFitted)) {
    const begin = end + measure(between)
    const last = lines.at(-1)
    if (last === undefined || begin + measure(piece) > width) lines.push([piece])
    else last.push(between, piece)
    end = lines.at(-1)?.length === 1 ? measure(piece) : begin + measure(piece)
  }
  return lines
}

function heightOf({ paper }: Setter, { size, lineGap }: Style, parts: readonly Fitted[], width: number): number {
  const words = parts.map(({ text }) => text).join("")
  return paper
    .font(parts[0]?.face ?? "text")
    .fontSize(size)
    .heightOfString(words, { width, lineGap })
}

type Drawing = Box & { tag: string; style: Style; lines: readonly Line[]; y: number }

function drawLines(setter: Setter, { lines, tag, y, ...drawing }: Drawing): PDFKit.PDFStructureElement {
  const tops = lines.map((_line, index) => lines.slice(0, index).reduce((sum, { height }) => sum + height, y))
  const children = lines.flatMap(({ parts }, index) => drawLine(setter, { ...drawing, parts, y: tops[index] ?? y }))
  return setter.paper.struct(tag, {}, children)
}

type LineDrawing = Box & { style: Style; parts: readonly Fitted[]; y: number }

function drawLine({ paper, linkColour }: Setter, { style, parts, x, y, width }: LineDrawing) {
  return parts.map(({ text, url, face }, index) => {
    const draw = () => {
      const options = { width, lineGap: style.lineGap, link: url, continued: index < parts.length - 1 }
      paper.font(face).fontSize(style.size)
      paper.fillColor(url === null ? style.colour : linkColour)
      if (index === 0) paper.text(text, x, y, options)
      else paper.text(text, options)
    }
    return url === null ? draw : paper.struct("Link", {}, [draw])
  })
}
