import { readFileSync } from "node:fs"
import path from "node:path"

import { formatDiagnostic } from "~/src/doctor/diagnostic"
import { temporaryFolder } from "~/tests/temporary-folder"

import { checkDisplayFont } from "./check-display-font"

const SMALL = require.resolve("@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf")
const LARGE = require.resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf")
const FS_TYPE = 8
const NO_EMBEDDING = 2

const folder = temporaryFolder()

const SETTINGS = `title: Mara Holm
siteUrl: https://holm.portfolio.test
language: en
author: { name: Mara Holm }
copyright: { year: 2025 }
game: { title: "2048", url: https://game.portfolio.test/ }
theme:
  display: `

/** The diagnostics for `display: <file>`. */
async function report(display: string) {
  folder.write("content/site.yaml", `${SETTINGS}${display}\n`)
  return (await checkDisplayFont(path.join(folder.path, "content"))).map(formatDiagnostic)
}

/** The font, marked as one whose licence forbids embedding. */
function restricted(font: Buffer): Buffer {
  const entry = font.indexOf("OS/2")
  const table = font.readUInt32BE(entry + 8)
  font.writeUInt16BE(NO_EMBEDDING, table + FS_TYPE)
  return font
}

test.each(["grotesk", "Own.ttf"])("L6: the display font %s is accepted", async (display) => {
  folder.write("content/fonts/Own.ttf", readFileSync(SMALL))
  expect(await report(display)).toEqual([])
})

test("L6: a display font that is not there is reported where it is named", async () => {
  const place = "content/site.yaml:8:3  theme.display — "
  expect(await report("Own.ttf")).toEqual([
    `${place}There is no font "Own.ttf" in content/fonts/. Put the file into content/fonts/.`,
  ])
  folder.write("content/fonts/own.ttf", readFileSync(SMALL))
  expect(await report("Other.ttf")).toEqual([
    `${place}There is no font "Other.ttf" in content/fonts/. Fonts there: own.ttf.`,
  ])
})

test("L6: a font that forbids embedding is refused", async () => {
  folder.write("content/fonts/Own.ttf", restricted(readFileSync(SMALL)))
  expect(await report("Own.ttf")).toEqual([expect.stringContaining("its licence does not allow it on web pages")])
})

test("L6: a large font is a warning", async () => {
  folder.write("content/fonts/Own.ttf", readFileSync(LARGE))
  folder.write("content/home.md", String.fromCodePoint(...Array.from({ length: 0x400 }, (_, index) => 0x100 + index)))
  expect(await report("Own.ttf")).toEqual([
    expect.stringMatching(/warning: theme\.display — The font "Own\.ttf" is \d+ KB large/),
  ])
})
