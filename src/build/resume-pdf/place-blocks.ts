import type { PlacedBlock } from "~/src/build/resume-pdf/entry-blocks"
import { MARGINS, type PdfDocument } from "~/src/build/resume-pdf/pdf-document"
import { RULE_COLOUR } from "~/src/build/resume-pdf/styles"

type Part = PDFKit.PDFStructureElement

/** A group that does not fit begins on the next page, unless more than this part of the page would stay empty. */
const MOST_EMPTY = 0.3

/** Places blocks below each other from `top`, on as many pages as they need, and returns where they end. */
export function placeBlocks(document: PdfDocument, parent: Part, blocks: readonly PlacedBlock[], top: number): number {
  const draw = drawInto(document, parent)
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
    y = draw(block, y)
    if (document.page !== page) asideBottom = 0
    if (block.hasRule) drawRule(document, y)
  }
  draw(null, y)
  return Math.max(y, asideBottom)
}

/** Returns a function that draws a block with its aside and returns where the block ends; `null` ends the last list. */
function drawInto(document: PdfDocument, parent: Part) {
  let list: Part | null = null
  return (block: PlacedBlock | null, y: number): number => {
    // Consecutive items share a list.
    if (!block?.isListItem) {
      list?.end()
      list = null
    } else if (list === null) {
      list = document.struct("L")
      parent.add(list)
    }
    if (block === null) return y
    const { page } = document
    const { aside } = block
    const drawAside = () => aside && parent.add(aside.draw(y + aside.gap))
    if (aside?.isName) drawAside()
    ;(list ?? parent).add(block.draw(y))
    // pdfkit continues a block that is longer than the page.
    const end = document.page === page ? y + block.height : document.y
    if (!aside?.isName) drawAside()
    return end
  }
}

function fits({ page }: PdfDocument, [first, ...rest]: readonly PlacedBlock[], y: number): boolean {
  if (first === undefined) return true
  const space = page.height - MARGINS.bottom - y
  const upTo = (isEnd: (index: number) => boolean) => {
    const count = rest.findIndex((_block, index) => isEnd(index))
    const following = count === -1 ? rest : rest.slice(0, count)
    return following.reduce((sum, { gap, height }) => sum + gap + height, first.height)
  }
  const least = upTo((index) => !(index === 0 ? first : rest[index - 1])?.keepWithNext)
  if (!first.startsGroup) return least <= space
  if (upTo((index) => rest[index]?.startsGroup === true) <= space) return true
  return least <= space && space >= MOST_EMPTY * page.height
}

function drawRule(document: PdfDocument, y: number): void {
  document.artifact("Layout", () => {
    const right = document.page.width - MARGINS.right
    document.moveTo(MARGINS.left, y).lineTo(right, y).lineWidth(0.5).stroke(RULE_COLOUR)
  })
}
