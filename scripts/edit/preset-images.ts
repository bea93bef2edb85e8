import { completeLook, PRESETS, type PresetName } from "~/src/lib/document/look"

const GREYS = { zinc: "#a1a1aa", stone: "#a8a29e", slate: "#94a3b8" }
const FONTS: Record<string, string> = { serif: "serif", grotesk: "sans-serif", mono: "monospace" }
/** Pictures and lines of text in 96 by 64 pixels. */
const WORKS = {
  list: "M8 28h18v12H8zM30 33h50v2H30zM8 46h18v12H8zM30 51h40v2H30z",
  grid: "M8 28h38v30H8zM50 28h38v30H50z",
  index: "M8 32h70v2H8zM8 42h60v2H8zM8 52h66v2H8z",
}

/** Returns the style that shows the look of each preset below its name in the editor. */
export function presetStyle(): string {
  const ruleFor = (preset: PresetName) => {
    const { display, works, neutral } = completeLook({ preset })
    const image = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="64" fill="${GREYS[neutral]}"><rect width="96" height="64" fill="#fff"/><text x="8" y="20" font-family="${FONTS[display]}" font-size="14" font-weight="600" fill="#18181b">Aa</text><path d="${WORKS[works]}"/></svg>`
    return `[data-key-path="theme.preset"] [value="${preset}"] ~ label::after { content: url("data:image/svg+xml,${encodeURIComponent(image)}"); display: block }`
  }
  return (Object.keys(PRESETS) as PresetName[]).map(ruleFor).join("\n")
}
