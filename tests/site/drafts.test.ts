import { readdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"

const PUBLIC = ".variants/next-deploy/public"
/** In the title, text, slug, tags, aliases and picture of a draft and of a project that is planned for the year 2999. */
const SECRET = /zanzibarine/i

const files = readdirSync(PUBLIC, { recursive: true, encoding: "utf8" }).filter((file) =>
  statSync(path.join(PUBLIC, file)).isFile(),
)

function contentsOf(file: string): string {
  const bytes = readFileSync(path.join(PUBLIC, file))
  if (file.endsWith(".br")) return brotliDecompressSync(bytes).toString("latin1")
  if (file.endsWith(".gz")) return gunzipSync(bytes).toString("latin1")
  return bytes.toString("latin1")
}

test("a draft and a project whose day has not come are in no file that is built, neither by name nor by content", () => {
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => SECRET.test(file) || SECRET.test(contentsOf(file)))).toEqual([])
})

test("a project whose day has come is there", () => {
  expect(files).toContain("projects/long-awaited/index.html")
  expect(readFileSync(path.join(PUBLIC, "projects/index.html"), "utf8")).toContain("Long awaited")
})
