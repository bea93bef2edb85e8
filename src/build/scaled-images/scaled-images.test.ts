import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"

import { keepScaledImages, openScaledImages } from "~/src/build/scaled-images/keep-scaled-images"
import { temporaryFolder } from "~/tests/temporary-folder"

const IMAGE = path.resolve("src/build/remote-images/placeholder-wide.png")
const worker = require("gatsby-plugin-sharp/gatsby-worker")
const folder = temporaryFolder()

/** Builds with an image in these widths, and returns the widths that had to be scaled. */
async function build(widths: number[], { scaler = "1", quality = 100, image = "pixels" } = {}): Promise<number[]> {
  const scaled: number[] = []
  const { scaleOnce, removeUnused } = openScaledImages(path.join(folder.path, "store"), scaler, async ({ args }) => {
    for (const { outputPath, args: wanted } of args.operations) {
      scaled.push((wanted as { width: number }).width)
      folder.write(outputPath, `${image} ${outputPath}`)
    }
  })
  const inputPaths = [{ path: folder.write("image", image) }]
  const operations = widths.map((width) => ({ outputPath: `${width}.webp`, args: { width } }))
  await scaleOnce({ inputPaths, outputDir: folder.path, args: { operations, pluginOptions: { quality } } })
  removeUnused()
  for (const { outputPath } of operations) {
    expect(readFileSync(path.join(folder.path, outputPath), "utf8")).toBe(`${image} ${outputPath}`)
    rmSync(path.join(folder.path, outputPath))
  }
  return scaled
}

test("an image is scaled to each width once, and again after a build without that width", async () => {
  const widths = [[320, 640], [320, 640, 768], [768], [640]]
  const scaled: number[][] = []
  for (const given of widths) scaled.push(await build(given))
  expect(scaled).toEqual([[320, 640], [768], [], [640]])
})

test.each([{ image: "other pixels" }, { quality: 80 }, { scaler: "2" }])(
  "an image is scaled again with %j",
  async (change) => {
    await build([320])
    expect(await build([320], change)).toEqual([320])
  },
)

test("gatsby-plugin-sharp uses what an earlier build kept", async () => {
  const store = path.join(folder.path, "store")
  keepScaledImages(store)
  const operations = [{ outputPath: "320.webp", args: { width: 320, toFormat: "webp" } }]
  const job = { inputPaths: [{ path: IMAGE }], outputDir: folder.path, args: { operations, pluginOptions: {} } }
  await worker.IMAGE_PROCESSING(job)
  expect(existsSync(path.join(folder.path, "320.webp"))).toBe(true)
  folder.write(`store/${readdirSync(store)[0]}`, "kept")
  await worker.IMAGE_PROCESSING(job)
  expect(readFileSync(path.join(folder.path, "320.webp"), "utf8")).toBe("kept")
})

test("the build stops if gatsby-plugin-sharp has no scaling function", () => {
  delete worker.IMAGE_PROCESSING
  expect(() => keepScaledImages("")).toThrow(/“keep scaled images” does not fit gatsby-plugin-sharp \d.*0032/)
})
