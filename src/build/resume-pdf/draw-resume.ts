import type { PdfResume, PdfText } from "~/src/build/resume-pdf/describe-resume"
import { sectionBlocks, toPieces } from "~/src/build/resume-pdf/entry-blocks"
import { paragraph, type Style } from "~/src/build/resume-pdf/paragraph"
import { MARGINS, PdfDocument } from "~/src/build/resume-pdf/pdf-document"
import { openPdfFonts, type PdfFonts } from "~/src/build/resume-pdf/pdf-fonts"
import { placeBlocks } from "~/src/build/resume-pdf/place-blocks"
import { STYLES } from "~/src/build/resume-pdf/styles"
import { RESUME_TEXTS } from "~/src/lib/resume/resume-texts"

/** From the lower edge of the page, in points. */
const FOOTER_HEIGHT = 30

/** Returns the résumé as a PDF. `fonts.missing` then has the characters that it cannot show. */
export async function drawResume(resume: PdfResume, fonts: PdfFonts = openPdfFonts()): Promise<Buffer> {
  const { name, label, contact, summary, sections } = resume
  const document = new PdfDocument({ resume, title: RESUME_TEXTS.resume.title(name), fonts })
  const column = { x: MARGINS.left, width: document.contentWidth }
  const root = document.struct("Document")
  document.addStructure(root)
  let y = MARGINS.top
  const add = (tag: string, style: Style, gap: number, pieces: readonly PdfText[]) => {
    if (pieces.length === 0) return
    const block = paragraph(document, { ...column, tag, style, gap, pieces, separator: "   ·   " })
    root.add(block.draw(y + gap))
    y += gap + block.height
  }
  add("H1", STYLES.name, 0, toPieces(name))
  add("P", STYLES.label, 5, toPieces(label))
  add("P", STYLES.contact, 8, contact)
  add("P", STYLES.text, 10, toPieces(summary))
  for (const section of sections) {
    const part = document.struct("Sect")
    root.add(part)
    y = placeBlocks(document, part, sectionBlocks(document, section, column), y)
    part.end()
  }
  root.end()
  drawFooters(document, name)
  return document.toBytes()
}

/** Name and page number on each page, if there are several. */
function drawFooters(document: PdfDocument, name: string): void {
  const { start, count } = document.bufferedPageRange()
  if (count === 1) return
  const { font: role, size, colour } = STYLES.small
  for (let index = 0; index < count; index++) {
    document.switchToPage(start + index)
    const { font, text } = document.fonts.choose(`${name}  ·  ${index + 1} / ${count}`, role)
    const { page } = document
    // pdfkit would put a text below the margin on a new page.
    page.margins.bottom = 0
    document.artifact("Pagination", () => {
      document.font(font.name).fontSize(size).fillColor(colour)
      const options = { width: document.contentWidth, align: "right", lineBreak: false } as const
      document.text(text, MARGINS.left, page.height - FOOTER_HEIGHT, options)
    })
    page.margins.bottom = MARGINS.bottom
  }
}
