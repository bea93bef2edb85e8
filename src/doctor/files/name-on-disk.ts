import path from "node:path"

import { type Diagnostic, formatValue } from "~/src/doctor/diagnostic"
import { CONTENT_FOLDER } from "~/src/doctor/readers/content-folder"

import { fileBeside, filesBelow } from "./file-beside"
import { entriesOf, NO_PERMISSION, readableKind } from "./find-files"

/** Returns a file's name as the disk spells it, which may differ in case; null when there is no such file. */
export function nameOnDisk(folder: string, name: string): string | null {
  let directory = folder
  const spelled: string[] = []
  for (const segment of name.split("/")) {
    const entries = [".", "..", ""].includes(segment) ? [segment] : entriesOf(directory)
    const found = entries.includes(segment) ? segment : entries.find((entry) => differsInCase(entry, segment))
    if (found === undefined) return null
    spelled.push(found)
    directory = path.join(directory, found)
  }
  return spelled.join("/")
}

/** What is wrong with a name, and the right one if it is known. */
export type WrongName = Pick<Diagnostic, "message" | "fix"> & { right?: string }

/** Checks that a file of this name lies beside another file, or in a folder there; null when it does. */
export function checkFileName(folder: string, name: string, file: string): WrongName | null {
  const onDisk = name.startsWith("/") ? null : nameOnDisk(folder, name)
  if (onDisk !== null && !path.posix.join(path.posix.dirname(file), name).startsWith(`${CONTENT_FOLDER}/`)) {
    const fix = `Put a copy of it beside ${path.basename(file)}, and write ${path.basename(name)}.`
    return { message: `${formatValue(name)} is outside of ${CONTENT_FOLDER}, where pages find no file.`, fix }
  }
  if (onDisk === name) return checkKind(folder, name)
  if (onDisk !== null) {
    const wrong = differentSpelling(name, onDisk)
    return { ...wrong, fix: wrong.fix.replace(/\.$/, ", or rename the file.") }
  }
  const message = `There is no file ${formatValue(name)}.`
  const right = fileBeside(name, filesBelow(folder))
  if (right !== undefined) return { message, fix: `Write ${right}.`, right }
  // Windows writes its paths with backslashes.
  return { message, fix: `Put ${path.win32.basename(name)} beside ${path.basename(file)}, or correct the name.` }
}

function checkKind(folder: string, name: string): WrongName | null {
  const kind = readableKind(path.join(folder, name))
  if (kind === "refused") return { ...NO_PERMISSION, message: `${formatValue(name)} cannot be read.` }
  if (kind === "file") return null
  const found = kind === "nothing" ? "a link that leads to no file" : "not a file"
  return { message: `${formatValue(name)} is ${found}.`, fix: "Put the file itself in its place." }
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
  return { message, fix: `${isCase ? "Write" : "Copy and paste"} ${existing}${rest}.`, right: existing }
}
