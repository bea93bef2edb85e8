import { chmodSync, existsSync, readFileSync, symlinkSync } from "node:fs"
import path from "node:path"

import { madeUpTemplate, SITE } from "~/tests/made-up-template"

import { KEPT_BRANCH, updateSite } from "./update-site"

const { create, release, replaceNpm, site, template, folder } = madeUpTemplate()

async function update(options: Partial<Parameters<typeof updateSite>[1]> = {}): Promise<string> {
  const printed: string[] = []
  const print = (text: string) => void printed.push(text)
  const problem = await updateSite(site().root, { from: "../template", print, ...options }).then(
    () => "",
    (error: Error) => error.message,
  )
  return [...printed, problem].join("\n")
}

/** What an update that fails must not change. */
function stateOf(): string {
  const { git } = site()
  return [git("status", "--porcelain", "--ignored"), git("show-ref"), git("worktree", "list")].join("\n")
}

describe.each(["clone", "copy"] as const)("in a %s of the template", (kind) => {
  beforeEach(() => {
    create(kind)
    replaceNpm()
  })

  test("an update takes code, keeps content and static files, and says what is new", async () => {
    site().commit({ "README.md": "My site\n", "src/a.ts": (site().read("src/a.ts") ?? "").replace("// 2", "// mine") })
    release("1.1.0")
    const printed = await update()
    expect(printed).toContain("## 1.1.0\n- A new page.")
    expect(printed).not.toContain("The first version.")
    expect(printed).toContain("Stays as you have it, although the template changed it: README.md")
    const { read, git } = site()
    expect(read("content/site.yaml")).toBe(SITE)
    expect([read("README.md"), read("src/b.ts"), read("src/new.ts"), read("src/old.ts")]).toEqual([
      "My site\n",
      "b of 1.1.0\n",
      "new\n",
      null,
    ])
    expect(read("src/a.ts")).toBe("first\n\n// 1\n// mine\n// 3\n\nlast of 1.1.0\n")
    expect([read("content/more.md"), read("static/demo.txt"), read("static/mine.txt")]).toEqual([null, null, "mine"])
    expect(git("log", "-1", "--format=%s")).toBe("Update the template from version 1.0.0 to 1.1.0")
    expect([git("status", "--porcelain"), git("worktree", "list").split("\n").length]).toEqual(["", 1])
    expect(JSON.parse(read("template.json") ?? "")).toEqual({
      repository: "../template",
      commit: template().git("rev-parse", "HEAD"),
    })
  })

  test("the next update needs no address and merges only what is new, even if the commits of the first were squashed", async () => {
    release("1.1.0")
    await update()
    site().git("reset", "--quiet", "--soft", "HEAD~2")
    site().commit({ "src/b.ts": "mine\n" })
    release("1.2.0")
    expect(await update({ from: undefined })).toMatch(
      /^Update from version 1\.1\.0 \(\w{7}\) to 1\.2\.0 [\s\S]+Updated in one commit/,
    )
    expect(site().read("src/a.ts")).toBe("first of 1.2.0\n\n// 1\n// 2\n// 3\n\nlast of 1.1.0\n")
    expect(site().read("src/b.ts")).toBe("mine\n")
    expect(await update({ from: undefined })).toMatch(/^The site is up to date/)
  })

  test("a conflict in code changes nothing and names the files; --keep leaves it on a branch that can be finished", async () => {
    site().commit({ "src/b.ts": "mine\n", "src/old.ts": null })
    release("1.1.0")
    const before = stateOf()
    const refused = await update()
    expect(refused).toMatch(/changed the same lines of code:\n {2}src\/b\.ts\nNothing has been changed\..+-- --keep$/)
    expect(stateOf()).toBe(before)
    expect(await update({ isKept: true })).toContain(`git switch ${KEPT_BRANCH}`)
    const { git, read, write } = site()
    expect(stateOf()).toBe(
      before.replace(
        /(?=\n[0-9a-f]+ refs\/(?:remotes|tags)|\n\/)/,
        `\n${git("rev-parse", KEPT_BRANCH)} refs/heads/${KEPT_BRANCH}`,
      ),
    )
    git("switch", "--quiet", KEPT_BRANCH)
    expect(read("src/b.ts")).toMatch(/^<<<<<<< HEAD\nmine\n=======\nb of 1\.1\.0\n>>>>>>> /)
    expect(read("content/site.yaml")).toBe(SITE)
    write({ "src/b.ts": "both\n" })
    git("commit", "--quiet", "--all", "--message", "Finish the update")
    git("switch", "--quiet", "-")
    git("merge", "--quiet", KEPT_BRANCH)
    release("1.2.0")
    expect(await update({ isKept: true })).toContain(`git branch -D ${KEPT_BRANCH}`)
    git("branch", "--quiet", "-d", KEPT_BRANCH)
    expect(await update({ isDryRun: true, from: undefined })).toContain("from version 1.1.0 ")
  })

  test("without tags for versions, the update takes the default branch", async () => {
    template().git("tag", "--delete", "v1.0.0")
    template().commit({ "src/b.ts": "b of main\n" })
    expect(await update()).toMatch(/The changelog has no new entries\.[\s\S]+Updated in one commit\./)
    expect(site().read("src/b.ts")).toBe("b of main\n")
  })

  test("a site made from commits after the newest version is up to date", async () => {
    template().commit({ "src/b.ts": "b of main\n" })
    template().git("tag", "--delete", "v1.0.0")
    await update()
    template().git("tag", "v1.0.0", "HEAD~1")
    expect(await update()).toMatch(/^The site is up to date/)
  })
})

describe("in one kind of repository", () => {
  beforeEach(() => {
    create("copy")
    replaceNpm()
  })

  test("a commit that is made while an update runs stays, and stops the update", async () => {
    site().commit({ "README.md": "My site\n" })
    release("1.1.0")
    const print = (text: string) => {
      if (text.endsWith("README.md")) site().commit({ "src/mine.ts": "mine\n" })
    }
    expect(await update({ print })).toMatch(
      /^Your branch has a new commit .+ Nothing has been changed\. Run the command again\.$/,
    )
    expect([site().read("src/mine.ts"), site().read("src/b.ts")]).toEqual(["mine\n", "b\n"])
  })

  test.each([
    [
      "a problem that the new version finds in the content",
      "name: Me\n",
      /problems above.+\nNothing has been changed\./,
    ],
    [
      "a dry run",
      null,
      /files changed.*\n+Nothing has been changed\. The packages .+ were not installed and .+ not checked/,
    ],
  ])("%s changes nothing", async (_what, settings, message) => {
    if (settings !== null) site().commit({ "content/site.yaml": settings })
    release("1.1.0")
    const before = stateOf()
    expect(await update({ isDryRun: settings === null })).toMatch(message)
    expect(stateOf()).toBe(before)
  })

  test("a file that the owner removed stays removed when the template changes it", async () => {
    site().commit({ "src/b.ts": null })
    release("1.1.0")
    expect(await update()).toContain("Stays as you have it, although the template changed it: src/b.ts")
    expect(site().read("src/b.ts")).toBeNull()
  })

  test("a new version with the same packages uses those that are installed", async () => {
    const lock = (version: string) => JSON.stringify({ version, packages: { "": { version }, "node_modules/a": {} } })
    release("1.0.1", { "package-lock.json": lock("1.0.0") })
    await update()
    folder.write("site/node_modules/a/here")
    folder.write("site/.git/info/exclude", "node_modules\n")
    const check = 'import { statSync } from "node:fs"\nstatSync("node_modules/a/here")\n'
    release("1.0.2", { "package-lock.json": lock("1.0.2"), "check.mjs": check })
    expect(await update()).toContain("Updated in one commit.")
  })

  test("S7: an update lists what is not code of the site before it merges", async () => {
    symlinkSync("../../secret\u001b", path.join(template().root, "linked"))
    const settings = {
      scripts: { "check:content": "node check.mjs", postinstall: "x" },
      dependencies: { left: "1.0.0" },
    }
    const hidden = ".github/workflows/a.yml .npmrc .ci/run .gitmodules src/.env Content/.x src/plain.ts".split(" ")
    release("2.0.0", {
      ...Object.fromEntries(hidden.map((file) => [file, "new\n"])),
      "package.json": JSON.stringify({ version: "2.0.0", ...settings }),
    })
    expect(await update({ isDryRun: true })).toContain(
      [
        "\nBesides the code of the site, this version changes:",
        ".ci/run (new)",
        ".github/workflows/a.yml (new)",
        ".gitmodules (new)",
        ".npmrc (new)",
        "linked (a symbolic link to ../../secret\\u001b)",
        "src/.env (new)",
        "package.json: scripts.postinstall: x",
        "package.json: dependencies.left: 1.0.0\n",
      ].join("\n  "),
    )
  })

  test("S7: folders of a release that some disks take for the owner's are left out", async () => {
    const names = ["Content", "STATIC", "ﬅatic", "conTent", "Template.json"]
    release("2.0.0", Object.fromEntries(names.map((name) => [`${name}/site.yaml`, "theirs\n"])))
    expect(await update()).toContain("Updated in one commit.")
    expect(site().git("ls-files", "--", ...names)).toBe("")
  })

  test("a file that one side renames takes the changes of the other", async () => {
    const text = (site().read("src/a.ts") ?? "").replace("// 2", "// mine")
    site().commit({ "src/a.ts": text, "src/b.ts": null, "src/mine.ts": "b\n" })
    const renamed = template().read("src/a.ts")
    release("2.0.0", { "src/a.ts": null, "src/renamed.ts": renamed, "src/b.ts": "b of main\n" })
    expect(await update()).toContain("Updated in one commit.")
    expect([site().read("src/renamed.ts"), site().read("src/mine.ts")]).toEqual([text, "b of main\n"])
  })
})

test("S7: no file of a release runs in a dry run, and none as a hook; the check cannot change what is committed", async () => {
  create("copy")
  site().git("config", "core.hooksPath", ".hooks")
  const canary = path.join(folder.path, "ran")
  const hooks = ["post-checkout", "post-index-change", "post-merge", "reference-transaction"]
  const spy = (name: string) => [`.hooks/${name}`, `#!/bin/sh\necho ${name} >> ${canary}\n`] as const
  template().write(Object.fromEntries(hooks.map(spy)))
  for (const name of hooks) chmodSync(path.join(template().root, `.hooks/${name}`), 0o755)
  const check = `const { appendFileSync: add } = require("node:fs")
add(${JSON.stringify(canary)}, "check\\n"), add("content/site.yaml", "changed"), add("src/b.ts", "changed")\n`
  const scripts = { "check:content": "node check.cjs" }
  release("2.0.0", { "check.cjs": check, "package.json": JSON.stringify({ version: "2.0.0", scripts }) })
  await update({ isDryRun: true })
  expect(existsSync(canary)).toBe(false)
  expect(await update()).toContain("Updated in one commit.")
  expect(readFileSync(canary, "utf8")).toBe("check\n")
  expect([site().read("content/site.yaml"), site().read("src/b.ts")]).toEqual([SITE, "b\n"])
})

test("uncommitted work, a missing address and an unknown origin stop the update with what to do", async () => {
  create("copy")
  replaceNpm()
  expect(await update({ from: undefined })).toMatch(/^Give the address of the template .+\nnpm run update -- --from /)
  expect(await update({ from: "../nowhere" })).toContain("../nowhere cannot be read. Try git ls-remote -- ../nowhere")
  site().write({ "notes.txt": "" })
  expect(await update()).toMatch(/^Commit these files first.+\n\?\? notes\.txt/)
  site().commit({ "src/b.ts": "mine\n" })
  const { git } = site()
  git("reset", "--quiet", "--soft", git("rev-list", "--max-parents=0", "HEAD"))
  git("commit", "--quiet", "--amend", "--message", "First")
  release("1.1.0")
  expect(await update()).toMatch(/^Your first commit is not the code of any commit of the template.+--base abc1234\.$/)
  expect(await update({ base: "main" })).toMatch(/^The template has no commit main\./)
  const base = template().git("rev-parse", "v1.0.0^{commit}")
  expect(await update({ base })).toContain("changed the same lines of code:\n  src/b.ts")
  folder.write("site/template.json", "{}")
  git("add", "template.json")
  git("commit", "--quiet", "--message", "Record")
  expect(await update()).toMatch(/^template\.json does not name a repository and a commit\./)
})
