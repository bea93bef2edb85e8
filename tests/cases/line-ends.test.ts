import { cpSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { CreateNodeArgs } from "gatsby"

import { CONTENT_SOURCE, createContentNodes } from "~/src/build/graphql/content-nodes"
import { diagnoseContent } from "~/src/doctor/diagnose-content"
import { fixContent } from "~/src/doctor/fix-content"
import { FIXTURE_CONTENT } from "~/tests/fixtures/fixture-site"
import { filesIn } from "~/tests/read-build"
import { temporaryFolder } from "~/tests/temporary-folder"

const folder = temporaryFolder()
const TEXT_FILE = /\.(?:md|yaml|json|bib|vtt|svg)$/
/** A formula, callouts, code with marked lines, a table, HTML and a footnote, and every kind of list. */
const TEXT = readFileSync("tests/cases/line-ends.md", "utf8")

type Made = { internal: { type: string } }

/** Copies the fixture site and the text above into a folder, and ends their lines in another way. */
function writeSite(name: string, end: string): string {
  const root = path.join(folder.path, name, "content")
  cpSync(FIXTURE_CONTENT, root, { recursive: true })
  folder.write(`${name}/content/notes/line-ends/index.md`, TEXT)
  for (const file of filesIn(root).filter((file) => TEXT_FILE.test(file))) {
    writeFileSync(file, readFileSync(file, "utf8").replaceAll("\n", end))
  }
  return root
}

/** Returns the nodes of all content files: everything that pages show comes from them. */
async function nodesOf(root: string): Promise<Made[]> {
  const made: Made[] = []
  for (const absolutePath of filesIn(root).sort()) {
    const relativePath = path.relative(root, absolutePath)
    const internal = { type: "File", contentDigest: "1" }
    const file = { id: "file", internal, absolutePath, relativePath, sourceInstanceName: CONTENT_SOURCE }
    const markdown = { id: "markdown", parent: "file", internal: { ...internal, type: "MarkdownRemark" } }
    await createContentNodes({
      node: relativePath.endsWith(".md") ? markdown : file,
      getNode: (id: string) => (id === "file" ? file : undefined),
      getNodesByType: () => [file],
      createNodeId: (id: string) => id,
      createContentDigest: JSON.stringify,
      actions: { createNode: (node: Made) => made.push(node), createParentChildLink: () => undefined },
    } as unknown as CreateNodeArgs)
  }
  return made
}

test.each(["\r\n", "\r"])(
  "a site whose lines end with %j is the same as one from Unix, with the same problems",
  async (end) => {
    const [unix, other] = [writeSite("unix", "\n"), writeSite("other", end)]
    const nodes = await nodesOf(unix)
    expect(nodes.length).toBeGreaterThan(15)
    expect(await nodesOf(other)).toEqual(nodes)
    expect(diagnoseContent(other).diagnostics).toEqual(diagnoseContent(unix).diagnostics)
  },
)

test("--fix keeps the ends of lines", () => {
  const root = writeSite("windows", "\r\n")
  const file = path.join(root, "notes/line-ends/index.md")
  const before = readFileSync(file, "utf8")
  writeFileSync(file, before.replace("date: 2024-05-31", "date: 2024-05-31\r\nlayout: post"))
  fixContent(root)
  expect(readFileSync(file, "utf8")).toBe(before.replace("date: 2024-05-31", "date: 2024-05-31\r\n# layout: post"))
})
