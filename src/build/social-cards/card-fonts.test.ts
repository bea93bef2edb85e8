import path from "node:path"

import { cardFonts, ownFontsDigest } from "~/src/build/social-cards/card-fonts"
import { temporaryFolder } from "~/tests/temporary-folder"

const folder = temporaryFolder()

test("the owner's fonts come after the bundled ones; other files are ignored", () => {
  const bundled = cardFonts(path.join(folder.path, "missing"))
  const before = ownFontsDigest(folder.path)
  const [own] = ["own.woff2", "OFL.txt"].map((file) => folder.write(file, "glyphs"))
  expect(cardFonts(folder.path)).toEqual([...bundled, own])
  expect(ownFontsDigest(folder.path)).not.toBe(before)
})
