import { readFileSync } from "node:fs"

import { checkedPages } from "~/src/build/outputs/checked-pages"
import { finishPages } from "~/src/build/outputs/finish-pages"
import { BUILD_ID_PLACEHOLDER } from "~/src/lib/document/page-document"
import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

const PAGE = "public/projects/note/index.html"
const META = `<meta name="build-id" content="${BUILD_ID_PLACEHOLDER}"/>`

const { write } = temporaryWorkingDirectory()

function writePage(file: string, body: string, head = META): void {
  write(file, `<!DOCTYPE html><html><head>${head}<script>go()</script></head><body>${body}</body></html>`)
}

function finish(scripts = ["go()"]) {
  const sources = new Map([["/projects/note", "content/projects/note/index.md"]])
  const checked = checkedPages({ scripts, styles: [], addresses: [] })
  const finished = finishPages(checked, sources)
  checked.keep()
  return finished
}

test("F1: every page gets the id of the build, and HTML from static/ is not changed", () => {
  const own = "<p>mine</p><script>mine()</script>"
  for (const folder of ["static", "public"]) write(`${folder}/own.html`, own)
  writePage(PAGE, "<p>text</p>")
  const { id, problems } = finish()
  expect(problems).toEqual([])
  expect(id).toMatch(/^[0-9a-f]{16}$/)
  expect(readFileSync(PAGE, "utf8")).toContain(`<meta name="build-id" content="${id}"/>`)
  expect(readFileSync("public/own.html", "utf8")).toBe(own)
})

test("F1: the same output has the same id, other output a new one", () => {
  const idOf = (text: string, data = "{}") => {
    writePage(PAGE, text)
    write("public/page-data/note/page-data.json", data)
    return finish().id
  }
  const ids = [idOf("a"), idOf("a"), idOf("b"), idOf("a", "[]")]
  expect(ids.map((id) => ids.indexOf(id))).toEqual([0, 0, 2, 3])
})

test.each([
  `<p>${BUILD_ID_PLACEHOLDER}</p>`,
  `<p>&lt;meta name="build-id" content="${BUILD_ID_PLACEHOLDER}"/></p>`,
  `<p title="<meta name=&quot;build-id&quot; content=&quot;${BUILD_ID_PLACEHOLDER}&quot;/>"></p>`,
  `<script type="application/ld+json">"\\u003cmeta name=\\"build-id\\" content=\\"${BUILD_ID_PLACEHOLDER}\\"/>"</script>`,
])("F1 S2: a text with the placeholder of the id is not changed: %s", (text) => {
  writePage(PAGE, text)
  expect(finish().problems).toEqual([])
  expect(readFileSync(PAGE, "utf8")).toContain(text)
})

test.each(["", META + META])("S2: a page without exactly one placeholder stops the build: %j", (head) => {
  writePage(PAGE, "", head)
  expect(finish).toThrow("projects/note/index.html")
})

test("S1: a page that has not changed is checked again when the code that the build puts in has", () => {
  write("gatsby-node.js")
  for (const [scripts, count] of [
    [["go()"], 0],
    [["go()"], 0],
    [[], 1],
  ] as const) {
    writePage(PAGE, "<p>text</p>")
    expect(finish([...scripts]).problems).toHaveLength(count)
  }
})

test("S1: code that the build did not put in is reported with its page and its content file, and nothing is written", () => {
  writePage(PAGE, '<p onclick="attack()">text</p>')
  writePage("public/404.html", "<script>attack()</script>")
  expect(finish().problems).toEqual([
    expect.stringContaining("The page /404 has code that the build did not put in: <script>attack()"),
    expect.stringContaining("The page /projects/note (content/projects/note/index.md) has code"),
  ])
  expect(readFileSync(PAGE, "utf8")).toContain(BUILD_ID_PLACEHOLDER)
})
