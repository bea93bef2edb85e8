import { spawnSync } from "node:child_process"
import { cpSync, readdirSync, symlinkSync } from "node:fs"
import path from "node:path"

import { temporaryFolder } from "~/tests/temporary-folder"

const folder = temporaryFolder()
const COMMAND = "scripts/command/install.mjs"

test("linked packages that do not fit the lockfile are reported, and the link's target stays", () => {
  const [site, packages] = [path.join(folder.path, "site"), path.join(folder.path, "packages")]
  folder.write("packages/kept")
  cpSync(COMMAND, path.join(site, COMMAND))
  symlinkSync(packages, path.join(site, "node_modules"))
  folder.write("site/package-lock.json", '{"packages":{"node_modules/a":{"version":"1.0.0"}}}')
  const result = spawnSync("node", [COMMAND], { cwd: site, encoding: "utf8" })
  expect(result).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^node_modules is a link .+: remove it .+\n$/),
  })
  expect(readdirSync(packages)).toEqual(["kept"])
})
