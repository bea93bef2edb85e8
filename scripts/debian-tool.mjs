import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import path from "node:path"

/**
 * A program of Debian's that tests need: where it is, installed first if it is missing and may be; else why it is not to be had.
 * @param {string} name of the program and of its package
 * @returns {{ path: string } | { reason: string }}
 */
export function debianTool(name) {
  const found = find(name)
  if (found !== undefined) return { path: found }
  if (process.getuid?.() !== 0) return { reason: `${name} is not installed, and only root may install it` }
  const install = () =>
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    })
  if (install().status !== 0) {
    spawnSync("apt-get", ["update", "-qq"])
    install()
  }
  const installed = find(name)
  return installed === undefined
    ? { reason: `${name} is not installed, and apt-get could not install it` }
    : { path: installed }
}

/** @param {string} name */
function find(name) {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin", "/usr/bin"]
  return folders.map((folder) => path.join(folder, name)).find((candidate) => existsSync(candidate))
}
