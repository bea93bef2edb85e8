import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { cardFonts, ownFontsDigest } from "~/src/build/social-cards/card-fonts"

const folder = mkdtempSync(path.join(tmpdir(), "fonts-"))
afterAll(() => rmSync(folder, { recursive: true }))

test("the owner's fonts come after the bundled ones; other files are ignored", () => {
  const bundled = cardFonts(path.join(folder, "missing"))
  const before = ownFontsDigest(folder)
  for (const file of ["own.woff2", "OFL.txt"]) writeFileSync(path.join(folder, file), "glyphs")
  expect(cardFonts(folder)).toEqual([...bundled, path.join(folder, "own.woff2")])
  expect(ownFontsDigest(folder)).not.toBe(before)
})
