import { copyFileSync, mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { openFaces } from "~/src/build/resume-pdf/pdf-fonts"

test("a face that the owner adds has what ours lack", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "faces-"))
  const without = openFaces(folder)
  expect(without.choose("⟨n⟩", "text").text).not.toContain("⟨")
  expect([...without.missing]).toEqual(["⟨", "⟩"])
  const added = require.resolve("@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf")
  copyFileSync(added, path.join(folder, "added.ttf"))
  const faces = openFaces(folder)
  expect(faces.choose("⟨n⟩", "text")).toMatchObject({ text: "⟨n⟩", face: { name: "own-0" } })
  expect([...faces.missing]).toEqual([])
})

test("letters that run from right to left are written in Latin ones, even if a face has them", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "faces-"))
  const holder = path.dirname(require.resolve("@fontsource-variable/noto-serif-hebrew/package.json"))
  const file = path.join(holder, "files/noto-serif-hebrew-hebrew-wght-normal.woff2")
  copyFileSync(file, path.join(folder, "hebrew.woff2"))
  const faces = openFaces(folder)
  expect(faces.choose("שלום", "text").text).toMatch(/^[a-z]+$/i)
  expect([...faces.missing].join("")).toBe("שלום")
})

test("headings keep their face where it has every letter, and take that of the text where not", () => {
  const { choose } = openFaces()
  expect(choose("Zoë Nguyễn", "display").face.name).toBe("display")
  expect(choose("Zoë Σεφέρη", "display").face.name).toBe("text")
})
