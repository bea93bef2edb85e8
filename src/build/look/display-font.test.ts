import { readFileSync } from "node:fs"
import path from "node:path"
import { create, type Font } from "fontkit"

import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

import { BUNDLED_FONTS, fontStyle, publishDisplayFont } from "./display-font"

const MOST_BYTES = 30_000

const HOME = process.cwd()
const folder = temporaryWorkingDirectory()
const open = (bytes: Buffer) => create(bytes) as Font

test.each(Object.entries(BUNDLED_FONTS))(
  "L6: the font %s is small, has Latin-1, and its licence allows that",
  (_display, { file }) => {
    const bytes = readFileSync(path.join(HOME, `${file}.woff2`))
    expect(bytes.length).toBeLessThan(MOST_BYTES)
    const font = open(bytes)
    for (const character of "Aazß–—“”‘’…éñøÅ09")
      expect(font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)).toBe(true)
    expect(readFileSync(path.join(HOME, `${file}.LICENSE.txt`), "utf8")).toContain("SIL Open Font License")
  },
)

test.each(["woff2", "TTF"])("L6: a font of the owner is published as it is: %s", (ending) => {
  const written = readFileSync(path.join(HOME, `${BUNDLED_FONTS.mono?.file}.woff2`))
  folder.write(`content/fonts/Own.${ending}`, written)
  const { address, style } = publishDisplayFont(`Own.${ending}`, "/base") ?? { address: "", style: "" }
  expect(address).toMatch(new RegExp(`^/base/static/display-[0-9a-f]{20}\\.${ending.toLowerCase()}$`))
  expect(readFileSync(path.join("public", address.replace("/base", "")))).toEqual(written)
  expect(style).toContain(`src:url("${address}")`)
})

test.each([
  ["grotesk", "sans-serif", /size-adjust:102/],
  ["mono", "monospace", /size-adjust:100%/],
  ["serif", "sans-serif", /size-adjust:97/],
])("L6: the fallback of %s is a %s with its width", (display, kind, size) => {
  const style = fontStyle(
    "/x.woff2",
    open(readFileSync(path.join(HOME, `${BUNDLED_FONTS[display]?.file}.woff2`))) as never,
  )
  expect(style).toMatch(size)
  expect(style).toContain(`--font-display:"Own Font","Fallback Font",${kind}`)
})
