import type { PdfEntry, PdfText } from "~/src/build/resume-pdf/describe-resume"
import { type Block, type Column, paragraph, type Style } from "~/src/build/resume-pdf/paragraph"
import type { PdfDocument } from "~/src/build/resume-pdf/pdf-document"
import { STYLES } from "~/src/build/resume-pdf/styles"

export type PlacedBlock = Block & {
  /** True if it must not be the last block of a page. */
  keepWithNext?: boolean
  /** Starts blocks that are kept on one page, as far as possible, up to the next such block. */
  startsGroup?: boolean
  startsEntry?: boolean
  isListItem?: boolean
  hasRule?: boolean
  /** In the narrow column, on the same baseline. A name is read before the block, a date after it. */
  aside?: Block & { isName: boolean }
}

const ASIDE_WIDTH = 96
const COLUMN_GAP = 18
const BULLET_WIDTH = 10
const SEPARATOR = "  ·  "
const RULE_GAP = 3

/** Returns the blocks of a section: its heading, then its entries. */
export function sectionBlocks(
  document: PdfDocument,
  { heading, entries }: { heading: string; entries: readonly PdfEntry[] },
  column: Column,
): PlacedBlock[] {
  const style = STYLES.heading
  const block = paragraph(document, { ...column, tag: "H2", style, gap: 17, pieces: toPieces(heading) })
  const top = { ...block, height: block.height + RULE_GAP, keepWithNext: true, startsGroup: true, hasRule: true }
  return [
    top,
    ...entries.flatMap((entry, index) => {
      const isRole = entries[index - 1]?.isEmployer === true
      return entryBlocks(document, entry, column).map((each, position) => {
        if (position > 0) return each
        const gap = entry.title || entry.role ? 8 : 5
        return { ...each, gap: each.gap + gap / (isRole ? 2 : 1), startsEntry: true, startsGroup: index > 0 && !isRole }
      })
    }),
  ]
}

function entryBlocks(document: PdfDocument, entry: PdfEntry, { x, width }: Column): PlacedBlock[] {
  const { aside, title, role, facts = [], summary, highlights = [], projects = [], isEmployer = false } = entry
  const column = { x: x + ASIDE_WIDTH + COLUMN_GAP, width: width - ASIDE_WIDTH - COLUMN_GAP }
  const add = (tag: string, style: Style, gap: number, pieces: readonly PdfText[]): PlacedBlock[] =>
    pieces.length === 0 ? [] : [paragraph(document, { ...column, tag, style, gap, pieces, separator: SEPARATOR })]
  const head = [
    ...add("H3", STYLES.title, 0, title ? [title] : []),
    ...add(title ? "P" : "H3", STYLES.role, 1, toPieces(role)),
    ...add("P", STYLES.small, 1, facts.flatMap(toPieces)),
  ]
  const body = [
    ...add("P", STYLES.text, 2, toPieces(summary)),
    ...highlights.map((highlight) => listItem(document, highlight, column)),
    ...add("P", STYLES.small, 2, projects),
  ]
  const isLast = (index: number) => index === head.length - 1 && body.length === 0 && !isEmployer
  const [first, ...rest] = [...head.map((block, index) => ({ ...block, keepWithNext: !isLast(index) })), ...body]
  if (!aside) return first === undefined ? [] : [first, ...rest]
  const beside = asideBlock(document, entry, { x, width: ASIDE_WIDTH, aside })
  return first === undefined ? [beside] : [{ ...first, aside: beside }, ...rest]
}

function asideBlock(document: PdfDocument, entry: PdfEntry, { aside, ...column }: Column & { aside: string }) {
  const { title, role, facts = [], summary } = entry
  const isName = !title && !role
  const style = isName ? STYLES.role : STYLES.small
  const beside = title ? STYLES.title : role ? STYLES.role : facts.length === 0 && summary ? STYLES.text : STYLES.small
  const ascent = ({ size, font }: Style, text: string) => document.fonts.choose(text, font).font.ascent * size
  const gap = ascent(beside, title?.text ?? "") - ascent(style, aside)
  return {
    ...paragraph(document, { ...column, tag: isName ? "H3" : "P", style, gap, pieces: toPieces(aside) }),
    isName,
  }
}

/** The bullet is a label and no part of the text. */
function listItem(document: PdfDocument, text: string, { x, width }: Column): PlacedBlock {
  const part = (tag: string, column: Column, words: string) =>
    paragraph(document, { ...column, tag, style: STYLES.text, gap: 1, pieces: toPieces(words) })
  const body = part("LBody", { x: x + BULLET_WIDTH, width: width - BULLET_WIDTH }, text)
  const bullet = part("Lbl", { x, width: BULLET_WIDTH }, "•")
  return { ...body, isListItem: true, draw: (y) => document.struct("LI", {}, [bullet.draw(y), body.draw(y)]) }
}

export function toPieces(text: string | null | undefined): PdfText[] {
  return text ? [{ text, url: null }] : []
}
