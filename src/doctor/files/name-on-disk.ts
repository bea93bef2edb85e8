import { readdirSync } from "node:fs"
import path from "node:path"

import { differsInCase } from "~/src/doctor/links/letter-case"

/** A file's name as the disk spells it, which may differ in capital letters; null when there is no such file. */
export function nameOnDisk(folder: string, name: string): string | null {
  let directory = folder
  const spelled: string[] = []
  for (const segment of name.split("/")) {
    const found = segment === "." || segment === ".." || segment === "" ? segment : entryLike(directory, segment)
    if (found === undefined) return null
    spelled.push(found)
    directory = path.join(directory, found)
  }
  return spelled.join("/")
}

function entryLike(directory: string, segment: string): string | undefined {
  const entries = entriesOf(directory)
  return entries.includes(segment) ? segment : entries.find((entry) => differsInCase(entry, segment))
}

function entriesOf(directory: string): string[] {
  try {
    return readdirSync(directory)
  } catch {
    return []
  }
}
