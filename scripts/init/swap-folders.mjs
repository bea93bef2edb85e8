import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

import { OWNED } from "./demo-files.mjs"

const STAGE = ".init"

/** @param {string} root */
function places(root) {
  const stage = path.join(root, STAGE)
  return { stage, next: path.join(stage, "next"), old: path.join(stage, "old"), ready: path.join(stage, "ready") }
}

/**
 * Prepares the owner's folders as they shall be, beside the present ones, and tells where.
 * @param {string} root
 * @param {{ remove: readonly string[], write: Readonly<Record<string, string | Buffer>> }} change
 */
export function stageFolders(root, { remove, write }) {
  const { stage, next, old } = places(root)
  rmSync(stage, { recursive: true, force: true })
  mkdirSync(old, { recursive: true })
  for (const folder of OWNED) {
    mkdirSync(path.join(next, folder), { recursive: true })
    if (existsSync(path.join(root, folder))) cpSync(path.join(root, folder), path.join(next, folder), COPY)
  }
  for (const file of remove) rmSync(path.join(next, file), { force: true })
  for (const folder of projectFolders(remove)) rmSync(path.join(next, folder), { recursive: true, force: true })
  for (const [file, text] of Object.entries(write)) writeFileSync(path.join(next, file), text)
  return next
}

/**
 * Exchanges the owner's folders for the prepared ones. Once the mark "ready" is written, an interrupted exchange is
 * finished by the next command, before it, it is undone.
 * @param {string} root
 */
export function swapFolders(root) {
  writeFileSync(places(root).ready, "")
  finishSwap(root)
}

const COPY = { recursive: true, preserveTimestamps: true }

/**
 * Finishes or undoes an exchange that was interrupted; does nothing when there is none.
 * @param {string} root
 */
export function finishSwap(root) {
  const { stage, next, old, ready } = places(root)
  if (existsSync(ready)) {
    for (const folder of OWNED) {
      // What is not there any more has its place already.
      if (!existsSync(path.join(next, folder))) continue
      if (existsSync(path.join(root, folder))) renameSync(path.join(root, folder), path.join(old, folder))
      renameSync(path.join(next, folder), path.join(root, folder))
    }
  }
  rmSync(stage, { recursive: true, force: true })
}

/** @param {readonly string[]} files */
function projectFolders(files) {
  return new Set(files.filter((file) => file.startsWith("content/projects/")).map((file) => path.posix.dirname(file)))
}
