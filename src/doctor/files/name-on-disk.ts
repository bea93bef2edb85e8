import { readdirSync } from "node:fs"
import path from "node:path"

import { type Diagnostic, formatValue } from "~/src/doctor/diagnostic"

import { kindOnDisk } from "./find-files"

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

/** Checks that a file of this name lies beside another file; null when it does. */
export function checkFileName(folder: string, name: string, file: string): Pick<Diagnostic, "message" | "fix"> | null {
  const onDisk = nameOnDisk(folder, name)
  if (onDisk === name) return checkKind(folder, name)
  if (onDisk !== null) return { message: differentCase(name, onDisk), fix: `Write ${onDisk}, or rename the file.` }
  const bare = path.basename(name)
  const isBeside = entriesOf(folder).includes(bare)
  const fix = isBeside ? `Write ${bare}.` : `Put ${bare} beside ${path.basename(file)}, or correct the name.`
  return { message: `There is no file ${formatValue(name)}.`, fix }
}

function checkKind(folder: string, name: string): ReturnType<typeof checkFileName> {
  const kind = kindOnDisk(path.join(folder, name))
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

/** Returns the message about a name that differs from an existing one only in case. */
export function differentCase(name: string, existing: string): string {
  return `${formatValue(name)} differs in case from ${existing}; most hosts distinguish them.`
}

function entriesOf(directory: string): string[] {
  try {
    return readdirSync(directory)
  } catch {
    return []
  }
}
