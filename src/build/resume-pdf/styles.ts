import type { FaceRole } from "~/src/build/resume-pdf/pdf-fonts"

export type Style = {
  face: FaceRole
  /** Points. */
  size: number
  /** In hexadecimal. */
  colour: string
  /** Between lines, in points. */
  lineGap: number
}

/** The light theme's colours, as in tokens.css. */
const INK = "#18181b"
const TEXT = "#27272a"
const MUTED = "#52525b"
export const LINE = "#d4d4d8"

export const STYLES = {
  name: { face: "display", size: 27, colour: INK, lineGap: 0 },
  label: { face: "text", size: 11, colour: MUTED, lineGap: 1.5 },
  contact: { face: "text", size: 8.5, colour: MUTED, lineGap: 2.5 },
  heading: { face: "display", size: 14, colour: INK, lineGap: 0 },
  title: { face: "display", size: 11.5, colour: INK, lineGap: 0.5 },
  role: { face: "strong", size: 9, colour: INK, lineGap: 1 },
  text: { face: "text", size: 9, colour: TEXT, lineGap: 2 },
  small: { face: "text", size: 8, colour: MUTED, lineGap: 2 },
} as const satisfies Record<string, Style>
