import { type Block, type Box, paragraph, type Setter } from "~/src/build/resume-pdf/block"
import { flow } from "~/src/build/resume-pdf/flow"
import { bytesOf, MARGINS, openPaper, type Paper } from "~/src/build/resume-pdf/pdf-document"
import { type Faces, openFaces } from "~/src/build/resume-pdf/pdf-fonts"
import type { Cv } from "~/src/build/resume-pdf/resume-document"
import { entryRow, headingRow, plain } from "~/src/build/resume-pdf/rows"
import { STYLES } from "~/src/build/resume-pdf/styles"
import { TEXTS } from "~/src/lib/texts"

const FOOT = 30

export type DrawnCv = { bytes: Buffer; missing: ReadonlySet<string> }

/** The résumé as a PDF, and the letters in it that no face has. */
export async function drawCv(cv: Cv, faces: Faces = openFaces()): Promise<DrawnCv> {
  const paper = openPaper(cv, TEXTS.resume.title(cv.name), faces.all)
  const setter = { paper, faces, linkColour: cv.accent }
  const box = { x: MARGINS.left, width: paper.page.width - MARGINS.left - MARGINS.right }
  const whole = paper.struct("Document")
  paper.addStructure(whole)
  let y = MARGINS.top
  for (const block of heads(setter, cv, box)) {
    whole.add(block.draw(y + block.gap))
    y += block.gap + block.height
  }
  const rows = cv.sections.flatMap(({ heading, entries }) => [
    headingRow(setter, heading, box),
    ...entries.map((entry) => entryRow(setter, entry, box)),
  ])
  flow(paper, rows, { parent: whole, from: y })
  whole.end()
  numberPages(setter, cv, box)
  return { bytes: await bytesOf(paper), missing: faces.missing }
}

/** Who it is, and how to reach them. */
function heads(setter: Setter, { name, label, contact, summary }: Cv, box: Box): Block[] {
  const wide = (tag: string, style: (typeof STYLES)[keyof typeof STYLES], gap: number, pieces: Cv["contact"]) =>
    pieces.length === 0 ? [] : [paragraph(setter, { ...box, tag, style, gap, pieces, separator: "   ·   " })]
  return [
    ...wide("H1", STYLES.name, 0, plain(name)),
    ...wide("P", STYLES.label, 5, plain(label)),
    ...wide("P", STYLES.contact, 8, contact),
    ...wide("P", STYLES.text, 10, plain(summary)),
  ]
}

/** At the foot of each page whose it is and which of how many; a single page needs no number. */
function numberPages({ paper, faces }: Setter, { name }: Cv, { x, width }: Box): void {
  const { start, count } = paper.bufferedPageRange()
  if (count === 1) return
  for (let index = 0; index < count; index++) {
    paper.switchToPage(start + index)
    const { face, text } = faces.choose(`${name}  ·  ${index + 1} / ${count}`, STYLES.small.face)
    withoutMargin(paper, () => {
      paper.markContent("Artifact", { type: "Pagination" })
      paper.font(face.name).fontSize(STYLES.small.size).fillColor(STYLES.small.colour)
      paper.text(text, x, paper.page.height - FOOT, { width, align: "right", lineBreak: false })
      paper.endMarkedContent()
    })
  }
}

/** Text in a margin would begin a new page. */
function withoutMargin(paper: Paper, draw: () => void): void {
  const { bottom } = paper.page.margins
  paper.page.margins.bottom = 0
  draw()
  paper.page.margins.bottom = bottom
}
