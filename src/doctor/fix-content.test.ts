import { cpSync, readFileSync } from "node:fs"
import path from "node:path"

import { project, temporaryContent } from "~/tests/fixtures/content-folder"

import { fixContent } from "./fix-content"

const IMAGE = path.resolve("tests/fixtures/moved-in/hugoblox/content/projects/counting-porpoises/featured.png")
const content = temporaryContent()

test("--fix writes the right address of a link and an image, however it is written", () => {
  const before = project(
    "type: App",
    "[![x](/assets/x.png)](two.md#t) ![É](<my Cover.png> \"two.md\") [a]\n\n<a class=x href='../two'>b</a> [c](/projects/Two?a=b#x)\n\n[a]: <../../about.md>\n",
  )
  const after = project(
    "type: App",
    "[![x](x.png)](/projects/two#t) ![É](<my%20cover.png> \"two.md\") [a]\n\n<a class=x href='/projects/two'>b</a> [c](/projects/two?a=b#x)\n\n[a]: </about>\n",
  )
  content.write("projects/one/index.md", before)
  content.write("projects/two/index.md", project("type: App", "## T\n\n## x"))
  for (const image of ["x.png", "my cover.png"]) cpSync(IMAGE, path.join(content.root, "projects/one", image))
  fixContent(content.root)
  expect(readFileSync(path.join(content.root, "projects/one/index.md"), "utf8")).toBe(after)
  expect(content.report()).toEqual([])
})

test("--fix writes the right name of a heading, a renamed project, an image and a video", () => {
  const write = (plain: string, quoted: string, [related, links]: [string, string]) => {
    const images = `cover: { alt: A, src: ${plain}.png }\ngallery:\n  - { alt: A, src: ${quoted} }`
    const video = `video: { title: V, captions: none, src: ${plain}.webm }`
    return project([images, video, `related: ${related}`].join("\n"), `## Été\n\n### \`a\` B\n\n${links}`)
  }
  const before = write("/x/loom", '"my loom, #2.png"', ["[was-two, 'two']", "[a](#ÉTÉ) [b](/projects/one/#A-b)"])
  const file = content.write("projects/one/index.md", before)
  const files = ["loom.png", "My loom, #2.png", "loom.webm"]
  for (const name of files) cpSync(IMAGE, path.join(content.root, "projects/one", name))
  content.write("projects/two/index.md", project("slug: '2024'\naliases: [was-two]"))
  const resume = content.write("resume.json", '{ "skills": [{ "name": "S", "projects": ["two"] }] }')
  fixContent(content.root)
  const after = write("loom", '"My loom, #2.png"', ['["2024", "2024"]', "[a](#été) [b](/projects/one/#a-b)"])
  expect(readFileSync(file, "utf8")).toBe(after)
  expect(readFileSync(resume, "utf8")).toContain('"projects": ["2024"]')
})

test.each([
  "{ title: T, summary: S., date: 2024, layout: post, publishDate: 2023 }",
  "title: T\nsummary: S.\ndate: 2024\nrole: &me Design\ntype: *me",
  "title: T\nsummary: S.\ndate: 2024\ngithub: &a https://a.dev/x\nwebsite: https://a.dev/y\nlinks: [{ type: docs, url: *a }]",
])("--fix leaves fields in braces, and those that are used elsewhere: %j", (fields) => {
  const text = `---\n${fields}\n---\nText.\n`
  content.write("projects/one/index.md", text)
  fixContent(content.root)
  expect(readFileSync(path.join(content.root, "projects/one/index.md"), "utf8")).toBe(text)
})
