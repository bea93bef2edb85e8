import { spawnSync } from "node:child_process"
import { chmodSync, cpSync, readdirSync } from "node:fs"
import path from "node:path"

import { temporaryFolder } from "~/tests/temporary-folder"

const folder = temporaryFolder()
const COMMAND = "scripts/command/install.mjs"

/** Starts the command in a site without packages. `npm` is the shell script that runs in place of npm. */
function install({ npm = "exit 1", args = [] as string[] }) {
  const site = path.join(folder.path, "site")
  chmodSync(folder.write("bin/npm", `#!/bin/sh\n${npm}\n`), 0o755)
  cpSync(COMMAND, path.join(site, COMMAND))
  folder.write("site/package.json", '{"engines":{"node":">=20.19 <27"}}')
  folder.write("site/package-lock.json", '{"packages":{"node_modules/a":{"version":"1.0.0"}}}')
  const env = { ...process.env, PATH: `${path.join(folder.path, "bin")}${path.delimiter}${process.env.PATH}` }
  return spawnSync("node", [...args, COMMAND], { cwd: site, encoding: "utf8", env })
}

test("linked packages that do not fit the lockfile are reported, and the link's target stays", () => {
  const packages = path.dirname(folder.write("packages/kept"))
  folder.link("site/node_modules", packages)
  expect(install({})).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^node_modules is a link .+: remove it .+\n$/),
  })
  expect(readdirSync(packages)).toEqual(["kept"])
})

test.each(["18.20.8", "20.18.3"])("Node %s is refused in one sentence, without a stack", (version) => {
  const older = `data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"${version}"}})`
  expect(install({ args: ["--import", older] })).toMatchObject({
    status: 1,
    stdout: "",
    stderr: `This is Node ${version}, but Node 20.19 or newer is needed. Install the version that https://nodejs.org recommends, and run this again.\n`,
  })
})

test.each([
  [
    "mkdir -p node_modules/tsx && touch node_modules/tsx/index.js",
    0,
    /^First the .+…\nThe packages are installed \(\d+ s\)\.\n$/,
  ],
  ["exit 3", 3, /^First the .+…\nThe packages could not be installed\.\n$/],
])("missing packages are installed, and the result of %j is reported", (npm, status, stdout) => {
  expect(install({ npm })).toMatchObject({ status, stdout: expect.stringMatching(stdout) })
})
