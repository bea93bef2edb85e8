import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"

import { keepScaledIn, openScaledImages } from "~/src/build/scaled-images/keep-scaled-images"
import { temporaryFolder } from "~/tests/temporary-folder"

const PICTURE = path.resolve("src/build/remote-images/placeholder-wide.png")
const folder = temporaryFolder()

/** A build that answers with the widths that it had to make anew. */
async function build(widths: number[], { maker = "1", quality = 100, picture = "pixels" } = {}): Promise<number[]> {
  const made: number[] = []
  const { scaleOnce, removeUnused } = openScaledImages(path.join(folder.path, "store"), maker, async ({ args }) => {
    for (const { outputPath, args: asked } of args.operations) {
      made.push((asked as { width: number }).width)
      folder.write(outputPath, `${picture} ${outputPath}`)
    }
  })
  const inputPaths = [{ path: folder.write("picture", picture) }]
  const operations = widths.map((width) => ({ outputPath: `${width}.webp`, args: { width } }))
  await scaleOnce({ inputPaths, outputDir: folder.path, args: { operations, pluginOptions: { quality } } })
  removeUnused()
  for (const { outputPath } of operations) {
    expect(readFileSync(path.join(folder.path, outputPath), "utf8")).toBe(`${picture} ${outputPath}`)
    rmSync(path.join(folder.path, outputPath))
  }
  return made
}

test("an image is scaled once, and each new width of it", async () => {
  expect(await build([320, 640])).toEqual([320, 640])
  expect(await build([320, 640])).toEqual([])
  expect(await build([320, 768])).toEqual([768])
})

test("it is scaled anew when it, its quality, or the program that scales has changed, and when a build did without", async () => {
  await build([320])
  const changes = [{ picture: "other pixels" }, { quality: 80 }, { maker: "2" }, {}]
  for (const change of changes) expect(await build([320], change)).toEqual([320])
})

test("gatsby-plugin-sharp takes what an earlier build has left", async () => {
  const store = path.join(folder.path, "store")
  keepScaledIn(store)
  const { IMAGE_PROCESSING } = require("gatsby-plugin-sharp/gatsby-worker")
  const operations = [{ outputPath: "320.webp", args: { width: 320, toFormat: "webp" } }]
  const args = { operations, pluginOptions: {} }
  const job = { inputPaths: [{ path: PICTURE }], outputDir: folder.path, args }
  await IMAGE_PROCESSING(job)
  expect(existsSync(path.join(folder.path, "320.webp"))).toBe(true)
  folder.write(`store/${readdirSync(store)[0]}`, "kept")
  await IMAGE_PROCESSING(job)
  expect(readFileSync(path.join(folder.path, "320.webp"), "utf8")).toBe("kept")
})
