import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"

import { writeFileAtomic } from "~/src/build/write-file-atomic"

/** Where cards are kept between builds; Gatsby empties its own `.cache` whenever a setting of it changes. */
const STORE_FOLDER = path.join("node_modules", ".cache", "social-cards")

/** Characters that no face has, of one of the words of a card. */
export type Unreadable = { field: string; characters: string[] }

export type DrawnCard = { bytes: Buffer; unreadable: Unreadable[] }

/** A card that an earlier build has drawn; null without one. */
export function readCard(name: string, folder = STORE_FOLDER): DrawnCard | null {
  const note = path.join(folder, `${name}.json`)
  const file = path.join(folder, name)
  if (!existsSync(note) || !existsSync(file)) return null
  return { bytes: readFileSync(file), unreadable: JSON.parse(readFileSync(note, "utf8")) }
}

/** Keeps a card: first the picture, then what is known about it, each whole or not at all. */
export function keepCard(name: string, { bytes, unreadable }: DrawnCard, folder = STORE_FOLDER): void {
  mkdirSync(folder, { recursive: true })
  writeFileAtomic(path.join(folder, name), bytes)
  writeFileAtomic(path.join(folder, `${name}.json`), JSON.stringify(unreadable))
}

/** Removes what no page names any more. */
export function removeOtherCards(names: ReadonlySet<string>, folder = STORE_FOLDER): void {
  if (!existsSync(folder)) return
  for (const file of readdirSync(folder)) {
    if (!names.has(file.replace(/\.json$/, ""))) rmSync(path.join(folder, file), { force: true })
  }
}
