import { type Block, type Box, paragraph, type Setter } from "~/src/build/resume-pdf/block"
import type { CvEntry, CvText } from "~/src/build/resume-pdf/resume-document"
import { STYLES, type Style } from "~/src/build/resume-pdf/styles"

/** Blocks below each other, and one that stands beside the first of them. */
export type Row = {
  kind: "heading" | "entry"
  /** Space above it, in points. */
  gap: number
  aside: Block | null
  blocks: readonly Block[]
  /** Whether what follows has to begin on the same page. */
  leads: boolean
}

const ASIDE_WIDTH = 96
const COLUMN_GAP = 18
const POINT_INDENT = 10
const BETWEEN_FACTS = "  ·  "

/** The heading of a section. */
export function headingRow(setter: Setter, heading: string, box: Box): Row {
  const block = paragraph(setter, { ...box, tag: "H2", style: STYLES.heading, gap: 0, pieces: plain(heading) })
  return { kind: "heading", gap: 17, aside: null, blocks: [block], leads: true }
}

/** An entry of a section in its two columns. */
export function entryRow(setter: Setter, entry: CvEntry, { x, width }: Box): Row {
  const column = { x: x + ASIDE_WIDTH + COLUMN_GAP, width: width - ASIDE_WIDTH - COLUMN_GAP }
  const { aside, title, role, facts, summary, highlights, projects, leads } = entry
  const set = (tag: string, style: Style, pieces: readonly CvText[], gap: number) =>
    pieces.length === 0 ? [] : [paragraph(setter, { ...column, tag, style, gap, pieces, separator: BETWEEN_FACTS })]
  const heads = [
    ...set("H3", STYLES.title, title === null ? [] : [title], 0),
    ...set(title === null ? "H3" : "P", STYLES.role, plain(role), 1),
    ...set("P", STYLES.small, facts.flatMap(plain), 1),
  ]
  const tells = [
    ...set("P", STYLES.text, plain(summary), 2),
    ...highlights.map((highlight) => point(setter, highlight, column)),
    ...set("P", STYLES.small, projects, 2),
  ]
  return {
    kind: "entry",
    gap: title === null && role === null ? 5 : 8,
    aside: aside === null ? null : besides(setter, entry, { x, width: ASIDE_WIDTH, aside }),
    blocks: [
      ...heads.map((head, index) => ({ ...head, leads: tells.length > 0 || index < heads.length - 1 })),
      ...tells,
    ],
    leads,
  }
}

/** A date, or a name, on the line of what it stands beside. */
function besides({ faces, ...setter }: Setter, entry: CvEntry, { aside, ...box }: Box & { aside: string }): Block {
  const isName = entry.title === null && entry.role === null
  const style = isName ? STYLES.role : STYLES.small
  const ascent = ({ size, face }: Style, text: string) => faces.choose(text, face).face.ascent * size
  const gap = Math.max(0, ascent(firstStyle(entry), entry.title?.text ?? "") - ascent(style, aside))
  const tag = isName ? "H3" : "P"
  return paragraph({ faces, ...setter }, { ...box, tag, style, gap, pieces: plain(aside), leads: isName })
}

function firstStyle({ title, role, facts, summary }: CvEntry): Style {
  if (title !== null) return STYLES.title
  if (role !== null) return STYLES.role
  return facts.length === 0 && summary !== null ? STYLES.text : STYLES.small
}

/** A point of a list: its dot is a label, and no word of it. */
function point(setter: Setter, text: string, { x, width }: Box): Block {
  const body = { x: x + POINT_INDENT, width: width - POINT_INDENT }
  const words = paragraph(setter, { ...body, tag: "LBody", style: STYLES.text, gap: 0, pieces: plain(text) })
  const dot = paragraph(setter, { x, width: POINT_INDENT, tag: "Lbl", style: STYLES.text, gap: 0, pieces: plain("•") })
  const draw = (y: number) => setter.paper.struct("LI", {}, [dot.draw(y), words.draw(y)])
  return { ...words, gap: 1, isPoint: true, draw }
}

/** Words that lead nowhere, if there are any. */
export function plain(text: string | null): CvText[] {
  return text === null || text === "" ? [] : [{ text, url: null }]
}
