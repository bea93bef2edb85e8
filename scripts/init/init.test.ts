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
import { PassThrough } from "node:stream"

import { checkContent } from "~/src/doctor/check-content"
import { isLanguageTag } from "~/src/doctor/schemas/field-types"
import { initials } from "~/src/lib/icons/initials"
import { FIXTURE_CONTENT, FIXTURE_STATIC } from "~/tests/fixtures/fixture-site"

import { answersFromResume, checkAnswers, pathAdvice } from "./answers.mjs"
import { ask } from "./ask.mjs"
import { demoFiles, digests } from "./demo-files.mjs"
import { filesWithOldName } from "./old-name.mjs"
import { profileOf } from "./profile.mjs"
import { finishSwap, stageFolders, swapFolders } from "./swap-folders.mjs"

const FLAGS = ["--yes", "--name", "Max Muster", "--url", "https://muster.dev"]
const RULES = { isAccent: () => true, isLanguage: isLanguageTag }
/** Words of the fixture site, which stands for the demo here. */
const DEMO_TRACES = /mara|holm|harbour/i

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

/** A repository with the fixture site as its demo, untouched. */
function copyRepository(): void {
  for (const entry of ["scripts", "src", "package.json", "package-lock.json", "tsconfig.json"]) {
    cpSync(entry, path.join(root, entry), { recursive: true })
  }
  cpSync(FIXTURE_CONTENT, path.join(root, "content"), { recursive: true })
  cpSync(FIXTURE_STATIC, path.join(root, "static"), { recursive: true })
  write("scripts/init/demo.json", JSON.stringify(digests(root)))
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

test("a dry run changes nothing and names what the real run removes and writes", () => {
  copyRepository()
  const before = digests(root)
  const dry = init(...FLAGS, "--dry-run")
  expect(digests(root)).toEqual(before)
  const real = init(...FLAGS)
  const changes = (text: string) => text.split("\n").filter((line) => /^(remove|write) /.test(line))
  expect(changes(dry.stdout)).toEqual(changes(real.stdout))
  expect(changes(dry.stdout)).toHaveLength(new Set([...Object.keys(before)]).size)
})

test("the site becomes the owner's: valid, without a word of the demo, and a second run keeps everything", () => {
  copyRepository()
  const answers = ["--headline", "I bake.", "--profile", "https://github.com/max", "--accent", "#c026d3"]
  const first = init(...FLAGS, ...answers)
  expect(first).toMatchObject({ status: 0, stderr: "" })
  expect(first.stdout).toContain("- your first project: npm run new")
  expect(first.stdout).toContain("- content/site.yaml: language, en unless")
  expect(first.stdout.trimEnd().split("\n").at(-1)).toMatch(/^Commit it now/)
  expect(first.stdout).not.toContain("BASE_PATH")
  expect(checkContent(path.join(root, "content"))).toMatchObject({
    diagnostics: [],
    site: { theme: { accent: "#c026d3" } },
  })
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
  expect(init("--yes")).toMatchObject({ status: 0, stderr: "", stdout: expect.not.stringContaining("name before") })
  expect(digests(root)).toEqual(before)
  const again = init("--yes", "--name", "Lea Muster", "--language", "de-CH", "--url", "https://muster.dev/me/")
  expect(again).toMatchObject({ status: 0, stderr: "" })
  expect(again.stdout).toContain(
    "/me is left out of the site's address, which is its host alone: build with BASE_PATH=/me",
  )
  expect(again.stdout).toContain("- content/home.md, content/about.md, static/favicon-light.svg")
  expect(again.stdout).not.toContain("language,")
  expect(read("content/site.yaml")).toMatch(/^siteUrl: https:\/\/muster.dev\nlanguage: de-CH$/m)
})

test("tests pass on a site that was just begun, because none reads its content", () => {
  copyRepository()
  for (const entry of ["docs", "tests", "jest.config.ts", "README.md", ".github"])
    cpSync(entry, path.join(root, entry), { recursive: true })
  expect(init(...FLAGS, "--force")).toMatchObject({ status: 0 })
  const jest = ["node_modules/jest/bin/jest.js", "--selectProjects", "node", "--runInBand", "--rootDir", root]
  const tests = ["doctor/check-content", "content-docs", "scripts/check-content"]
  const { status, stderr } = spawnSync("node", [...jest, ...tests], { cwd: root, encoding: "utf8" })
  expect({ status, failed: stderr.match(/^ {2}●.*$/gm) }).toEqual({ status: 0, failed: null })
}, 120_000)

test("settings that cannot be read are told, and nothing changes", () => {
  copyRepository()
  write("content/site.yaml", "title: A\ntitle: B\n")
  git("commit", "-qam", "Broken")
  expect(init(...FLAGS)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^content\/site.yaml cannot be read: [^\n]*\n$/),
  })
  expect(read("content/site.yaml")).toBe("title: A\ntitle: B\n")
})

test("a demo project that the owner has changed stays as a whole", () => {
  const demo = {
    "content/projects/kite/cover.png": "1",
    "content/projects/kite/index.md": "2",
    "content/projects/loom/cover.png": "3",
    "content/projects/loom/index.md": "4",
  }
  const found = demoFiles({ ...demo, "content/projects/loom/index.md": "changed" }, demo)
  expect(found).toEqual(["content/projects/kite/cover.png", "content/projects/kite/index.md"])
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

/** Runs an exchange in a process of its own that dies before the given call of the file system. */
function exchangeThatDies(atCall: number): number | null {
  const script = `
    const fs = require("node:fs")
    let calls = 0
    for (const name of ["mkdirSync", "cpSync", "rmSync", "renameSync", "writeFileSync"]) {
      const own = fs[name]
      fs[name] = (...args) => {
        calls += 1
        if (calls === ${atCall}) process.exit(9)
        return own(...args)
      }
    }
    require("node:module").syncBuiltinESMExports()
    import(${JSON.stringify(path.resolve("scripts/init/swap-folders.mjs"))}).then(({ stageFolders, swapFolders }) => {
      const root = ${JSON.stringify(root)}
      stageFolders(root, { remove: ["content/old"], write: { "content/new": "new", "static/icon": "new" } })
      swapFolders(root)
    })`
  return spawnSync("node", ["-e", script]).status
}

test("whatever moment a crash chooses, what is there afterwards is wholly old or wholly new", () => {
  const fill = () => {
    rmSync(root, { recursive: true })
    write("content/old", "old")
    write("static/icon", "old")
    return digests(root)
  }
  const old = fill()
  expect(exchangeThatDies(0)).toBe(0)
  const next = digests(root)
  const ends: object[] = []
  for (let call = 1; ; call += 1) {
    fill()
    if (exchangeThatDies(call) === 0) break
    finishSwap(root)
    ends.push(digests(root))
    expect(existsSync(path.join(root, ".init"))).toBe(false)
  }
  expect(ends.every((end) => [old, next].some((state) => JSON.stringify(state) === JSON.stringify(end)))).toBe(true)
  expect([ends[0], ends.at(-1)]).toEqual([old, next])
}, 60_000)

test("what is not in the plan stays", () => {
  write("content/kept", "kept")
  write("content/projects/demo/index.md", "demo")
  stageFolders(root, { remove: ["content/projects/demo/index.md"], write: { "static/icon": "new" } })
  swapFolders(root)
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
  expect(checkAnswers(answersFromResume(JSON.stringify({ basics })), RULES)).toEqual({
    name: "Max",
    headline: "Baker",
    email: "max@muster.dev",
    url: "https://muster.dev",
    accent: "",
    language: "en",
    profiles: [
      { label: "Git", url: "https://github.com/max", icon: "simple-icons:github" },
      { label: "Old", url: "https://old.dev", icon: "lucide:link" },
    ],
  })
  for (const text of ["[]", "null", "{", '{"basics":7}']) {
    expect(() => answersFromResume(text)).toThrow("no JSON Resume")
  }
})

test("an address without a path needs no word about one", () => {
  expect([pathAdvice("https://ada.dev"), pathAdvice("https://ada.dev/")]).toEqual([null, null])
  expect(pathAdvice("https://ada.dev/a/b/")).toMatch(/^\/a\/b is left out .* BASE_PATH=\/a\/b /)
})

test("a language is a tag that names one", () => {
  const answers = { name: "Max", url: "https://muster.dev" }
  expect(checkAnswers({ ...answers, language: "pt-BR" }, RULES).language).toBe("pt-BR")
  expect(() => checkAnswers({ ...answers, language: "english" }, RULES)).toThrow('--language: "english" is no language')
})

test("files that hold the name before are named, and none when it stays or is only a part of the name now", () => {
  write("content/about.md", "I am Max.")
  write("content/home.md", "I am Max Muster.")
  write("static/favicon-dark.svg", "<text>M</text>")
  const names = (before: string, now: string) => filesWithOldName(root, { before, now, initials })
  expect(names("Max", "Max")).toEqual([])
  expect(names("Max", "Max Muster")).toEqual(["content/about.md", "static/favicon-dark.svg", "static/icon.png"])
  expect(names("Max", "Moritz")).toEqual(["content/home.md", "content/about.md"])
})

test("L7: the icons show the initials that the site shows, of accents and joined emoji, too", () => {
  copyRepository()
  rmSync(path.join(root, "static"), { recursive: true })
  const name = "e\u0301milie 👩‍🔬lab"
  expect(init("--force", "--yes", "--name", name, "--url", "https://lab.dev")).toMatchObject({ status: 0 })
  expect(initials(name)).toBe("E\u0301👩‍🔬")
  for (const icon of ["favicon-light.svg", "favicon-dark.svg"]) {
    expect(read(`static/${icon}`)).toContain(`>${initials(name)}</text>`)
  }
})

test("what is made of an answer is shown, and what will not do is asked again", async () => {
  const streams = { input: new PassThrough(), output: new PassThrough({ encoding: "utf8" }) }
  const lines = ["Li", "", "", "li.dev", "", "english", "de", "github.com/li"]
  let shown = ""
  streams.output.on("data", (text: string) => {
    shown += text
    if (text.endsWith(": ")) streams.input.write(`${lines.shift()}\n`)
  })
  expect(await ask({}, RULES, streams)).toMatchObject({
    name: "Li",
    url: "https://li.dev",
    language: "de",
    profiles: [{ url: "https://github.com/li" }],
  })
  // No terminal repeats what is typed, so what is said stands directly behind the question.
  expect([...shown.matchAll(/: {3}(.*)$/gm)].map(([, said]) => said)).toEqual([
    "https://li.dev",
    '"english" is no language tag like en or de-CH.',
    "https://github.com/li",
  ])
})

test("a résumé is taken over whole, and with one that breaks the rules nothing changes", () => {
  copyRepository()
  const basics = { name: "Max", url: "http://muster.dev", image: "", phone: "0" }
  const work = [{ name: "Mill", url: "http://mill.dev", startDate: "2020-01", endDate: "" }]
  write("../cv.json", JSON.stringify({ basics, work: [{ ...work[0], startDate: "soon" }] }, null, 2))
  const before = digests(root)
  expect(init("--yes", "--from", "../cv.json")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(
      '../cv.json:12:7  work[0].startDate — Expected a date: 2024, 2024-05 or 2024-05-31, but found "soon"',
    ),
  })
  expect(digests(root)).toEqual(before)
  write("../cv.json", JSON.stringify({ basics, work, skills: [{ name: "Flour", projects: ["bread"] }] }))
  const dangling = init("--yes", "--from", "../cv.json")
  expect(dangling).toMatchObject({ status: 1, stderr: expect.stringContaining("Nothing has been changed") })
  expect([digests(root), existsSync(path.join(root, ".init"))]).toEqual([before, false])
  write("../cv.json", JSON.stringify({ basics, work }))
  expect(init("--yes", "--from", "../cv.json")).toMatchObject({ status: 0, stderr: "" })
  expect(checkContent(path.join(root, "content")).diagnostics).toEqual([])
  expect(JSON.parse(read("content/resume.json"))).toEqual({
    basics: { name: "Max", url: "https://muster.dev", phone: "0" },
    work: [{ name: "Mill", url: "https://mill.dev", startDate: "2020-01" }],
    $schema: expect.stringMatching(/resume\.schema\.json$/),
  })
  rmSync(path.join(root, "../cv.json"))
})

test("a host that no icon set knows gets the icon of a link", () => {
  expect(profileOf("https://www.muster-blog.dev/x")).toEqual({
    label: "Muster-blog",
    url: "https://www.muster-blog.dev/x",
    icon: "lucide:link",
  })
})
