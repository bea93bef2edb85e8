import type { Style } from "~/src/build/resume-pdf/paragraph"

/** The light theme's colours, as in tokens.css. */
const INK = "#18181b"
const TEXT = "#27272a"
const MUTED = "#52525b"
export const RULE_COLOUR = "#d4d4d8"

export const STYLES = {
  name: { font: "display", size: 27, colour: INK, lineGap: 0 },
  label: { font: "text", size: 11, colour: MUTED, lineGap: 1.5 },
  contact: { font: "text", size: 8.5, colour: MUTED, lineGap: 2.5 },
  heading: { font: "display", size: 14, colour: INK, lineGap: 0 },
  title: { font: "display", size: 11.5, colour: INK, lineGap: 0.5 },
  role: { font: "strong", size: 9, colour: INK, lineGap: 1 },
  text: { font: "text", size: 9, colour: TEXT, lineGap: 2 },
  small: { font: "text", size: 8, colour: MUTED, lineGap: 2 },
} as const satisfies Record<string, Style>
