import { execFileSync } from "node:child_process"
import { cpSync, existsSync, readdirSync, rmSync } from "node:fs"
import path from "node:path"

import { runCommand } from "~/scripts/command/run-command"
import { diagnoseContent } from "~/src/doctor/diagnose-content"
import { isError } from "~/src/doctor/diagnostics/diagnostic"
import { initials } from "~/src/lib/icons/initials"
import { STARTERS } from "~/src/lib/starters/starters"
import { LANGUAGES } from "~/src/lib/texts/languages"
import { commitFolder } from "~/tests/commit-folder"
import { runInProcess } from "~/tests/run-in-process"
import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

import { type Answers, toProfile, withDefaults } from "./answers"
import { digests, unchangedDemoFiles } from "./demo-files"
import { initSite } from "./init-site"
import { filesWithOldName, nextSteps } from "./next-steps"
import { applyPlan, planInit, readAnswersSoFar } from "./plan"
import { type GivenResume, readResume } from "./resume-file"

/** The fixture site is the demo in these tests. */
const DEMO_SITE = path.resolve("tests/fixtures/site")
const DEMO = digests(DEMO_SITE)
const DEMO_TRACES = /mara|holm|harbour/i
const OWNER = { name: "Max Muster", url: "https://muster.dev" }

const folder = temporaryWorkingDirectory()
const { read } = folder
const copyDemo = () => cpSync(DEMO_SITE, folder.path, { recursive: true })

/** Runs the steps of `npm run init` in this process. Returns what the owner still has to write. */
async function init(
  given: Partial<Answers>,
  resume: GivenResume | null = null,
  isResumeWanted?: boolean,
): Promise<string> {
  const before = readAnswersSoFar(folder.path, DEMO)
  const known = { ...before, ...given }
  const plan = await planInit(folder.path, withDefaults(known), { demo: DEMO, resume, isResumeWanted })
  applyPlan(folder.path, plan)
  const written = Object.keys(plan.write)
  const options = { before: before.name, isLanguageChosen: known.language !== undefined, written }
  return nextSteps(folder.path, options).join("\n")
}

test("the command needs a commit, lists in a dry run what the real run changes, and says what to do next", async () => {
  copyDemo()
  folder.write("scripts/init/demo.json", JSON.stringify(DEMO))
  const flags = ["--yes", "--name", "Max Muster", "--url", "muster.dev/me/"]
  const run = (...more: string[]) => runInProcess(() => runCommand(() => initSite(folder.path)), [...flags, ...more])
  const changes = (text: string) => text.split("\n").filter((line) => /^(remove|write) /.test(line))

  expect((await run()).stderr).toMatch(
    /^This folder is not a git repository.* Use --force to continue\. .*git init.*\n$/,
  )
  execFileSync("git", ["init", "-q"])
  expect((await run()).stderr).toContain("content/site.yaml")
  commitFolder(folder.path)
  folder.write("cv.json", '{\n  "work": [{ "startDate": "soon" }]\n}')
  const wrong = ["--mail=x", "--accent", "blue", "--profile", "x", "--profile", "y", "--from", "cv.json"]
  const { stderr } = await run(...wrong)
  for (const problem of [
    /^There is no flag --mail\. Did you mean --email\? See --help\.$/m,
    /^cv\.json:2:14 {2}work\[0\]\.startDate — /m,
    /^--accent: "blue" is not a colour like "#1dcd9f" that is not grey\.$/m,
    /^--profile: "x" is not an address that begins with https:.+ "y" is not/m,
  ]) {
    expect(stderr).toMatch(problem)
  }
  expect((await run("--name", "", "--from", "none.json")).stderr).toBe(
    "There is no file none.json.\n--name: enter a text of 1 to 60 characters.\n",
  )
  folder.write("cv.pdf", "%PDF-1.4")
  expect((await run("--from", "cv.pdf")).stderr).toMatch(/^cv\.pdf is not JSON\. .+\n$/)
  const dry = await run("--dry-run")
  expect(digests(folder.path)).toEqual(DEMO)
  const real = await run()
  expect(real).toMatchObject({ status: 0, stderr: "" })
  expect(changes(real.stdout)).toEqual(changes(dry.stdout))
  expect(changes(real.stdout)).toHaveLength(Object.keys(DEMO).length)
  expect(real.stdout).toContain("build with BASE_PATH=/me ")
  expect(real.stdout).toContain("- your first project: npm run new")
  expect(real.stdout.trimEnd().split("\n").at(-1)).toMatch(/^Commit it before/)
})

test("the site becomes the owner's: valid, without a word of the demo, and a second run keeps everything", async () => {
  copyDemo()
  const profiles = [toProfile("https://github.com/max")]
  const first = await init({ ...OWNER, headline: "I bake.", profiles, accent: "#c026d3" })
  expect(first).toContain("content/site.yaml: language, en unless")
  expect(diagnoseContent(path.join(folder.path, "content"))).toMatchObject({
    diagnostics: [],
    site: { theme: { accent: "#c026d3" } },
  })
  for (const file of Object.keys(digests(folder.path)).filter((name) => !name.endsWith(".png"))) {
    expect(read(file)).not.toMatch(DEMO_TRACES)
  }
  folder.write("content/projects/mine/index.md", "mine")
  folder.write("content/about.md", `${read("content/about.md")}More.\n`)
  const before = digests(folder.path)
  expect(await init({})).not.toContain("previous name")
  expect(digests(folder.path)).toEqual(before)
  const again = await init({ name: "Lea Muster", language: "de-CH" })
  expect(again).toContain("content/home.md, content/about.md, static/favicon-light.svg")
  expect(again).not.toContain("language,")
  expect(read("content/site.yaml")).toMatch(/^siteUrl: https:\/\/muster.dev\nlanguage: de-CH$/m)
})

test("a résumé without profiles leaves those of an earlier run", async () => {
  copyDemo()
  await init({ ...OWNER, profiles: [toProfile("https://github.com/max")] })
  const resume = readResume("cv.json", '{ "basics": { "label": "Baker" } }')
  await init(resume.answers, resume)
  expect(read("content/site.yaml")).toContain("url: https://github.com/max")
  expect(read("content/home.md")).toContain('headline: "Baker"')
})

test("a second run adds no empty group for a value that is in none of the runs", async () => {
  copyDemo()
  await init(OWNER)
  await init({})
  expect(read("content/site.yaml")).not.toContain("theme")
})

test("the line ends that git writes on Windows make no file of the demo the owner's", () => {
  copyDemo()
  for (const file of Object.keys(DEMO).filter((name) => /\.(md|ya?ml|svg|json|bib)$/.test(name))) {
    folder.write(file, read(file).replaceAll("\n", "\r\n"))
  }
  expect(digests(folder.path)).toEqual(DEMO)
})

test.each(["title: A\ntitle: B\n", "title: 2048\n", "title: A\nprofiles: [https://a.test]\n"])(
  "settings that cannot be read are an error, and nothing changes: %j",
  async (settings) => {
    copyDemo()
    folder.write("content/site.yaml", settings)
    const before = digests(folder.path)
    await expect(init(OWNER)).rejects.toThrow(/^content\/site.yaml cannot be read\. [^\n]*$/)
    expect(digests(folder.path)).toEqual(before)
  },
)

test("L7: the icons show the initials that the site shows, also of accents and joined emoji", async () => {
  copyDemo()
  rmSync(path.join(folder.path, "static"), { recursive: true })
  const name = "e\u0301milie 👩‍🔬lab"
  await init({ ...OWNER, name })
  expect(initials(name)).toBe("E\u0301👩‍🔬")
  for (const icon of ["favicon-light.svg", "favicon-dark.svg"]) {
    expect(read(`static/${icon}`)).toContain(`>${initials(name)}</text>`)
  }
})

test("a résumé is taken over, and with one that breaks the rules nothing changes", async () => {
  copyDemo()
  const basics = { name: "Max", url: "http://muster.dev", image: "", phone: "0" }
  const job = { name: "Mill", url: "http://mill.dev", startDate: "2020-01", endDate: "" }
  const initFrom = async (resume: object) => {
    const given = readResume("cv.json", JSON.stringify(resume, null, 2))
    return init(given.answers, given)
  }
  const soon = initFrom({ basics, work: [{ ...job, startDate: "soon" }] })
  await expect(soon).rejects.toThrow("cv.json:12:7  work[0].startDate")
  expect(digests(folder.path)).toEqual(DEMO)
  await initFrom({ basics, work: [job] })
  expect(diagnoseContent(path.join(folder.path, "content")).diagnostics).toEqual([])
  expect(JSON.parse(read("content/resume.json"))).toEqual({
    basics: { name: "Max", url: "https://muster.dev", phone: "0" },
    work: [{ name: "Mill", url: "https://mill.dev", startDate: "2020-01" }],
    $schema: expect.stringMatching(/resume\.schema\.json$/),
  })
})

/** What a new résumé has, all of which is to be replaced. */
const RESUME_EXAMPLE = [
  ...["work[0].name", "work[0].position", "work[0].summary", "education[0].institution", "education[0].area"],
  ...["skills[0].name", "skills[0].keywords[0]"],
]

test.each(Object.keys(LANGUAGES))(
  "J1: in %s, a new site has not an English word, and only the example in the résumé is to be replaced",
  async (language) => {
    copyDemo()
    await init({ ...OWNER, email: "max@muster.dev", language }, null, true)
    const { diagnostics } = diagnoseContent(path.join(folder.path, "content"))
    const place = { code: "placeholder", file: "content/resume.json", severity: "warning" }
    expect(diagnostics).toEqual(RESUME_EXAMPLE.map((field) => expect.objectContaining({ ...place, field })))
    expect(read("content/site.yaml")).toMatch(language === "en" ? /^# Everything/m : /^(?!# [^y])/)
    const english = [...JSON.stringify(STARTERS.en).matchAll(/"([^"]{12,})"/g)].map(([, text = ""]) => text)
    const written = ["home.md", "about.md", "privacy.md", "resume.json"]
      .map((file) => read(`content/${file}`))
      .join("\n")
    const left = english.filter((text) => written.includes(text.replaceAll("{name}", OWNER.name)))
    expect(language === "en" ? [] : left).toEqual([])
  },
)

test("a résumé is begun only if there is none", async () => {
  copyDemo()
  await init(OWNER)
  expect(existsSync(path.join(folder.path, "content/resume.json"))).toBe(false)
  await init({}, null, true)
  expect(JSON.parse(read("content/resume.json"))).toMatchObject({ basics: { name: "Max Muster" } })
  folder.write("content/resume.json", '{ "basics": { "name": "Max" } }')
  await init({}, null, true)
  expect(read("content/resume.json")).toBe('{ "basics": { "name": "Max" } }')
})

test("the projects of a résumé become drafts, and a second run keeps the owner's changes", async () => {
  copyDemo()
  const given = readResume("cv.json", JSON.stringify({ basics: OWNER, projects: [{ name: "Mill" }] }))
  const file = "content/projects/mill/index.md"
  expect(await init(given.answers, given)).toContain(`${file}: drafts`)
  expect(diagnoseContent(path.join(folder.path, "content")).diagnostics.filter(isError)).toEqual([])
  folder.write(file, read(file).replace("Tell the story", "My story"))
  await init(given.answers, given)
  expect(read(file)).toContain("My story")
})

test.each([
  [{}, false],
  [{ email: "max@muster.dev" }, true],
  [{ profiles: [toProfile("https://github.com/max")] }, true],
])("pages mention a contact only if there is one, and show the headline once: %j", async (contact, isPromised) => {
  copyDemo()
  await init({ ...OWNER, headline: "I am Max Muster.", ...contact })
  for (const file of ["content/home.md", "content/about.md"]) {
    expect(read(file).includes("get in touch")).toBe(isPromised)
    expect(read(file).split("I am Max Muster.")).toHaveLength(2)
  }
})

test("files outside of the plan stay, and nothing is removed when a file cannot be written", () => {
  const remove = ["content/notes/demo/index.md", "content/projects/demo/index.md"]
  for (const file of ["content/kept", ...remove, "static/icon"]) folder.write(file, "demo")
  expect(() => applyPlan(folder.path, { remove, write: { "static/icon/is-a-file": "new" } })).toThrow()
  expect(Object.keys(digests(folder.path))).toEqual(["content/kept", ...remove, "static/icon"])
  applyPlan(folder.path, { remove, write: { "static/icon": "new" } })
  expect(Object.keys(digests(folder.path))).toEqual(["content/kept", "static/icon"])
  expect(readdirSync(path.join(folder.path, "content/notes"))).toEqual([])
})

test.each(["projects", "notes"])("an entry of the demo in %s that the owner has changed stays as a whole", (name) => {
  const kite = { [`content/${name}/kite/cover.png`]: "1", [`content/${name}/kite/index.md`]: "2" }
  const demo = { ...kite, [`content/${name}/loom/cover.png`]: "3", [`content/${name}/loom/index.md`]: "4" }
  const present = { ...demo, [`content/${name}/loom/index.md`]: "changed" }
  expect(unchangedDemoFiles(present, demo)).toEqual(Object.keys(kite))
})

test.each([
  ["the name stays", "Max", []],
  ["the new name contains it", "Max Muster", ["content/about.md", "static/favicon-dark.svg", "static/icon.png"]],
  ["the initials stay", "Moritz", ["content/home.md", "content/about.md"]],
])("files with the previous name are listed when %s", (_when, now, files) => {
  folder.write("content/about.md", "I am Max.")
  folder.write("content/home.md", "I am Max Muster.")
  folder.write("static/favicon-dark.svg", "<text>M</text>")
  expect(filesWithOldName(folder.path, { before: "Max", now })).toEqual(files)
})
