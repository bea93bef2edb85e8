import { readFileSync } from "node:fs"
import path from "node:path"
import { create, type Font } from "fontkit"

import { temporaryFolder } from "~/tests/temporary-folder"

import { BUNDLED_FONTS, fontStyle, ownFont } from "./display-font"

const MOST_BYTES = 30_000
const VARIABLE = require.resolve("@fontsource-variable/noto-serif/files/noto-serif-latin-wght-normal.woff2")
const GREEK = require.resolve("@fontsource-variable/noto-serif/files/noto-serif-greek-wght-normal.woff2")

const folder = temporaryFolder()
const open = (bytes: Buffer) => create(bytes) as Font

test.each(Object.entries(BUNDLED_FONTS))(
  "L6: the font %s is small, has Latin-1, and its licence allows that",
  (_display, { file }) => {
    const bytes = readFileSync(`${file}.woff2`)
    expect(bytes.length).toBeLessThan(MOST_BYTES)
    const font = open(bytes)
    for (const character of "Aazß–—“”‘’…éñøÅ09")
      expect(font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)).toBe(true)
    expect(readFileSync(`${file}.LICENSE.txt`, "utf8")).toContain("SIL Open Font License")
  },
)

test("L6: a font of the owner is cut to Latin and the characters of the content, and to one weight", async () => {
  folder.write("content/fonts/Own.woff2", readFileSync(VARIABLE))
  folder.write("content/home.md", "# Łódź")
  const root = path.join(folder.path, "content")
  const bytes = await ownFont("Own.woff2", root)
  expect(bytes.length).toBeLessThan(readFileSync(VARIABLE).length / 2)
  const font = open(bytes)
  expect(Object.keys(font.variationAxes)).toEqual([])
  expect(font.hasGlyphForCodePoint("é".codePointAt(0) ?? 0)).toBe(true)
  expect(font.hasGlyphForCodePoint("ſ".codePointAt(0) ?? 0)).toBe(false)
})

test("L6: characters of the content are kept, whatever their script", async () => {
  folder.write("content/fonts/Greek.woff2", readFileSync(GREEK))
  folder.write("content/about.md", "Ἀρχιμήδης")
  const font = open(await ownFont("Greek.woff2", path.join(folder.path, "content")))
  expect(font.hasGlyphForCodePoint("χ".codePointAt(0) ?? 0)).toBe(true)
  expect(font.hasGlyphForCodePoint("ψ".codePointAt(0) ?? 0)).toBe(false)
})

test.each([
  ["grotesk", "sans-serif", /size-adjust:102/],
  ["mono", "monospace", /size-adjust:100%/],
  ["serif", "sans-serif", /size-adjust:97/],
])("L6: the fallback of %s is a %s with its width", (display, kind, size) => {
  const style = fontStyle("/x.woff2", open(readFileSync(`${BUNDLED_FONTS[display]?.file}.woff2`)) as never)
  expect(style).toMatch(size)
  expect(style).toContain(`--font-display:"Own Font","Fallback Font",${kind}`)
})
