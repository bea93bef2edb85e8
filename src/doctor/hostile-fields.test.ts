import { cpSync } from "node:fs"
import path from "node:path"

import { isError } from "~/src/doctor/diagnostics/diagnostic"
import { project, temporaryContent } from "~/tests/fixtures/content-folder"
import { ADDRESSES, IMAGE_VECTORS } from "~/tests/hostile/vectors"

import { diagnoseContent } from "./diagnose-content"

const content = temporaryContent()
const PROJECT = "projects/one/index.md"

/** Every field of the content that holds an address, each on a line of its own: @ is the address. */
const FILES = {
  "site.yaml": `title: Site
siteUrl: @
language: en
copyright: { year: 2025 }
author: { name: Ada, avatar: { alt: A, src: @ } }
game: { title: Game, url: @ }
profiles: [{ label: L, icon: "lucide:mail", url: @ }]
icons:
  service: @
  ownPath: @
images: { proxy: @ }
analytics: { web: { script: @ } }
`,
  [PROJECT]: `---
title: T
summary: S.
date: 2024
links:
  - { type: live, url: @ }
  - { type: live, url: "https://a.dev", icon: @ }
client: { name: C, url: @ }
team: [{ name: C, url: @ }]
video: { title: V, url: @ }
cover: { alt: C, src: @ }
---
`,
  "resume.json": `{
"basics": {
"name": "A", "url": @,
"profiles": [{ "url": @ }] },
"work": [{ "name": "A", "url": @ }],
"publications": [{ "name": "A", "url": @ }]
}`,
}

test.each(Object.entries(ADDRESSES))("an address that runs code is refused in every field: %s", (_name, address) => {
  const expected = Object.entries(FILES).flatMap(([file, text]) => {
    const written = text.replaceAll("@", () => JSON.stringify(address))
    content.write(file, written)
    return text.split("\n").flatMap((line, index) => (line.includes("@") ? `content/${file}:${index + 1}` : []))
  })
  const errors = diagnoseContent(content.root).diagnostics.filter(isError)
  const found = new Set(errors.map(({ file, line }) => `${file}:${line}`))
  expect([...found].sort()).toEqual(expected.sort())
})

test("an image in a text is a file or an https address: every other address is refused with file and line", () => {
  cpSync("src/build/remote-images/placeholder-square.png", path.join(content.root, "projects/one/p.png"))
  content.write(PROJECT, project("type: App", IMAGE_VECTORS.map((markdown) => `Text.\n\n${markdown}`).join("\n\n")))
  const found = diagnoseContent(content.root).diagnostics.map(({ file, line }) => `${file}:${line}`)
  expect(found).toEqual(IMAGE_VECTORS.map((_vector, index) => `content/${PROJECT}:${9 + 4 * index}`))
})
