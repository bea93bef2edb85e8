import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { checkContent } from "~/src/doctor/check-content"
import { initials } from "~/src/lib/icons/initials"
import { FIXTURE_CONTENT, FIXTURE_STATIC } from "~/tests/fixtures/fixture-site"

import { digests, unchangedDemoFiles } from "./demo-files"
import { filesWithOldName } from "./left-to-write"
import { applyPlan } from "./plan"

const FLAGS = ["--yes", "--name", "Max Muster", "--url", "https://muster.dev"]
/** Words of the fixture site, which is the demo in these tests. */
const DEMO_TRACES = /mara|holm|harbour/i

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "init-"))
})
afterEach(() => rmSync(root, { recursive: true }))

const read = (file: string) => readFileSync(path.join(root, file), "utf8")

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

function git(...args: string[]): void {
  spawnSync("git", ["-c", "user.name=T", "-c", "user.email=t@t.dev", ...args], { cwd: root })
}

/** Copies this project with the fixture site as its demo. */
function copyProject(): void {
  for (const entry of ["scripts", "src", "package.json", "tsconfig.json"])
    cpSync(entry, path.join(root, entry), { recursive: true })
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"))
  cpSync(FIXTURE_CONTENT, path.join(root, "content"), { recursive: true })
  cpSync(FIXTURE_STATIC, path.join(root, "static"), { recursive: true })
  write("scripts/init/demo.json", JSON.stringify(digests(root)))
  write(".gitignore", "node_modules\n")
}

function copyRepository(): void {
  copyProject()
  git("init", "-q")
  commit()
}

function commit(): void {
  git("add", "-A")
  git("commit", "-qm", "A commit")
}

function init(...flags: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync("node", ["--import", "tsx", "scripts/init.ts", ...flags], { cwd: root, encoding: "utf8" })
}

test("a dry run changes nothing and lists what the real run removes and writes", () => {
  copyRepository()
  const before = digests(root)
  const dry = init(...FLAGS, "--dry-run")
  expect(digests(root)).toEqual(before)
  const changes = (text: string) => text.split("\n").filter((line) => /^(remove|write) /.test(line))
  expect(changes(dry.stdout)).toEqual(changes(init(...FLAGS).stdout))
  expect(changes(dry.stdout)).toHaveLength(Object.keys(before).length)
})

test("the site becomes the owner's: valid, without a word of the demo, and a second run keeps everything", () => {
  copyRepository()
  const answers = ["--headline", "I bake.", "--profile", "https://github.com/max", "--accent", "#c026d3"]
  const first = init(...FLAGS, ...answers)
  expect(first).toMatchObject({ status: 0, stderr: "" })
  expect(first.stdout).toContain("- your first project: npm run new")
  expect(first.stdout).toContain("- content/site.yaml: language, en unless")
  expect(first.stdout.trimEnd().split("\n").at(-1)).toMatch(/^Commit it before/)
  expect(first.stdout).not.toContain("BASE_PATH")
  expect(checkContent(path.join(root, "content"))).toMatchObject({
    diagnostics: [],
    site: { theme: { accent: "#c026d3" } },
  })
  for (const file of Object.keys(digests(root)).filter((name) => !name.endsWith(".png"))) {
    expect(read(file)).not.toMatch(DEMO_TRACES)
  }
  write("content/projects/mine/index.md", "mine")
  write("content/about.md", `${read("content/about.md")}More.\n`)
  expect(init("--yes").stderr).toContain("content/projects/mine/index.md")
  commit()
  const before = digests(root)
  expect(init("--yes")).toMatchObject({ status: 0, stderr: "", stdout: expect.not.stringContaining("previous name") })
  expect(digests(root)).toEqual(before)
  const again = init("--yes", "--name", "Lea Muster", "--language", "de-CH", "--url", "https://muster.dev/me/")
  expect(again).toMatchObject({ status: 0, stderr: "" })
  expect(again.stdout).toContain("build with BASE_PATH=/me ")
  expect(again.stdout).toContain("- content/home.md, content/about.md, static/favicon-light.svg")
  expect(again.stdout).not.toContain("language,")
  expect(read("content/site.yaml")).toMatch(/^siteUrl: https:\/\/muster.dev\nlanguage: de-CH$/m)
})

test("unreadable settings are an error, and nothing changes", () => {
  copyRepository()
  write("content/site.yaml", "title: A\ntitle: B\n")
  commit()
  expect(init(...FLAGS)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^content\/site.yaml cannot be read\. [^\n]*\n$/),
  })
  expect(read("content/site.yaml")).toBe("title: A\ntitle: B\n")
})

test("without git the command needs --force, and an unknown flag names the closest one", () => {
  copyProject()
  expect(init(...FLAGS).stderr).toMatch(/^This folder is not a git repository.* Use --force to continue\.\n$/)
  expect(init("--nmae", "Max").stderr).toBe("There is no flag --nmae. Did you mean --name? See --help.\n")
  expect(init("--force", "--from", "none.json").stderr).toMatch(/^ENOENT[^\n]*\n$/)
})

test("L7: the icons show the initials that the site shows, also of accents and joined emoji", () => {
  copyRepository()
  rmSync(path.join(root, "static"), { recursive: true })
  const name = "e\u0301milie 👩‍🔬lab"
  expect(init("--force", "--yes", "--name", name, "--url", "https://lab.dev")).toMatchObject({ status: 0 })
  expect(initials(name)).toBe("E\u0301👩‍🔬")
  for (const icon of ["favicon-light.svg", "favicon-dark.svg"]) {
    expect(read(`static/${icon}`)).toContain(`>${initials(name)}</text>`)
  }
})

test("a résumé is taken over, and with one that breaks the rules nothing changes", () => {
  copyRepository()
  const basics = { name: "Max", url: "http://muster.dev", image: "", phone: "0" }
  const job = { name: "Mill", url: "http://mill.dev", startDate: "2020-01", endDate: "" }
  const initFrom = (resume: object) => {
    write("../cv.json", JSON.stringify(resume, null, 2))
    return init("--yes", "--from", "../cv.json")
  }
  const before = digests(root)
  expect(initFrom({ basics, work: [{ ...job, startDate: "soon" }] })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("../cv.json:12:7  work[0].startDate"),
  })
  expect(initFrom({ basics, work: [job], skills: [{ name: "Flour", projects: ["bread"] }] })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("Nothing has been changed"),
  })
  expect(digests(root)).toEqual(before)
  expect(initFrom({ basics, work: [job] })).toMatchObject({ status: 0, stderr: "" })
  rmSync(path.join(root, "../cv.json"))
  expect(checkContent(path.join(root, "content")).diagnostics).toEqual([])
  expect(JSON.parse(read("content/resume.json"))).toEqual({
    basics: { name: "Max", url: "https://muster.dev", phone: "0" },
    work: [{ name: "Mill", url: "https://mill.dev", startDate: "2020-01" }],
    $schema: expect.stringMatching(/resume\.schema\.json$/),
  })
})

test("files outside of the plan stay, and nothing is removed when a file cannot be written", () => {
  for (const file of ["content/kept", "content/projects/demo/index.md", "static/icon"]) write(file, "demo")
  const remove = ["content/projects/demo/index.md"]
  expect(() => applyPlan(root, { remove, write: { "static/icon/is-a-file": "new" } })).toThrow()
  expect(Object.keys(digests(root))).toEqual(["content/kept", ...remove, "static/icon"])
  applyPlan(root, { remove, write: { "static/icon": "new" } })
  expect(Object.keys(digests(root))).toEqual(["content/kept", "static/icon"])
})

test("a demo project that the owner has changed stays as a whole", () => {
  const kite = { "content/projects/kite/cover.png": "1", "content/projects/kite/index.md": "2" }
  const demo = { ...kite, "content/projects/loom/cover.png": "3", "content/projects/loom/index.md": "4" }
  const present = { ...demo, "content/projects/loom/index.md": "changed" }
  expect(unchangedDemoFiles(present, demo)).toEqual(Object.keys(kite))
})

test.each([
  ["the name stays", "Max", []],
  ["the new name contains it", "Max Muster", ["content/about.md", "static/favicon-dark.svg", "static/icon.png"]],
  ["the initials stay", "Moritz", ["content/home.md", "content/about.md"]],
])("files with the previous name are listed when %s", (_when, now, files) => {
  write("content/about.md", "I am Max.")
  write("content/home.md", "I am Max Muster.")
  write("static/favicon-dark.svg", "<text>M</text>")
  expect(filesWithOldName(root, { before: "Max", now })).toEqual(files)
})
