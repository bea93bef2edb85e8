import { type ReadEntry, readEntry } from "~/src/doctor/readers/read-entry"
import type { Collection } from "~/src/lib/addresses/paths"

/** The folder of an entry in the content: `notes/why-looms`. */
export type EntryFolder = `${Collection}/${string}`

/** Reads an entry of a copy of the content. */
export function readStaged(root: string, entry: EntryFolder): ReadEntry {
  const [collection, folder = ""] = entry.split("/")
  return readEntry(root, collection as Collection, folder)
}
