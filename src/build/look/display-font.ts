import { hash } from "node:crypto"
import { readFileSync } from "node:fs"
import path from "node:path"
import { create, type Font } from "fontkit"

import { writePublicFile } from "~/src/build/public-files"
import { OWN_FONTS } from "~/src/build/social-cards/card-fonts"

/** The fonts that come with the code. Each is one weight, cut to Latin-1 and punctuation (decision 46). */
export const BUNDLED_FONTS: Readonly<Record<string, { name: string; file: string }>> = {
  serif: { name: "Newsreader", file: "src/styles/fonts/newsreader-display" },
  grotesk: { name: "Hanken Grotesk", file: "src/styles/fonts/hanken-grotesk" },
  mono: { name: "Geist Mono", file: "src/styles/fonts/geist-mono" },
}

/** Letters as frequent as in titles. The fonts are compared by the width that it has in each. */
const SAMPLE =
  "Notes on the analytical engine, a study in light and shadow, how we built a quiet harbour clock for everyone; Tide tables and what they taught us about time"

/** Fonts of operating systems by their kind: their names, and the mean width of the sample's characters, in em. */
const SYSTEM_FONTS = {
  serif: { locals: ["Times New Roman", "Liberation Serif", "Noto Serif"], width: 0.4 },
  "sans-serif": { locals: ["Arial", "Liberation Sans", "Roboto"], width: 0.44 },
  monospace: { locals: ["Courier New", "Liberation Mono", "Menlo", "Droid Sans Mono"], width: 0.6 },
} as const

/** fontkit's types lack this table. */
type OpenFont = Font & { post: { isFixedPitch: number } }

/**
 * Publishes a display font of the settings as it is. Returns the address of its file, and the style that names it and its fallback.
 * Null for the serif, which the style sheet names.
 */
export function publishDisplayFont(display: string, basePath: string) {
  if (display === "serif") return null
  const bundled = BUNDLED_FONTS[display]
  const source = bundled === undefined ? path.join(OWN_FONTS, display) : `${bundled.file}.woff2`
  const bytes = readFileSync(source)
  const digest = hash("sha256", bytes).slice(0, 20)
  const file = `/static/display-${digest}${path.extname(source).toLowerCase()}`
  writePublicFile(file, bytes)
  const address = `${basePath}${file}`
  return { address, style: fontStyle(address, create(bytes) as OpenFont) }
}

/** Returns the rules for a font and for a fallback that is as wide and as high, so that nothing moves when the font arrives. */
export function fontStyle(address: string, font: OpenFont): string {
  const kind = kindOf(font)
  const { locals, width } = SYSTEM_FONTS[kind]
  const ratio = font.layout(SAMPLE).advanceWidth / font.unitsPerEm / SAMPLE.length / width
  const percent = (em: number) => `${Math.round(em * 1000) / 10}%`
  const metric = (units: number) => percent(units / font.unitsPerEm / ratio)
  const fallback = `"Fallback Font",${kind}`
  const rules = [
    `ascent-override:${metric(font.ascent)}`,
    `descent-override:${metric(-font.descent)}`,
    `line-gap-override:${metric(font.lineGap)}`,
    `size-adjust:${percent(ratio)}`,
    `src:${locals.map((local) => `local("${local}")`).join()}`,
  ]
  return [
    `@font-face{font-family:"Own Font";src:url("${address}");font-display:swap}`,
    `@font-face{font-family:"Fallback Font";${rules.join(";")}}`,
    `:root:root{--font-display:"Own Font",${fallback}}`,
    // With data saving on, the font is not requested, because no text uses it.
    `:root:root.data-saver{--font-display:${fallback}}`,
  ].join("")
}

function kindOf(font: OpenFont): keyof typeof SYSTEM_FONTS {
  if (font.post.isFixedPitch) return "monospace"
  // The classes of the OpenType specification: 1 to 5 and 7 have serifs. Zero says nothing.
  const family = font["OS/2"].sFamilyClass >> 8
  return (family >= 1 && family <= 5) || family === 7 ? "serif" : "sans-serif"
}
