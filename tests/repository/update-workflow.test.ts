import { execFileSync, spawnSync } from "node:child_process"
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"

import { temporaryFolder } from "~/tests/temporary-folder"

const WORKFLOW = ".github/workflows/update.yml"
const folder = temporaryFolder()
const inFolder = (...names: string[]) => path.join(folder.path, ...names)
const script: string = existsSync(WORKFLOW)
  ? parse(readFileSync(WORKFLOW, "utf8")).jobs.propose.steps.at(-1).run
  : "exit 1"
const workflow = existsSync(WORKFLOW) ? test : test.skip

function git(name: string, ...args: string[]): string {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null" }
  const identity = ["-c", "user.name=Mallory", "-c", "user.email=m@example.org"]
  return execFileSync("git", [...identity, ...args], {
    cwd: inFolder(name),
    encoding: "utf8",
    env,
    stdio: "pipe",
  }).trim()
}

function commit(name: string, files: Record<string, string>, message = "A commit"): void {
  for (const [file, text] of Object.entries(files)) folder.write(path.join(name, file), text)
  git(name, "add", "--all")
  git(name, "commit", "--quiet", "--allow-empty", "--message", message)
}

/** Creates the site's repository on its host (`origin`), a clone for each job, and a `gh` that only keeps the text of a pull request. */
beforeEach(() => {
  mkdirSync(inFolder("origin"))
  git("origin", "init", "--quiet", "--bare", "--initial-branch=main")
  git(".", "clone", "--quiet", "origin", "release")
  const files = {
    "package.json": '{\n  "version": "1.0.0"\n}\n',
    "content/site.yaml": "name: Me\n",
    "static/a.txt": "a\n",
  }
  commit("release", { ...files, ".github/workflows/test.yml": "on: push\n", "src/a.ts": "a\n" })
  git("release", "push", "--quiet", "origin", "HEAD:refs/heads/main")
  git(".", "clone", "--quiet", "origin", "checkout")
  folder.write(
    "bin/gh",
    `#!/bin/bash\n[ "$1" = pr ] || exit 0\necho "$@" > "$RUNNER_TEMP/gh"\ncp "\${@: -1}" "$RUNNER_TEMP/body"\n`,
  )
  chmodSync(inFolder("bin/gh"), 0o755)
})

/** Runs the second job with what the first one handed over. */
function propose(report = "A report.\n", prepare?: () => void) {
  folder.write("temp/update/report.txt", report)
  const before = git("checkout", "rev-parse", "HEAD")
  git("release", "bundle", "create", "--quiet", inFolder("temp/update/update.bundle"), `${before}..HEAD`, "--all")
  prepare?.()
  const env = { ...process.env, GITHUB_SHA: before, RUNNER_TEMP: inFolder("temp"), GIT_CONFIG_GLOBAL: "/dev/null" }
  const { status, stdout, stderr } = spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", script], {
    cwd: inFolder("checkout"),
    encoding: "utf8",
    env: { ...env, PATH: `${inFolder("bin")}${path.delimiter}${process.env.PATH}` },
  })
  const read = (name: string) =>
    existsSync(inFolder("temp", name)) ? readFileSync(inFolder("temp", name), "utf8") : ""
  const refs = git("origin", "for-each-ref", "--format=%(refname)").split("\n")
  return { status, output: stdout + stderr, before, refs, isAsked: read("gh") !== "", body: read("body") }
}

const ONLY_MAIN = ["refs/heads/main"]

workflow("S7: one commit of the job itself goes to one branch, whatever else the bundle contains", () => {
  commit("release", { "src/a.ts": "b\n" }, "Fixes #1")
  commit("release", { "src/b.ts": "b\n" }, "Second")
  git("release", "branch", "other")
  git("release", "tag", "v9.9.9")
  const { status, before, refs, isAsked } = propose()
  expect([status, isAsked]).toEqual([0, true])
  expect(refs).toEqual([...ONLY_MAIN, "refs/heads/template-update"])
  expect(git("origin", "rev-parse", "main")).toBe(before)
  const format = "--format=%P|%an|%cn|%B"
  expect(git("origin", "log", "-1", format, "template-update")).toBe(
    `${before}|github-actions[bot]|github-actions[bot]|Update the template`,
  )
  expect(git("origin", "diff", "--name-only", before, "template-update")).toBe("src/a.ts\nsrc/b.ts")
})

workflow.each([
  ["content/site.yaml", "content/ or static/"],
  ["Content/site.yaml", "content/ or static/"],
  ["STATIC/x.js", "content/ or static/"],
  [".github/workflows/test.yml", "changes workflows"],
  [".github/workflows/new.yml", "changes workflows"],
])("S7: nothing is pushed if the new version changes %s", (file, reason) => {
  commit("release", { [file]: "changed\n", "src/a.ts": "b\n" })
  const { status, output, refs, isAsked } = propose()
  expect([status, isAsked, refs]).toEqual([1, false, ONLY_MAIN])
  expect(output).toMatch(new RegExp(`^::error::.*${reason}.* Nothing has been proposed\\.`, "m"))
})

workflow("S7: the text lists what is not code, from the files themselves; the report is data", () => {
  symlinkSync("../../secret", inFolder("release/linked file"))
  const name = "src/.a\n::error::b"
  commit("release", {
    ...{ ".npmrc": "x\n", ".ci/run": "x\n", ".github/dependabot.yml": "x\n", "src/plain.ts": "x\n", [name]: "x\n" },
    "package.json": '{\n  "version": "2.0.0",\n  "scripts": { "postinstall": "x" }\n}\n',
  })
  const report = "@ada [a](https://a.test)\r```\r</details>\u001b[2J\n\n![](https://a.test/x.png)\n"
  const { status, body } = propose(report + "long ".repeat(9000))
  expect(status).toBe(0)
  for (const line of ["A\t.npmrc", "A\t.ci/run", "A\t.github/dependabot.yml", 'A\t"src/.a\\n::error::b"']) {
    expect(body).toContain(`\n    100644 ${line}\n`)
  }
  expect(body).toContain("\n    120000 A\tlinked file\n")
  expect(body).toContain('\n    +  "scripts": { "postinstall": "x" }\n')
  expect(body).not.toContain("plain.ts")
  expect(body.slice(body.indexOf("The report of the update"))).toMatch(
    /^The report .+\n\n {4}@ada \[a\]\(https:\/\/a\.test\)```<\/details>\[2J\n {4}\n {4}!\[\]\(https:\/\/a\.test\/x\.png\)\n {4}long [^\n]+$/,
  )
  expect(body.length).toBeLessThan(30_000)
})

workflow("S7: nothing is pushed if the list is too long to read", () => {
  commit(
    "release",
    Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`.hidden/${"x".repeat(20)}${at}`, "x\n"])),
  )
  expect(propose()).toMatchObject({ status: 1, isAsked: false, refs: ONLY_MAIN })
})

workflow.each(["update.bundle", "report.txt"])("S7: a link or nothing in place of %s stops the job", (name) => {
  commit("release", { "src/a.ts": "b\n" })
  const file = () => inFolder("temp/update", name)
  expect(propose("", () => rmSync(file()))).toMatchObject({ status: 1, refs: ONLY_MAIN })
  folder.write("secret.txt", "secret")
  const link = () => {
    rmSync(file())
    symlinkSync(inFolder("secret.txt"), file())
  }
  expect(propose("", link)).toMatchObject({ status: 1, body: "", refs: ONLY_MAIN })
})

workflow("a proposal that exists stays as it is", () => {
  git("release", "push", "--quiet", "origin", "HEAD:refs/heads/template-update")
  commit("release", { "src/a.ts": "b\n" })
  const { status, output, before, isAsked } = propose()
  expect([status, isAsked, git("origin", "rev-parse", "template-update")]).toEqual([0, false, before])
  expect(output).toMatch(/^::warning::The branch template-update exists\./m)
})
