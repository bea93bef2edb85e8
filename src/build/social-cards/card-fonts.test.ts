import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { listFaces, ownFacesDigest } from "~/src/build/social-cards/card-fonts"

const folder = mkdtempSync(path.join(tmpdir(), "faces-"))
afterAll(() => rmSync(folder, { recursive: true }))

test("the owner's faces stand in only where ours have no letter, and what is no font is none", () => {
  const ours = listFaces(path.join(folder, "not-there"))
  const before = ownFacesDigest(folder)
  for (const file of ["own.woff2", "OFL.txt"]) writeFileSync(path.join(folder, file), "letters")
  expect(listFaces(folder)).toEqual([...ours, path.join(folder, "own.woff2")])
  expect(ownFacesDigest(folder)).not.toBe(before)
})

test("large titles are set in the pages' face first", () => {
  expect(path.basename(listFaces()[0] ?? "")).toMatch(/^newsreader-.*opsz/)
})
