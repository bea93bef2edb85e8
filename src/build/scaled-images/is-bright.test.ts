import { isBright } from "~/src/build/scaled-images/is-bright"
import { plainImage } from "~/tests/plain-image"
import { temporaryFolder } from "~/tests/temporary-folder"

const folder = temporaryFolder()

test.each([
  ["#f5f0e6", true],
  ["#a0a0a0", true],
  ["#808080", false],
  ["#18181b", false],
  ["#0000ff", false],
  // It is as dark as the page behind it.
  ["#ffffff20", false],
])("T1: the dark theme dims an image of the colour %s: %s", async (background, bright) => {
  const file = folder.write("image.png", "")
  await plainImage({ channels: 4, background }).png().toFile(file)
  expect(await isBright(file, background)).toBe(bright)
})
