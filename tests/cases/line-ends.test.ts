import { cpSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

import { diagnoseContent } from "~/src/doctor/diagnose-content"
import { filesIn } from "~/tests/builds"
import { contentNodes } from "~/tests/fixtures/content-nodes"
import { FIXTURE_CONTENT } from "~/tests/fixtures/fixture-site"
import { temporaryFolder } from "~/tests/temporary-folder"

const folder = temporaryFolder()
const TEXT_FILE = /\.(?:md|yaml|json|bib|vtt|svg)$/

/** Copies the fixture site into a folder, and ends the lines of its texts in another way. */
function writeSite(name: string, end: string): string {
  const root = path.join(folder.path, name, "content")
  cpSync(FIXTURE_CONTENT, root, { recursive: true })
  for (const file of filesIn(root).filter((file) => TEXT_FILE.test(file))) {
    writeFileSync(file, readFileSync(file, "utf8").replaceAll("\n", end))
  }
  return root
}

/** Returns the nodes of all content files: everything that pages show comes from them. */
async function nodesOf(root: string) {
  const files = filesIn(root).sort()
  return (await Promise.all(files.map((file) => contentNodes(root, path.relative(root, file))))).flat()
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
