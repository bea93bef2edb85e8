import type { PdfResume } from "~/src/build/resume-pdf/describe-resume"
import { type PlacedBlock, sectionBlocks } from "~/src/build/resume-pdf/entry-blocks"
import { paragraphs, STYLES } from "~/src/build/resume-pdf/paragraph"
import { MARGINS, PdfDocument } from "~/src/build/resume-pdf/pdf-document"
import { openPdfFonts, type PdfFonts } from "~/src/build/resume-pdf/pdf-fonts"

type Part = PDFKit.PDFStructureElement

/** The distance of the footer from the lower edge of the page, in points. */
const FOOTER_HEIGHT = 30
const RULE_COLOUR = "#d4d4d8"

/** A group that does not fit begins on the next page, unless that would leave more than this part of the page empty. */
const MOST_EMPTY = 0.3

/** Returns the résumé as a PDF, with the number of its pages and the characters that its fonts lack. */
export async function drawResume(resume: PdfResume, fonts: PdfFonts = openPdfFonts()) {
  const { name, label, contact, summary, sections } = resume
  const document = new PdfDocument(resume, fonts)
  const shared = { ...document.column, tag: "P" }
  const root = document.struct("Document")
  document.addStructure(root)
  const head = [
    ...paragraphs(document, { ...shared, tag: "H1", style: "name", gap: 0, pieces: name }),
    ...paragraphs(document, { ...shared, style: "label", gap: 5, pieces: label }),
    ...paragraphs(document, { ...shared, style: "contact", gap: 8, pieces: contact, separator: "   ·   " }),
    ...paragraphs(document, { ...shared, style: "text", gap: 10, pieces: summary }),
  ].map((block) => ({ ...block, keepWithNext: true }))
  let y = placeBlocks(document, root, head, MARGINS.top)
  for (const section of sections) {
    const part = document.struct("Sect")
    root.add(part)
    y = placeBlocks(document, part, sectionBlocks(document, section), y)
    part.end()
  }
  root.end()
  drawFooters(document, name)
  const { count: pages } = document.bufferedPageRange()
  return { bytes: await document.toBytes(), pages, missing: [...fonts.missing] }
}

/** Places blocks below each other from `top`, on as many pages as they need, and returns where they end. */
function placeBlocks(document: PdfDocument, section: Part, blocks: readonly PlacedBlock[], top: number): number {
  let y = top
  let asideBottom = top
  for (const [index, block] of blocks.entries()) {
    y = (block.startsEntry ? Math.max(y, asideBottom) : y) + block.gap
    if (!blocks[index - 1]?.keepWithNext && !fits(document, blocks.slice(index), y)) {
      document.addPage()
      y = MARGINS.top
      asideBottom = 0
    }
    if (block.aside !== undefined) asideBottom = y + block.aside.gap + block.aside.height
    const { page } = document
    drawBlock(document, section, block, y)
    y += block.height
    // pdfkit has continued a long block on the next page.
    if (document.page !== page) {
      y = document.y
      asideBottom = 0
    }
    if (block.hasRule) {
      const { x, width } = document.column
      const rule = () =>
        document
          .moveTo(x, y)
          .lineTo(x + width, y)
          .lineWidth(0.5)
          .stroke(RULE_COLOUR)
      document.artifact("Layout", rule)
    }
  }
  return Math.max(y, asideBottom)
}

function drawBlock(document: PdfDocument, section: Part, { draw, list, aside }: PlacedBlock, y: number): void {
  const drawAside = () => aside && section.add(aside.draw(y + aside.gap))
  if (aside?.isName) drawAside()
  if (list !== undefined && list.part === null) {
    list.part = document.struct("L")
    section.add(list.part)
  }
  const parent = list?.part ?? section
  parent.add(draw(y))
  if (!aside?.isName) drawAside()
}

function fits({ page }: PdfDocument, blocks: readonly PlacedBlock[], y: number): boolean {
  const [first] = blocks
  const space = page.height - MARGINS.bottom - y
  const heightUpTo = (isEnd: (index: number) => boolean | undefined) => {
    const count = blocks.findIndex((_block, index) => index > 0 && isEnd(index))
    const together = count === -1 ? blocks : blocks.slice(0, count)
    return together.reduce((sum, { gap, height }, index) => sum + (index === 0 ? 0 : gap) + height, 0)
  }
  const least = heightUpTo((index) => !blocks[index - 1]?.keepWithNext)
  if (!first?.startsGroup) return least <= space
  if (heightUpTo((index) => blocks[index]?.startsGroup) <= space) return true
  return least <= space && space >= MOST_EMPTY * page.height
}

function drawFooters(document: PdfDocument, name: string): void {
  const { start, count } = document.bufferedPageRange()
  if (count === 1) return
  const { font: role, size, colour } = STYLES.small
  for (let index = 0; index < count; index++) {
    document.switchToPage(start + index)
    const { font, text } = document.fonts.choose(`${name}  ·  ${index + 1} / ${count}`, role)
    const { page } = document
    // Otherwise pdfkit would move a text below the margin to a new page.
    page.margins.bottom = 0
    document.artifact("Pagination", () => {
      document.font(font.name).fontSize(size).fillColor(colour)
      const options = { width: document.column.width, align: "right", lineBreak: false } as const
      document.text(text, MARGINS.left, page.height - FOOTER_HEIGHT, options)
    })
    page.margins.bottom = MARGINS.bottom
  }
}
