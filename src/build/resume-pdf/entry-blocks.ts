import type { PdfEntry, PdfResume } from "~/src/build/resume-pdf/describe-resume"
import { type Block, type Column, type Paragraph, paragraphs, STYLES } from "~/src/build/resume-pdf/paragraph"
import type { PdfDocument } from "~/src/build/resume-pdf/pdf-document"

export type PlacedBlock = Block & {
  /** True if it must not be the last block of a page. */
  keepWithNext?: boolean
  /** True for the first block of a group, which stays on one page if possible. The next such block ends the group. */
  startsGroup?: boolean
  startsEntry?: boolean
  /** The list that the block belongs to. Its part of the document is created together with the first item. */
  list?: { part: PDFKit.PDFStructureElement | null }
  hasRule?: boolean
  /** The text next to it in the narrow column. Screen readers read a name before the block and a date after it. */
  aside?: Block & { isName: boolean }
}

type Style = Paragraph["style"]

const ASIDE_WIDTH = 96
const COLUMN_GAP = 18
const BULLET_WIDTH = 10
const SEPARATOR = "  ·  "
const RULE_GAP = 3

/** Returns the blocks of a section: its heading, then its entries. */
export function sectionBlocks(document: PdfDocument, section: PdfResume["sections"][number]): PlacedBlock[] {
  const { heading, entries } = section
  const headings = paragraphs(document, { ...document.column, tag: "H2", style: "heading", gap: 17, pieces: heading })
  const top = { keepWithNext: true, startsGroup: true, hasRule: true }
  const drawHeading = (block: Block, y: number) => {
    // Leads to the page that is current now.
    document.outline.addItem(heading)
    return block.draw(y)
  }
  return [
    ...headings.map((block) => {
      return { ...block, ...top, height: block.height + RULE_GAP, draw: (y: number) => drawHeading(block, y) }
    }),
    ...entries.flatMap((entry, index) => {
      const isRole = entries[index - 1]?.isEmployer === true
      const gap = (entry.title || entry.role ? 8 : 5) / (isRole ? 2 : 1)
      const [first, ...rest] = entryBlocks(document, entry)
      if (first === undefined) return []
      return [{ ...first, gap: first.gap + gap, startsEntry: true, startsGroup: index > 0 && !isRole }, ...rest]
    }),
  ]
}

function entryBlocks(document: PdfDocument, entry: PdfEntry): PlacedBlock[] {
  const { title, role, facts, summary, highlights = [], projects, isEmployer } = entry
  const { x, width } = document.column
  const column = { x: x + ASIDE_WIDTH + COLUMN_GAP, width: width - ASIDE_WIDTH - COLUMN_GAP }
  const add = (tag: string, style: Style, gap: number, pieces: Paragraph["pieces"]) =>
    paragraphs(document, { ...column, tag, style, gap, pieces, separator: SEPARATOR })
  const head = [
    ...add("H3", "title", 0, title),
    ...add(title ? "P" : "H3", "role", 1, role),
    ...add("P", "small", 1, facts),
  ]
  const list = { part: null }
  const body = [
    ...add("P", "text", 2, summary),
    ...highlights.flatMap((highlight) => listItem(document, highlight, column)).map((item) => ({ ...item, list })),
    ...add("P", "small", 2, projects),
  ]
  const isFollowed = (index: number) => index < head.length - 1 || body.length > 0 || isEmployer === true
  const [first, ...rest] = [...head.map((block, index) => ({ ...block, keepWithNext: isFollowed(index) })), ...body]
  const [aside] = asideBlock(document, entry, { x, width: ASIDE_WIDTH })
  if (first === undefined) return aside === undefined ? [] : [aside]
  return [aside === undefined ? first : { ...first, aside }, ...rest]
}

function asideBlock(document: PdfDocument, { aside, title, role, facts = [], summary }: PdfEntry, column: Column) {
  const isName = !title && !role
  const style = isName ? "role" : "small"
  const ascent = (of: Style, text = "") => document.fonts.choose(text, STYLES[of].font).font.ascent * STYLES[of].size
  const beside = title ? "title" : role ? "role" : facts.length === 0 && summary ? "text" : "small"
  const gap = ascent(beside, title?.text) - ascent(style, aside ?? "")
  const blocks = paragraphs(document, { ...column, tag: isName ? "H3" : "P", style, gap, pieces: aside })
  return blocks.map((block) => ({ ...block, isName }))
}

/** The bullet is tagged as a label (`Lbl`), so that it is not part of the text. */
function listItem(document: PdfDocument, text: string, { x, width }: Column): PlacedBlock[] {
  const part = (tag: string, column: Column, pieces: string) =>
    paragraphs(document, { ...column, tag, style: "text", gap: 1, pieces })
  const bullets = part("Lbl", { x, width: BULLET_WIDTH }, "•")
  const bodies = part("LBody", { x: x + BULLET_WIDTH, width: width - BULLET_WIDTH }, text)
  const partsAt = (y: number) => [...bullets, ...bodies].map(({ draw }) => draw(y))
  return bodies.map((body) => ({ ...body, draw: (y) => document.struct("LI", {}, partsAt(y)) }))
}
