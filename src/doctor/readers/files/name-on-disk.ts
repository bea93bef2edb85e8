import path from "node:path"

import { formatValue, say, type WrongName } from "~/src/doctor/diagnostics/diagnostic"

import { CONTENT_FOLDER, displayPath } from "./content-folder"
import { fileBeside, filesBelow } from "./find-files"
import { leavesFolder, namesBelow, type Resolved, resolveFile } from "./resolve-file"
import { unreadableMessage } from "./unreadable-message"

/** Returns a file's name as the disk spells it, which may differ in case; null when there is no such file. */
export function nameOnDisk(root: string, name: string, folder = ""): string | null {
  const spelled: string[] = []
  for (const segment of name.split("/")) {
    const names = namesBelow(root, path.posix.join(folder, ...spelled))
    const isStep = [".", "..", ""].includes(segment)
    const found = isStep || names.includes(segment) ? segment : names.find((one) => differsInCase(one, segment))
    if (found === undefined) return null
    spelled.push(found)
  }
  return spelled.join("/")
}

/** The content folder, and the path of a text in it as diagnostics name it. */
export type TextPlace = { root: string; file: string }

/** Returns what a name in a text leads to: a file beside the text, or in a folder there. */
export function resolveBeside(text: TextPlace, name: string): Resolved {
  return resolveFile(text.root, path.posix.join(folderOf(text), name))
}

function folderOf({ file }: TextPlace): string {
  return path.posix.relative(CONTENT_FOLDER, path.posix.dirname(file))
}

/** Checks that a file of this name lies beside a text, or in a folder there; null when it does. */
export function checkFileName(text: TextPlace, name: string): WrongName | null {
  const folder = folderOf(text)
  const { kind } = resolveBeside(text, name)
  if (kind === "outside") return outsideName(text, name)
  const onDisk = name.startsWith("/") ? null : nameOnDisk(text.root, name, folder)
  if (onDisk === name) return checkKind(kind, name)
  if (onDisk !== null) {
    const wrong = differentSpelling(name, onDisk)
    return { ...wrong, fix: wrong.fix.replace(/\.$/, ", or rename the file.") }
  }
  const message = `There is no file ${formatValue(name)}.`
  const right = fileBeside(name, filesBelow(text.root, folder))
  if (right !== undefined) return { ...say("name-no-file", message, `Write ${right}.`), right }
  // Windows writes its paths with backslashes.
  const fix = `Put ${path.win32.basename(name)} beside ${path.basename(text.file)}, or correct the name.`
  return say("name-no-file", message, fix)
}

function outsideName(text: TextPlace, name: string): WrongName {
  const inRoot = path.posix.join(folderOf(text), name)
  if (!leavesFolder(inRoot)) {
    const { fix } = unreadableMessage("outside", CONTENT_FOLDER)
    return say("file-outside", `${displayPath(inRoot)} leads out of ${CONTENT_FOLDER}/.`, fix)
  }
  const fix = `Put a copy of it beside ${path.basename(text.file)}, and write ${path.win32.basename(name)}.`
  return say("file-outside", `${formatValue(name)} leads out of ${CONTENT_FOLDER}/, where pages find no file.`, fix)
}

function checkKind(kind: Resolved["kind"], name: string): WrongName | null {
  if (kind === "file") return null
  if (kind === "refused")
    return { ...unreadableMessage(kind, CONTENT_FOLDER), message: `${formatValue(name)} cannot be read.` }
  const found = kind === "broken" ? "a link that leads to no file" : "not a file"
  return say("name-no-file", `${formatValue(name)} is ${found}.`, "Replace it with the file itself.")
}

/** Returns whether two names differ only in case: macOS takes them for one, most hosts do not. */
export function differsInCase(one: string, other: string): boolean {
  // macOS stores accents as characters of their own.
  const [first, second] = [one, other].map((name) => name.normalize("NFC").toLowerCase())
  return one !== other && first === second
}

/** Returns the message for a name that differs from an existing one only in case or in the encoding of its accents. */
export function differentSpelling(name: string, existing: string, rest = ""): WrongName {
  const isCase = name.normalize("NFC") !== existing.normalize("NFC")
  const message = isCase
    ? `${formatValue(name)} differs in case from ${existing}; most hosts distinguish them.`
    : `${formatValue(name)} looks like ${existing}, but its accents are encoded differently, which most hosts distinguish.`
  return {
    ...say("name-spelling", message, `${isCase ? "Write" : "Copy and paste"} ${existing}${rest}.`),
    right: existing,
  }
}
