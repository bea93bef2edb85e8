import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { nameOnDisk } from "~/src/doctor/files/name-on-disk"

let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "names-"))
  mkdirSync(path.join(folder, "Figures"))
  writeFileSync(path.join(folder, "Figures/Loom.PNG"), "")
})

afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ["Figures/Loom.PNG", "Figures/Loom.PNG"],
  ["./Figures/../Figures/Loom.PNG", "./Figures/../Figures/Loom.PNG"],
  ["figures/loom.png", "Figures/Loom.PNG"],
  ["Figures/Lom.PNG", null],
  ["Figures/Loom.PNG/more.png", null],
  ["\0", null],
])("%j is on the disk as %j", (name, expected) => {
  expect(nameOnDisk(folder, name)).toBe(expected)
})
