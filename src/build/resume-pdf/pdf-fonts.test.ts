import { copyFileSync } from "node:fs"
import path from "node:path"

import { openPdfFonts } from "~/src/build/resume-pdf/pdf-fonts"
import { temporaryFolder } from "~/tests/temporary-folder"

const folder = temporaryFolder()

function addFont(file: string): void {
  copyFileSync(path.resolve("node_modules", file), path.join(folder.path, path.basename(file)))
}

test("a font of the owner is used for characters that the bundled ones lack", () => {
  const without = openPdfFonts(folder.path)
  expect(without.choose("⟨n⟩", "text").text).not.toContain("⟨")
  expect([...without.missing]).toEqual(["⟨", "⟩"])
  addFont("@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf")
  const fonts = openPdfFonts(folder.path)
  expect(fonts.choose("⟨n⟩", "text")).toMatchObject({ text: "⟨n⟩", font: { name: "own-0" } })
  expect([...fonts.missing]).toEqual([])
})

test("right-to-left scripts are transliterated even if a font has them", () => {
  addFont("@fontsource-variable/noto-serif-hebrew/files/noto-serif-hebrew-hebrew-wght-normal.woff2")
  const fonts = openPdfFonts(folder.path)
  expect(fonts.choose("שלום", "text").text).toMatch(/^[a-z]+$/i)
  expect([...fonts.missing].join("")).toBe("שלום")
})
