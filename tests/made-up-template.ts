import { execFileSync } from "node:child_process"
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { temporaryFolder } from "./temporary-folder"

/** Fails unless the content has the field `tools`. */
const CHECK = `import { readFileSync as read } from "node:fs"
if (!read("content/site.yaml", "utf8").includes("\\ntools: ")) process.exit(1)
`
export const SITE = "# My tools\ntools: [yarn]\n"

const code = (first: string, last: string) => `${first}\n\n// 1\n// 2\n// 3\n\n${last}\n`
const manifest = (version: string) => JSON.stringify({ version, scripts: { "check:content": "node check.mjs" } })
const CHANGES = {
  first: "# Changelog\n\n## 1.0.0\n\nThe first version.\n",
  second: "# Changelog\n\n## 1.1.0\n\n- A new page.\n\n## 1.0.0\n\nThe first version.\n",
  third: "# Changelog\n\n## 1.2.0\n\n- A new look.\n\n## 1.1.0\n\n- A new page.\n",
}

/** Three releases of a made-up template. 1.1.0 changes several files and adds and removes one, 1.2.0 changes the first line of src/a.ts. */
const RELEASES: Record<string, Record<string, string | null>> = {
  "1.0.0": {
    "package.json": manifest("1.0.0"),
    "package-lock.json": "{}",
    "CHANGELOG.md": CHANGES.first,
    "README.md": "The template\n",
    "check.mjs": CHECK,
    "src/a.ts": code("first", "last"),
    "src/b.ts": "b\n",
    "src/old.ts": "old\n",
    "content/site.yaml": "name: Demo\ntools: [demo]\n",
    "static/demo.txt": "demo",
  },
  "1.1.0": {
    "package.json": manifest("1.1.0"),
    "CHANGELOG.md": CHANGES.second,
    "README.md": "The template, second edition\n",
    "src/a.ts": code("first", "last of 1.1.0"),
    "src/b.ts": "b of 1.1.0\n",
    "src/new.ts": "new\n",
    "src/old.ts": null,
    "content/site.yaml": "name: Demo\ntools: [more]\n",
    "content/more.md": "More of the demo",
  },
  "1.2.0": {
    "package.json": manifest("1.2.0"),
    "CHANGELOG.md": CHANGES.third,
    "src/a.ts": code("first of 1.2.0", "last of 1.1.0"),
  },
}

/** Starting npm takes long: this one only runs the check. */
const NPM = `#!/bin/sh
[ "$*" = "run --silent check:content" ] && exec node check.mjs
`

/** Makes a folder for each test of a file, in which it creates the template and the repository of a site made from it. */
export function madeUpTemplate() {
  const folder = temporaryFolder()
  const made = mkdtempSync(path.join(tmpdir(), "made-up-template-"))
  afterAll(() => rmSync(made, { recursive: true }))
  const inFolder = (name: string) => {
    const root = path.join(folder.path, name)
    const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim()
    const write = (files: Record<string, string | null>) => {
      for (const [file, text] of Object.entries(files)) {
        if (text === null) rmSync(path.join(root, file))
        else folder.write(path.join(name, file), text)
      }
    }
    return {
      root,
      git,
      write,
      read: (file: string) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), "utf8") : null),
      setUp() {
        git("config", "user.name", "Test")
        git("config", "user.email", "test@example.org")
      },
      commit(files: Record<string, string | null>) {
        write(files)
        git("add", "--all")
        git("commit", "--quiet", "--message", "A commit")
      },
    }
  }
  const [template, site] = [() => inFolder("template"), () => inFolder("site")]
  function release(version: string, files = RELEASES[version] ?? {}) {
    template().commit(files)
    template().git("tag", "-a", `v${version}`, "-m", version)
  }
  function make(kind: "clone" | "copy") {
    mkdirSync(template().root)
    template().git("init", "--quiet", "--initial-branch=main")
    template().setUp()
    release("1.0.0")
    execFileSync("git", ["clone", "--quiet", template().root, site().root])
    // An absolute address would not be that of a copy.
    site().git("remote", "set-url", "origin", "../template")
    if (kind === "copy") {
      rmSync(path.join(site().root, ".git"), { recursive: true })
      site().git("init", "--quiet", "--initial-branch=main")
    }
    site().setUp()
    if (kind === "copy") site().commit({})
    site().commit({ "content/site.yaml": SITE, "static/demo.txt": null, "static/mine.txt": "mine" })
  }
  return {
    folder,
    template,
    site,
    release,
    /** Creates the template with its first release, and a site with content of its own. */
    create(kind: "clone" | "copy") {
      const first = path.join(made, kind)
      if (existsSync(first)) return cpSync(first, folder.path, { recursive: true })
      make(kind)
      cpSync(folder.path, first, { recursive: true })
    },
    /** Replaces npm by one that only runs the check of the content. */
    replaceNpm() {
      chmodSync(folder.write("bin/npm", NPM), 0o755)
      const bin = path.join(folder.path, "bin")
      jest.replaceProperty(process, "env", { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` })
    },
  }
}
