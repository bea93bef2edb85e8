import { readFileSync } from "node:fs"
import path from "node:path"

import { listFiles } from "~/scripts/command/list-files"

const STYLES = path.join("src", "styles")
/** Sides of the screen, in place of those of the text. */
const PHYSICAL =
  /(?:^|[\s;{])((?:margin|padding|border)-(?:left|right)|left|right|(?:text-align|float|clear): *(?:left|right))\b/
/** Positions that a script computes, what is mirrored on purpose, and what is the same on both sides. */
const ALLOWED = ["on-demand/tooltip.css", "looks/direction-rtl.css"]
const SYMMETRIC = /^(?:left: 50%|left: max\(|linear-gradient|transform-origin)/

const sheets = listFiles(STYLES)
  .map((file) => path.posix.relative(STYLES, file))
  .filter((file) => file.endsWith(".css") && !ALLOWED.includes(file))

test.each(sheets)("J1: the styles of %s follow the direction of the text", (file) => {
  const lines = readFileSync(path.join(STYLES, file), "utf8").split("\n")
  const physical = lines.filter((line) => PHYSICAL.test(line) && !SYMMETRIC.test(line.trim()))
  expect(physical).toEqual([])
})
