import { spawnSync } from "node:child_process"
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { readContent } from "~/src/build/content/read-content"

import { answersFromResume, checkAnswers } from "./answers.mjs"
import demo from "./demo.json"
import { demoFiles, digests } from "./demo-files.mjs"
import { profileOf } from "./profile.mjs"
import { finishSwap, swapFolders } from "./swap-folders.mjs"

const FLAGS = ["--yes", "--name", "Max Muster", "--url", "https://muster.dev"]
const DEMO_TRACES = /lovelace|babbage|analytical engine/i
const isDemoHere = demoFiles(digests("."), demo).length > 0

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "init-"))
})

afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

function git(...args: string[]): void {
  spawnSync("git", ["-c", "user.name=T", "-c", "user.email=t@t.dev", ...args], { cwd: root })
}

function copyRepository(): void {
  for (const entry of ["scripts", "content", "static", "package.json", "package-lock.json"]) {
    cpSync(entry, path.join(root, entry), { recursive: true })
  }
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"))
  write(".gitignore", "node_modules\n")
  git("init", "-q")
  git("add", "-A")
  git("commit", "-qm", "Start")
}

function init(...flags: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync("node", ["scripts/init.mjs", ...flags], { cwd: root, encoding: "utf8" })
}

const read = (file: string) => readFileSync(path.join(root, file), "utf8")

/** Once the content is the owner's, there is no demo left to compare. */
const testWithDemo = isDemoHere ? test : test.skip

testWithDemo("the list of the demo's files is current", () => {
  expect(digests(".")).toEqual(demo)
})

testWithDemo("a dry run changes nothing and names what the real run removes and writes", () => {
  copyRepository()
  const before = digests(root)
  const dry = init(...FLAGS, "--dry-run")
  expect(digests(root)).toEqual(before)
  const real = init(...FLAGS)
  const changes = (text: string) => text.split("\n").filter((line) => /^(remove|write) /.test(line))
  expect(changes(dry.stdout)).toEqual(changes(real.stdout))
  expect(changes(dry.stdout)).toHaveLength(new Set([...Object.keys(before)]).size)
})

testWithDemo(
  "the site becomes the owner's: valid, without a word of the demo, and a second run keeps everything",
  () => {
    copyRepository()
    expect(init(...FLAGS, "--headline", "I bake.", "--profile", "https://github.com/max")).toMatchObject({ status: 0 })
    expect(readContent(path.join(root, "content")).problems).toEqual([])
    for (const file of Object.keys(digests(root)).filter((name) => !name.endsWith(".png"))) {
      expect(read(file)).not.toMatch(DEMO_TRACES)
    }
    expect(readdirSync(root)).not.toContain(".init")
    write("content/projects/mine/index.md", "mine")
    write("content/about.md", `${read("content/about.md")}More.\n`)
    expect(init("--yes").stderr).toContain("content/projects/mine/index.md")
    git("add", "-A")
    git("commit", "-qm", "Mine")
    const before = digests(root)
    expect(init("--yes")).toMatchObject({ status: 0, stderr: "" })
    expect(digests(root)).toEqual(before)
  },
)

testWithDemo("a demo project that the owner has changed stays as a whole", () => {
  const present = { ...demo, "content/projects/note-g/index.md": "changed" }
  const found = demoFiles(present, demo)
  expect(found.filter((file) => file.startsWith("content/projects/note-g/"))).toEqual([])
  expect(found).toContain("content/projects/flyology/index.md")
})

test("without git the command wants --force, and an unknown flag is told with the nearest one", () => {
  write("package-lock.json", '{"packages":{}}')
  write("package.json", "{}")
  cpSync("scripts", path.join(root, "scripts"), { recursive: true })
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"))
  expect(init(...FLAGS).stderr).toBe(
    "This folder is no git repository, so nothing could be got back: use --force to go on.\n",
  )
  expect(init("--nmae", "Max").stderr).toBe("There is no flag --nmae. Did you mean --name? See --help.\n")
  expect(init("--force", "--from", "none.json").stderr).toMatch(/^ENOENT[^\n]*\n$/)
})

test("an exchange that was interrupted between two renames is finished, one that was not ready is undone", () => {
  write("static/a", "old")
  write(".init/old/content/a", "old")
  write(".init/next/content/a", "new")
  write(".init/next/static/a", "new")
  write(".init/ready", "")
  finishSwap(root)
  expect([read("content/a"), read("static/a"), existsSync(path.join(root, ".init"))]).toEqual(["new", "new", false])
  write(".init/next/content/a", "newer")
  finishSwap(root)
  expect([read("content/a"), existsSync(path.join(root, ".init"))]).toEqual(["new", false])
})

test("what is not in the plan stays", () => {
  write("content/kept", "kept")
  write("content/projects/demo/index.md", "demo")
  swapFolders(root, { remove: ["content/projects/demo/index.md"], write: { "static/icon": "new" } })
  expect([read("content/kept"), read("static/icon")]).toEqual(["kept", "new"])
  expect(existsSync(path.join(root, "content/projects/demo"))).toBe(false)
})

test("a résumé gives the answers, and another JSON file is told", () => {
  const basics = {
    name: "Max",
    label: "Baker",
    email: "max@muster.dev",
    url: "https://muster.dev/me",
    profiles: [{ network: "Git", url: "https://github.com/max" }, { url: "http://old.dev" }, null],
  }
  expect(checkAnswers(answersFromResume(JSON.stringify({ basics })))).toEqual({
    name: "Max",
    headline: "Baker",
    email: "max@muster.dev",
    url: "https://muster.dev",
    profiles: [{ label: "Git", url: "https://github.com/max", icon: "simple-icons:github" }],
  })
  for (const text of ["[]", "null", "{", '{"basics":7}']) {
    expect(() => answersFromResume(text)).toThrow("no JSON Resume")
  }
})

test("a host that no icon set knows gets the icon of a link", () => {
  expect(profileOf("https://www.muster-blog.dev/x")).toEqual({
    label: "Muster-blog",
    url: "https://www.muster-blog.dev/x",
    icon: "lucide:link",
  })
})
