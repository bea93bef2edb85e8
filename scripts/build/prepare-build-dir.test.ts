import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { enterWorkshop } from "./prepare-build-dir.mjs"

test("what a finished build has left is there for the next, what a killed one has left is not", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "enter-workshop-"))
  const workshop = path.join(folder, "a", "workshop")
  const finish = enterWorkshop(workshop)
  writeFileSync(path.join(workshop, "compiled"), "")
  finish(1)
  const finishKilled = enterWorkshop(workshop)
  expect(readdirSync(workshop)).toContain("compiled")
  finishKilled(137)
  enterWorkshop(workshop)
  expect(readdirSync(workshop)).not.toContain("compiled")
  rmSync(folder, { recursive: true })
})
