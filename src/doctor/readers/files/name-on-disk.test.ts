import { temporaryFolder } from "~/tests/temporary-folder"

import { nameOnDisk } from "./name-on-disk"

const folder = temporaryFolder()

test.each([
  ["Figures/Loom.PNG", "Figures/Loom.PNG"],
  ["./Figures/../Figures/Loom.PNG", "./Figures/../Figures/Loom.PNG"],
  ["figures/loom.png", "Figures/Loom.PNG"],
  ["Figures/Lom.PNG", null],
  ["Figures/Loom.PNG/more.png", null],
  ["\0", null],
])("%j is on the disk as %j", (name, expected) => {
  folder.write("Figures/Loom.PNG")
  expect(nameOnDisk(folder.path, name)).toBe(expected)
})
