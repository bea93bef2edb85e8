import { copyFileSync, mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { openPdfFonts } from "~/src/build/resume-pdf/pdf-fonts"

test("a font of the owner is used for characters that the bundled ones lack", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "fonts-"))
  const without = openPdfFonts(folder)
  expect(without.choose("⟨n⟩", "text").text).not.toContain("⟨")
  expect([...without.missing]).toEqual(["⟨", "⟩"])
  const added = require.resolve("@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf")
  copyFileSync(added, path.join(folder, "added.ttf"))
  const fonts = openPdfFonts(folder)
  expect(fonts.choose("⟨n⟩", "text")).toMatchObject({ text: "⟨n⟩", font: { name: "own-0" } })
  expect([...fonts.missing]).toEqual([])
})

test("right-to-left scripts are transliterated even if a font has them", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "fonts-"))
  const holder = path.dirname(require.resolve("@fontsource-variable/noto-serif-hebrew/package.json"))
  const file = path.join(holder, "files/noto-serif-hebrew-hebrew-wght-normal.woff2")
  copyFileSync(file, path.join(folder, "hebrew.woff2"))
  const fonts = openPdfFonts(folder)
  expect(fonts.choose("שלום", "text").text).toMatch(/^[a-z]+$/i)
  expect([...fonts.missing].join("")).toBe("שלום")
})

test("headings use the text font if the display font lacks a character", () => {
  const { choose } = openPdfFonts()
  expect(choose("Zoë Nguyễn", "display").font.name).toBe("display")
  expect(choose("Zoë Σεφέρη", "display").font.name).toBe("text")
})
