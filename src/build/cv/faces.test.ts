import { copyFileSync, mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { openFaces } from "~/src/build/cv/faces"

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

test("headings keep their face where it has every letter, and take that of the text where not", () => {
  const { choose } = openFaces()
  expect(choose("Zoë Nguyễn", "display").face.name).toBe("display")
  expect(choose("Zoë Σεφέρη", "display").face.name).toBe("text")
})
