import type { Block } from "~/src/build/resume-pdf/block"
import { MARGINS, type Paper } from "~/src/build/resume-pdf/pdf-document"
import type { Row } from "~/src/build/resume-pdf/rows"
import { LINE } from "~/src/build/resume-pdf/styles"

type Part = PDFKit.PDFStructureElement

/** An entry is begun on the next page to keep it whole, unless more of this one than this would stay empty. */
const MOST_EMPTY = 0.3
const RULE_GAP = 3

/** Puts rows below each other, from a height on the page that the document has come to. What leads to something is never last on a page. */
export function flow(paper: Paper, rows: readonly Row[], { parent, from }: { parent: Part; from: number }): void {
  let y = from
  let section = parent
  for (const [index, row] of rows.entries()) {
    if (row.kind === "heading") {
      if (section !== parent) section.end()
      section = paper.struct("Sect")
      parent.add(section)
    }
    y += gapBefore(row, rows[index - 1])
    if (!rows[index - 1]?.leads && mustTurn(paper, rows.slice(index), y)) y = turn(paper)
    y = drawRow(paper, row, { section, y })
    if (row.kind === "heading") y = drawRule(paper, y + RULE_GAP)
  }
  if (section !== parent) section.end()
}

/** The roles at an employer stand close to its name. */
function gapBefore(row: Row, before: Row | undefined): number {
  return before?.leads && before.kind === "entry" ? row.gap / 2 : row.gap
}

function mustTurn(paper: Paper, [row, ...rest]: readonly Row[], y: number): boolean {
  if (row === undefined) return false
  const left = bottomOf(paper) - y
  const { whole, least } = needs([row, ...rest])
  if (whole <= left) return false
  return left < MOST_EMPTY * paper.page.height || least > left
}

/** What a row takes, with those that it leads to: all of it, and what of it has to be on one page. */
function needs([row, ...rest]: readonly Row[]): { whole: number; least: number } {
  if (row === undefined) return { whole: 0, least: 0 }
  const own = heightOf(row.blocks)
  if (!row.leads) return { whole: own, least: heightOf(headOf(row.blocks)) }
  const { whole, least } = needs(rest)
  const above = own + (rest[0]?.gap ?? 0) + (row.kind === "heading" ? RULE_GAP : 0)
  return { whole: above + whole, least: above + least }
}

/** The first blocks of some, up to one that leads to nothing. */
function headOf(blocks: readonly Block[]): readonly Block[] {
  return blocks.slice(0, blocks.findIndex((block) => !block.leads) + 1 || blocks.length)
}

function heightOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { gap, height }) => sum + gap + height, 0)
}

function drawRow(paper: Paper, { aside, blocks }: Row, at: { section: Part; y: number }): number {
  const outline = outlineIn(paper, at.section)
  const drawAside = () => (aside === null ? undefined : outline.add(aside, at.y + aside.gap))
  if (aside?.leads) drawAside()
  let y = at.y
  for (const [index, block] of blocks.entries()) {
    if (index > 0 && y + heightOf(headOf(blocks.slice(index))) > bottomOf(paper)) y = turn(paper)
    const page = paper.page
    outline.add(block, y + block.gap)
    y = paper.page === page ? y + block.gap + block.height : paper.y
    if (index === 0 && !aside?.leads) drawAside()
  }
  outline.end()
  return Math.max(y, aside === null ? 0 : at.y + aside.gap + aside.height)
}

/** Adds blocks to a section: points that follow each other as one list. */
function outlineIn(paper: Paper, section: Part): { add: (block: Block, y: number) => void; end: () => void } {
  let list: Part | null = null
  const end = () => {
    list?.end()
    list = null
  }
  const listOf = () => {
    const opened = paper.struct("L")
    section.add(opened)
    return opened
  }
  return {
    add: (block, y) => {
      if (block.isPoint) list ??= listOf()
      else end()
      ;(list ?? section).add(block.draw(y))
    },
    end,
  }
}

function turn(paper: Paper): number {
  paper.addPage()
  return MARGINS.top
}

function bottomOf(paper: Paper): number {
  return paper.page.height - MARGINS.bottom
}

/** A line that is only to be seen. */
function drawRule(paper: Paper, y: number): number {
  paper.markContent("Artifact", { type: "Layout" })
  paper
    .moveTo(MARGINS.left, y)
    .lineTo(paper.page.width - MARGINS.right, y)
    .lineWidth(0.5)
    .stroke(LINE)
  paper.endMarkedContent()
  return y
}
