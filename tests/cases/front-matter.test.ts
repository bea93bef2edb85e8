import { createRequire } from "node:module"
import path from "node:path"

import { isUnreadMarkdown } from "~/src/build/graphql/content-nodes"
import { skipFrontMatter } from "~/src/gatsby/skip-front-matter"
import { temporaryContent } from "~/tests/fixtures/content-folder"

const content = temporaryContent()
const transformer = createRequire(path.resolve("package.json"))("gatsby-transformer-remark/on-node-create")

/** Returns what Gatsby's own parser says about a file, and the text that it finds. */
async function transform(file: string): Promise<{ failures: unknown[]; titles: unknown[] }> {
  const failures: unknown[] = []
  const titles: unknown[] = []
  await transformer.onCreateNode(
    {
      node: { id: "file", internal: { type: "File", mediaType: "text/markdown" }, absolutePath: "index.md" },
      loadNodeContent: async () => file,
      actions: {
        createNode: ({ frontmatter }: { frontmatter: { title: string } }) => titles.push(frontmatter.title),
        createParentChildLink: () => undefined,
      },
      createNodeId: (id: string) => id,
      createContentDigest: () => "1",
      reporter: { panicOnBuild: (message: string) => failures.push(message) },
    },
    {},
  )
  return { failures, titles }
}

test.each([
  ["marks of Windows-1252", 'title: "\u0093Tides\u0094"\nsummary: S.\ndate: 2024'],
  ["a control character", "title: A\u0085B\nsummary: S.\ndate: 2024"],
  ["a number that is none in YAML 1.2", "title: T\nsummary: S.\ndate: 2024\nrole: 0b12"],
  ["a day that is none in YAML 1.1", "title: T\nsummary: S.\ndate: 2024-02-01\nrole: 2001-13-45"],
  ["a merge key", "title: T\nsummary: S.\ndate: 2024\nrole: <<"],
  ["a text with a percent sign", "title: T\nsummary: S.\ndate: 2024\nrole: '%YAML 3'"],
])("what the check accepts is read by nothing else: %s", async (_name, fields) => {
  const file = `---\n${fields}\n---\n\nText.\n`
  content.write("projects/one/index.md", file)
  expect(content.report().filter((line) => !line.includes("warning"))).toEqual([])
  skipFrontMatter()
  expect(await transform(file)).toEqual({ failures: [], titles: [""] })
})

test.each([
  ["README.md", true],
  ["projects/readme.md", true],
  ["projects/ideas.md", true],
  ["projects/one/notes.md", true],
  ["projects/one/index.de.md", true],
  ["pages/README.md", true],
  ["ideas.markdown", true],
  ["home.md", false],
  ["pages/imprint.md", false],
  ["notes/one/index.md", false],
  ["projects/one/cover.png", false],
])("whether Gatsby reads nothing of %s: %s", (file, isUnread) => {
  expect(isUnreadMarkdown(path.resolve("content", file))).toBe(isUnread)
  expect(isUnreadMarkdown(path.join("content", file))).toBe(isUnread)
})
