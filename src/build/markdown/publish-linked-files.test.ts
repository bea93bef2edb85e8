import { readFileSync } from "node:fs"
import path from "node:path"

import { portableHtml } from "~/src/build/markdown/portable-html"
import { portableMarkdown } from "~/src/build/markdown/portable-markdown"
import { prepareHtml } from "~/src/build/markdown/prepare-html"
import { publishLinkedFiles } from "~/src/build/markdown/publish-linked-files"
import { readMarkdown } from "~/tests/fixtures/read-markdown"
import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

const folder = temporaryWorkingDirectory()

function publish(text: string, from = "content") {
  return publishLinkedFiles(readMarkdown(text).html, path.join(folder.path, from))
}

async function pageOf(text: string, from?: string) {
  return prepareHtml(publish(text, from), {
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
  const [, digest, name] = /href="\/base\/static\/([\da-f]{32})\/([^"]*)"/.exec(page) ?? []
  expect(name).toBe("my%20paper%20%231.pdf#page=2")
  expect(readFileSync(`public/static/${digest}/my paper #1.pdf`, "utf8")).toBe("PDF")
  const address = `https://ada.dev/base/static/${digest}/${name}`
  expect(portableHtml(page, "https://ada.dev/base/projects/one/")).toContain(`href="${address}"`)
  expect(portableMarkdown(publish(text), "https://ada.dev/base")).toBe(`[It](${address})\n`)
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

test("an entry may have folders of any name for its files", async () => {
  for (const file of ["fonts/Own.ttf", "notes/a.pdf"]) folder.write(`content/projects/one/${file}`)
  const page = await pageOf("[a](fonts/Own.ttf) [b](notes/a.pdf)", "content/projects/one")
  expect(page.match(/\/static\//g)).toHaveLength(2)
})
