import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { keepScaledIn, openScaledImages } from "~/src/build/scaled-images/keep-scaled-images"

const PICTURE = path.resolve("src/build/remote-images/placeholder-wide.png")
let folder = ""
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "scaled-images-"))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** A build that answers with the widths that it had to make anew. */
async function build(widths: number[], { maker = "1", quality = 100, picture = "pixels" } = {}): Promise<number[]> {
  const made: number[] = []
  const { scaleOnce, removeUnused } = openScaledImages(path.join(folder, "store"), maker, async ({ args }) => {
    for (const { outputPath, args: asked } of args.operations) {
      made.push((asked as { width: number }).width)
      writeFileSync(path.join(folder, outputPath), `${picture} ${outputPath}`)
    }
  })
  const file = path.join(folder, "picture")
  writeFileSync(file, picture)
  const operations = widths.map((width) => ({ outputPath: `${width}.webp`, args: { width } }))
  await scaleOnce({ inputPaths: [{ path: file }], outputDir: folder, args: { operations, pluginOptions: { quality } } })
  removeUnused()
  for (const { outputPath } of operations) {
    expect(readFileSync(path.join(folder, outputPath), "utf8")).toBe(`${picture} ${outputPath}`)
    rmSync(path.join(folder, outputPath))
  }
  return made
}

test("a picture is scaled once, and each new width of it", async () => {
  expect(await build([320, 640])).toEqual([320, 640])
  expect(await build([320, 640])).toEqual([])
  expect(await build([320, 768])).toEqual([768])
})

test("it is scaled anew when it, its quality, or the program that scales has changed, and when a build did without", async () => {
  await build([320])
  expect(await build([320], { picture: "other pixels" })).toEqual([320])
  expect(await build([320], { picture: "other pixels", quality: 80 })).toEqual([320])
  expect(await build([320], { picture: "other pixels", quality: 80, maker: "2" })).toEqual([320])
  expect(await build([320])).toEqual([320])
})

test("gatsby-plugin-sharp takes what an earlier build has left", async () => {
  const store = path.join(folder, "store")
  keepScaledIn(store)
  const { IMAGE_PROCESSING } = require("gatsby-plugin-sharp/gatsby-worker")
  const operations = [{ outputPath: "320.webp", args: { width: 320, toFormat: "webp" } }]
  const job = { inputPaths: [{ path: PICTURE }], outputDir: folder, args: { operations, pluginOptions: {} } }
  await IMAGE_PROCESSING(job)
  const [kept = ""] = readdirSync(store)
  expect(existsSync(path.join(folder, "320.webp"))).toBe(true)
  writeFileSync(path.join(store, kept), "kept")
  await IMAGE_PROCESSING(job)
  expect(readFileSync(path.join(folder, "320.webp"), "utf8")).toBe("kept")
})
