import { readFileSync } from "node:fs"
import { brotliCompressSync } from "node:zlib"
import { formatHex, wcagContrast } from "culori"

import { SITE_COLOURS } from "~/src/doctor/readers/images/read-diagram"
import { accentShades } from "~/src/lib/document/accent"
import { completeLook, DEFAULT_LOOK, LOOK_CHOICES, PRESETS } from "~/src/lib/document/look"

import { colourTokens, lookStyle, pageLook } from "./page-look"

const LEAST_CONTRAST = 4.5
/** Of every hue, dark, medium and light. */
const ACCENTS = [0.2, 0.5, 0.8].flatMap((l) =>
  Array.from({ length: 24 }, (_, index) => formatHex({ mode: "hsl", h: index * 15, s: 0.9, l })),
)
const THEMES = ["light", "dark"] as const
const SURFACES = ["page", "surface"]

test("L6: without settings nothing is added to a page", () => {
  expect(completeLook({})).toEqual(DEFAULT_LOOK)
  expect(lookStyle(completeLook({ accent: "#c026d3" }))).toBe("")
})

test.each([
  [0, false, false],
  [0, true, true],
  [3, true, false],
  [4, false, true],
])(
  "L2: with %d items in the settings and notes %s, the items are narrower on a phone: %s",
  async (items, hasNotes, areNarrow) => {
    const settings = { theme: {}, language: "en", navigation: Array(items).fill({}), hasNotes }
    expect((await pageLook(settings, "")).style.includes(".nav-item")).toBe(areNarrow)
  },
)

test.each([
  ["ko-KR", "body{word-break:keep-all}"],
  ["ja", "{word-break:auto-phrase}"],
  ["tr", ":lang(tr){font-variant-ligatures:no-common-ligatures}"],
  ["zh", ""],
])("J1: lines and letters of %s", async (language, rule) => {
  const { style } = await pageLook({ theme: {}, language, hasNotes: false }, "")
  expect(style.replace(/^:is\([^)]*\)/, "")).toBe(rule)
})

test.each(Object.entries(LOOK_CHOICES))(
  "L6: every choice of %s but the default changes the style",
  (setting, [, ...others]) => {
    for (const value of others) expect(lookStyle({ ...DEFAULT_LOOK, [setting]: value })).not.toBe("")
  },
)

test("L6: a preset sets several fields, and a field of its own wins", () => {
  expect(completeLook({ preset: "designer", ratio: "natural", works: undefined })).toEqual({
    ...DEFAULT_LOOK,
    ...PRESETS.designer,
    ratio: "natural",
  })
})

describe.each(LOOK_CHOICES.neutral)("L6: with the greys %s", (neutral) => {
  const colours = colourTokens({ neutral })
  const contrast = (theme: (typeof THEMES)[number], colour: string, on: string) =>
    wcagContrast(colours[theme][colour] ?? colour, colours[theme][on] ?? on)

  test.each(THEMES)("all text can be read in the %s theme", (theme) => {
    const pairs = ["ink", "text", "muted", "accent"].flatMap((text) =>
      SURFACES.map((surface) => [text, surface] as const),
    )
    expect(pairs.filter(([text, surface]) => contrast(theme, text, surface) < LEAST_CONTRAST)).toEqual([])
    // The border of a field (WCAG 1.4.11).
    expect(contrast(theme, "line-field", "page")).toBeGreaterThanOrEqual(3)
  })

  test.each(ACCENTS)("the accent %s, and text that is selected in it, can be read in both themes", (accent) => {
    const shades = accentShades(accent)
    const selections = { light: shades?.selectionLight, dark: shades?.selectionDark }
    for (const theme of THEMES) {
      const contrasts = SURFACES.map((surface) => contrast(theme, shades?.[theme] ?? "", surface))
      const selected = contrast(theme, "ink", selections[theme] ?? "")
      expect(Math.min(...contrasts, selected)).toBeGreaterThanOrEqual(LEAST_CONTRAST)
    }
  })

  test("every colour of the default greys is set, so that none of them is left", () => {
    if (neutral === DEFAULT_LOOK.neutral) return
    const names = (css: string) => [...css.matchAll(/--([\w-]+):\s*light-dark\(#/g)].map(([, name]) => name)
    const isGrey = (name = "") => !["accent", "selection"].includes(name)
    const look = lookStyle({ ...DEFAULT_LOOK, neutral })
    expect(names(look).sort()).toEqual(names(readFileSync("src/styles/tokens.css", "utf8")).filter(isGrey).sort())
  })
})

test("L6: an index changes the rows of lists, not related projects, which keep their covers", () => {
  const rows = lookStyle({ ...DEFAULT_LOOK, works: "index" }).match(/[^{}]*\.row\b[^{}]*(?=\{)/g)
  expect(rows?.filter((selector) => !selector.startsWith(".rows "))).toEqual([])
})

test.each(Object.entries(PRESETS))("L6: the preset %s adds at most 1 KB to a page", (_name, preset) => {
  const style = lookStyle(completeLook(preset))
  expect(style).not.toBe("")
  expect(brotliCompressSync(style).length).toBeLessThan(1024)
})

test("M4: the colours of both themes are those of the style sheet, changed by the settings", () => {
  const { light, dark } = colourTokens({})
  expect([light.ink, dark.ink, light.accent, dark.accent]).toEqual(["#18181b", "#f4f4f5", "#0a7558", "#3fdcb4"])
  expect(Object.keys(light)).toEqual(expect.arrayContaining([...SITE_COLOURS]))
  const changed = colourTokens({ neutral: "slate", accent: "#c026d3" })
  expect([changed.light.ink, changed.dark.ink]).toEqual(["#0f172a", "#f1f5f9"])
  expect(changed.light.accent).not.toBe(light.accent)
})
