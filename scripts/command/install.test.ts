import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

const COMMAND = "scripts/command/install.mjs"

test("linked packages that do not fit the lockfile are reported, and the link's target stays", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "install-"))
  const [site, packages] = [path.join(folder, "site"), path.join(folder, "packages")]
  mkdirSync(path.join(packages, "kept"), { recursive: true })
  cpSync(COMMAND, path.join(site, COMMAND))
  symlinkSync(packages, path.join(site, "node_modules"))
  writeFileSync(path.join(site, "package-lock.json"), '{"packages":{"node_modules/a":{"version":"1.0.0"}}}')
  const result = spawnSync("node", [COMMAND], { cwd: site, encoding: "utf8" })
  expect(result).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^node_modules is a link .+: remove it .+\n$/),
  })
  expect(readdirSync(packages)).toEqual(["kept"])
  rmSync(folder, { recursive: true })
})
