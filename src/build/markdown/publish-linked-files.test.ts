import { existsSync, readFileSync } from "node:fs"
import path from "node:path"

import { portableHtml } from "~/src/build/markdown/portable-html"
import { portableMarkdown } from "~/src/build/markdown/portable-markdown"
import { prepareHtml } from "~/src/build/markdown/prepare-html"
import { publishLinkedFiles } from "~/src/build/markdown/publish-linked-files"
import { readMarkdown } from "~/tests/fixtures/read-markdown"
import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

const folder = temporaryWorkingDirectory()

const COLOURS = { light: { accent: "#123456" }, dark: {} }

function publish(text: string, from = "content") {
  return publishLinkedFiles(readMarkdown(text).html, path.join(folder.path, from), async () => COLOURS)
}

async function pageOf(text: string, from?: string) {
  return prepareHtml(await publish(text, from), {
    basePath: "/base",
    trailingSlash: "always",
    imageFor: async () => null,
    publish: String,
  })
}

test("a link publishes the file beside the text; pages, feeds and Markdown copies have its address", async () => {
  folder.write("content/files/my paper #1.pdf", "PDF")
  const text = "[It](./files/my%20paper%20%231.pdf#page=2)"
  const page = await pageOf(text)
  const [, digest, name] = /href="\/base\/static\/files\/([\da-f]{32})\/([^"]*)"/.exec(page) ?? []
  expect(name).toBe("my%20paper%20%231.pdf#page=2")
  expect(readFileSync(`public/static/files/${digest}/my paper #1.pdf`, "utf8")).toBe("PDF")
  const address = `https://ada.dev/base/static/files/${digest}/${name}`
  expect(portableHtml(page, "https://ada.dev/base/projects/one/")).toContain(`href="${address}"`)
  expect(portableMarkdown(await publish(text), "https://ada.dev/base")).toBe(`[It](${address})\n`)
})

const KEPT_FILES = [
  ...["resume.json", "resume.de.json", "site.yaml", "site.de.yaml", "texts.yaml", "publications.bib", ".env.txt"],
  ...["projects/draft/secret.pdf", "notes/draft/secret.pdf", "cv/teaching.yaml", "pages/x.pdf", "fonts/Own.ttf"],
  ...["other.md", "page.html"],
]

test.each([
  ...["../secret.pdf", "%2e%2e/secret.pdf", "/secret.pdf", "files/../../secret.pdf", "./.env.txt"],
  ...[...KEPT_FILES, "missing.pdf", "folder.pdf"],
])("S3: the link %s publishes nothing", async (url) => {
  for (const file of KEPT_FILES) folder.write(`content/${file}`)
  for (const file of ["secret.pdf", "content/folder.pdf/x"]) folder.write(file)
  expect(await pageOf(`[x](${url})`)).not.toContain("/static/")
})

const ACTIVE =
  "js mjs cjs css xml xsl xslt xht xhtml shtml htm html HTML wasm swf svgz mathml rdf hta php pdf.js csv.Xml Makefile gz.html. exe"

test.each(ACTIVE.split(" "))("S6: a link to a file of the type %s publishes nothing", async (type) => {
  const name = type === "Makefile" ? type : `evil.${type}`
  folder.write(`content/${name}`, "alert(1)")
  expect(await pageOf(`[x](${name})`)).not.toContain("/static/")
  expect(existsSync("public")).toBe(false)
})

const PASSIVE = "pdf PDF zip html.gz svg.pdf docx csv txt json mp3 webm woff2 bib ics vcf stl glb"

test.each(PASSIVE.split(" "))("S6: a link to a file of the type %s publishes it as it is", async (type) => {
  folder.write(`content/a.${type}`, "any bytes")
  const [, at] = /href="\/base\/(static\/(?:files|media)\/[^"]*)"/.exec(await pageOf(`[x](a.${type})`)) ?? []
  expect(readFileSync(`public/${at}`, "utf8")).toBe("any bytes")
})

test("S6: a drawing that a text links to is published without code, and one that is no drawing is not published", async () => {
  const svg = '<svg viewBox="0 0 9 9" onload="alert(1)"><script href="evil.js"/><path stroke="var(--accent)"/></svg>'
  folder.write("content/evil.svg", svg)
  const [, at] = /href="\/base\/(static\/files\/[^"]*)"/.exec(await pageOf("[drawing](evil.svg)")) ?? []
  const published = readFileSync(`public/${at}`, "utf8")
  expect(published).toMatch(/<path stroke="#123456"/)
  expect(published).not.toMatch(/script|evil|alert|onload/)
  folder.write("content/no.svg", "<html><script>alert(1)</script></html>")
  expect(await pageOf("[drawing](no.svg)")).not.toContain("/static/")
})

test("an entry may have folders of any name for its files", async () => {
  for (const file of ["fonts/Own.ttf", "notes/a.pdf"]) folder.write(`content/projects/one/${file}`)
  const page = await pageOf("[a](fonts/Own.ttf) [b](notes/a.pdf)", "content/projects/one")
  expect(page.match(/\/static\//g)).toHaveLength(2)
})
