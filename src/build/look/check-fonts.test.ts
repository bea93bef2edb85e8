import { readFileSync } from "node:fs"
import path from "node:path"

import { formatDiagnostic } from "~/src/doctor/diagnostics/diagnostic"
import { readSite } from "~/src/doctor/readers/content/content-file"
import { SITE } from "~/tests/fixtures/content-folder"
import { temporaryFolder } from "~/tests/temporary-folder"

import { checkFonts } from "./check-fonts"

const LARGE = require.resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf")
const SMALL = "src/styles/fonts/geist-mono.woff2"
const FS_TYPE = 8
const NO_EMBEDDING = 2

const folder = temporaryFolder()

/** The diagnostics for `display: <file>`. */
function report(display: string) {
  folder.write("content/site.yaml", `${SITE}theme:\n  display: ${display}\n`)
  const root = path.join(folder.path, "content")
  return checkFonts(root, readSite(root)).map(formatDiagnostic)
}

/** The font, marked as one whose licence forbids embedding. */
function restricted(font: Buffer): Buffer {
  const entry = font.indexOf("OS/2")
  const table = font.readUInt32BE(entry + 8)
  font.writeUInt16BE(NO_EMBEDDING, table + FS_TYPE)
  return font
}

test.each(["grotesk", "Own.woff2"])("L6: the display font %s is accepted", (display) => {
  folder.write("content/fonts/Own.woff2", readFileSync(SMALL))
  expect(report(display)).toEqual([])
})

test("L6: a display font that is not there is reported where it is named", () => {
  const place = "content/site.yaml:8:3  theme.display — "
  expect(report("Own.ttf")).toEqual([
    `${place}There is no font "Own.ttf" in content/fonts/. Put the file into content/fonts/.`,
  ])
  folder.write("content/fonts/own.ttf", readFileSync(SMALL))
  expect(report("Other.ttf")).toEqual([`${place}There is no font "Other.ttf" in content/fonts/. Fonts there: own.ttf.`])
})

test("L6: a font that forbids embedding is refused", () => {
  folder.write("content/fonts/Own.ttf", restricted(readFileSync(LARGE)))
  expect(report("Own.ttf")).toEqual([expect.stringContaining("its licence does not allow it on web pages")])
})

test("L6: a large font is a warning", () => {
  folder.write("content/fonts/Own.ttf", readFileSync(LARGE))
  expect(report("Own.ttf")).toEqual([expect.stringMatching(/warning: theme\.display — The font "Own\.ttf" has \d+ KB/)])
})
