import { cpSync, truncateSync } from "node:fs"
import path from "node:path"

import { findProblems } from "~/scripts/check-content/find-problems"
import { commitFolder } from "~/tests/commit-folder"
import { FIXTURE_CONTENT } from "~/tests/fixtures/fixture-site"
import { temporaryFolder } from "~/tests/temporary-folder"

const folder = temporaryFolder()
beforeEach(() => cpSync(FIXTURE_CONTENT, folder.path, { recursive: true }))

async function check(...flags: string[]) {
  const print = jest.spyOn(console, "error").mockReturnValue(undefined)
  const { diagnostics } = await findProblems({ folder: folder.path, format: "text", flags: new Set(flags) })
  return { diagnostics, notes: print.mock.calls.flat().join("\n") }
}

test("an image whose copy was interrupted is reported", async () => {
  truncateSync(path.join(folder.path, "avatar.png"), 500)
  const message = expect.stringContaining('"avatar.png" cannot be decoded')
  const finding = { file: "content/site.yaml", field: "author.avatar.src", message }
  expect((await check()).diagnostics).toContainEqual(expect.objectContaining(finding))
})

test("remote images are requested with --remote only", async () => {
  folder.write("about.md", "---\ntitle: T\ndescription: D.\n---\n\n![A loom](https://127.0.0.1/loom.png)\n")
  const place = { file: "content/about.md", line: 6, column: 1, field: "image" }
  const { diagnostics, notes } = await check()
  expect(diagnostics).not.toContainEqual(expect.objectContaining(place))
  expect(notes).toContain("npm run check:content -- --remote")
  const message = '"https://127.0.0.1/loom.png" leads to 127.0.0.1, an address that is not public.'
  expect((await check("remote")).diagnostics).toContainEqual(
    expect.objectContaining({ ...place, code: "image-not-fetched", message }),
  )
})

test("--fix changes nothing in a folder without git, where only a commit could undo it", async () => {
  await expect(check("fix")).rejects.toThrow("This folder is not a git repository")
})

test("--fix changes nothing while git ignores a file, or a link leads to one elsewhere", async () => {
  const broken = "---\ntitel: T\nsummary: S.\ndate: 2024\n---\n"
  folder.write("projects/secret/index.md", broken)
  folder.write("other/linked.md", broken)
  folder.link("projects/linked/index.md", "../../other/linked.md")
  folder.write(".gitignore", "secret\nother/\n")
  commitFolder(folder.path)
  const files = "projects/linked/index.md\nprojects/secret/index.md"
  await expect(check("fix")).rejects.toThrow(new RegExp(`^Git ignores these files.*:\n${files}$`))
  expect(folder.read("projects/secret/index.md")).toBe(broken)
})
