import { execFileSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"

import { runCommand } from "~/scripts/command/run-command"
import { EMPTY_SITE } from "~/tests/fixtures/content-folder"
import { plainImage } from "~/tests/plain-image"
import { runInProcess } from "~/tests/run-in-process"
import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

import { importSite } from "./import-site"

const folder = temporaryWorkingDirectory()

const git = (...args: string[]) => execFileSync("git", ["-c", "user.name=T", "-c", "user.email=t@t.dev", ...args])
const run = (...args: string[]) => runInProcess(() => runCommand(() => importSite(folder.path)), args)

test("the command needs a commit, shows in a dry run what the real run writes, and ends with the check's report", async () => {
  const picture = await plainImage({ width: 1600, height: 1000 }).png().toBuffer()
  for (const [file, text] of Object.entries(EMPTY_SITE)) folder.write(file, text)
  folder.write("old/_posts/2020-01-02-night-bus.md", "---\ntitle: Night bus\n---\nA bus {% cite a %} at night.\n")
  folder.write(
    "old/_drafts/idea.md",
    "---\ntitle: Idea\nlink: http://b.dev\ncover: c.png\n---\nSee [this](/gone).\n\n![](c.png)\n",
  )
  folder.write("old/_drafts/c.png", picture)
  git("init", "-q")

  expect((await run("wordpress", "old")).stderr).toMatch(
    /^"wordpress" is not a kind of site\. Name one of: al-folio, .+\.\n$/,
  )
  expect((await run("jekyll")).stderr).toBe("Name the folder or file: npm run import -- jekyll ../my-old-site\n")
  expect((await run("jekyll", "old")).stderr).toMatch(/^Commit these files first.+\n\?\? content\/about\.md/)
  git("add", "content")
  git("commit", "-qm", "A commit")

  const dry = await run("jekyll", "old", "--dry-run")
  expect(dry).toMatchObject({ status: 0, stderr: "" })
  expect(dry.stdout).toContain("write content/notes/night-bus/index.md  (from _posts/2020-01-02-night-bus.md)\n")
  expect(dry.stdout.trimEnd().split("\n").at(-1)).toBe(
    "This was a dry run. To import, run the command without --dry-run.",
  )
  expect(existsSync(path.join(folder.path, "content/notes"))).toBe(false)

  const real = await run("jekyll", "old")
  expect(real).toMatchObject({ status: 0, stderr: "" })
  expect(real.stdout.split("\nNext:")[0]).toBe(dry.stdout.split("\nThis was a dry run.")[0])
  expect(real.stdout).toContain("content/notes/idea/index.md:9:5  link — ")
  expect(real.stdout).toContain("Imported notes: 2, of which drafts: 1.")
  expect(real.stdout).toContain("remove the line draft:\n  notes/idea (hidden in its source): date\n")
  expect(real.stdout).toContain("\nPictures without a description, which screen readers skip: 2, of which covers: 1.\n")
  expect(real.stdout).toContain("content/notes/night-bus/index.md:7  <!-- {% cite a %} -->\n    Remove it")
  expect(real.stdout).toContain(
    "not encrypted. Check that the links with https:// open:\ncontent/notes/idea/index.md:7  # link: http://b.dev\n",
  )
  expect(real.stdout).toContain("Next: correct the problems above")
  const bus = readFileSync(path.join(folder.path, "content/notes/night-bus/index.md"), "utf8")
  expect(bus).toBe(
    "---\ntitle: Night bus\nsummary: A bus at night.\ndate: 2020-01-02\naliases: [ /2020/01/02/night-bus.html ]\n---\nA bus <!-- {% cite a %} --> at night.\n",
  )
  const again = await run("jekyll", "old", "--dry-run")
  expect(again).toMatchObject({ status: 0, stdout: expect.stringContaining("content/notes/idea already exists") })
  git("add", "content")
  git("commit", "-qm", "Imported")
  expect((await run("jekyll", "old")).status).toBe(1)
  expect(readdirSync(folder.path).filter((name) => name.startsWith(".import"))).toEqual([])
})
