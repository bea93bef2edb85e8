import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { finishPages, removeLeftovers } from "~/src/build/outputs/finish-pages"
import { publicFiles } from "~/src/build/public-files"
import { BUILD_ID_PLACEHOLDER } from "~/src/lib/document/page-document"

const CODE = { scripts: ["go()"], styles: [], addresses: [] }
const SOURCES = new Map([["/projects/note", "content/projects/note/index.md"]])
const PAGE = "public/projects/note/index.html"

const home = process.cwd()
let folder: string

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), "finish-pages-")))
  process.chdir(folder)
  for (const directory of ["public/projects/note", "static"]) mkdirSync(directory, { recursive: true })
})

afterEach(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

function writePage(file: string, body: string): void {
  const meta = `<meta name="build-id" content="${BUILD_ID_PLACEHOLDER}"/>`
  writeFileSync(file, `<!DOCTYPE html><html><head>${meta}<script>go()</script></head><body>${body}</body></html>`)
}

test("F1: every page gets the id of the build", () => {
  writePage(PAGE, "<p>text</p>")
  const { id, problems } = finishPages({ code: CODE, sources: SOURCES })
  expect(problems).toEqual([])
  expect(id).toMatch(/^[0-9a-f]{16}$/)
  expect(readFileSync(PAGE, "utf8")).toContain(`<meta name="build-id" content="${id}"/>`)
})

test("S1: code that the build did not put in is reported with its page and its content file, and nothing is written", () => {
  writePage(PAGE, '<p onclick="attack()">text</p>')
  writePage("public/404.html", "<script>attack()</script>")
  const { problems } = finishPages({ code: CODE, sources: SOURCES })
  expect(problems).toEqual([
    expect.stringContaining("The page /404 has code that the build did not put in: <script>attack()"),
    expect.stringContaining("The page /projects/note (content/projects/note/index.md) has code"),
  ])
  expect(readFileSync(PAGE, "utf8")).toContain(BUILD_ID_PLACEHOLDER)
})

test("HTML from static/ is not changed", () => {
  const own = "<p>mine</p><script>mine()</script>"
  for (const directory of ["static", "public"]) writeFileSync(`${directory}/own.html`, own)
  writePage(PAGE, "")
  expect(finishPages({ code: CODE, sources: SOURCES }).problems).toEqual([])
  expect(readFileSync("public/own.html", "utf8")).toBe(own)
})

test("files of Gatsby and webpack are neither pages nor published", () => {
  const leftovers = [
    "_gatsby/slices/_gatsby-scripts-1.html",
    "~partytown/debug/partytown.js",
    "webpack.stats.json",
    "chunk-map.json",
    "app-0123456789abcdef0123.js.map",
  ]
  for (const file of [...leftovers, "index.html", "about/~partytown.html"]) {
    mkdirSync(path.join("public", path.dirname(file)), { recursive: true })
    writeFileSync(path.join("public", file), "")
  }
  expect(publicFiles(".html").sort()).toEqual(["about/~partytown.html", "index.html"])
  removeLeftovers()
  expect(readdirSync("public").sort()).toEqual(["about", "index.html", "projects"])
  expect(existsSync("public/about/~partytown.html")).toBe(true)
})
