import { copyFileSync } from "node:fs"
import path from "node:path"

import { openPdfFonts } from "~/src/build/resume-pdf/pdf-fonts"
import { temporaryFolder } from "~/tests/temporary-folder"

const folder = temporaryFolder()

function addFont(file: string): void {
  copyFileSync(path.resolve("node_modules", file), path.join(folder.path, path.basename(file)))
}

test("a font of the owner is used for characters that the bundled ones lack", () => {
  const without = openPdfFonts(folder.path).choose("⟨n⟩", "text")
  expect(without).toMatchObject({ text: expect.not.stringContaining("⟨"), missing: ["⟨", "⟩"] })
  addFont("@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf")
  const chosen = openPdfFonts(folder.path).choose("⟨n⟩", "text")
  expect(chosen).toMatchObject({ text: "⟨n⟩", font: { name: "own-0" }, missing: [] })
})

test("right-to-left scripts are transliterated even if a font has them", () => {
  addFont("@fontsource-variable/noto-serif-hebrew/files/noto-serif-hebrew-hebrew-wght-normal.woff2")
  const { text, missing } = openPdfFonts(folder.path).choose("שלום", "text")
  expect(text).toMatch(/^[a-z]+$/i)
  expect(missing.join("")).toBe("שלום")
})
