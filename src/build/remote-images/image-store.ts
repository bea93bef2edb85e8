import { createHash } from "node:crypto"
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs"
import path from "node:path"

import { writeWhole } from "~/src/build/write-whole"
import type { PictureShape } from "~/src/doctor/images/named-pictures"

/** Where remote pictures are kept between builds; Gatsby empties its own `.cache` whenever a setting of it changes. */
export const STORE_FOLDER = path.join("node_modules", ".cache", "remote-pictures")

/** The name under which gatsby-source-filesystem reads this folder. */
export const REMOTE_PICTURE_SOURCE = "remote-pictures"

/** Files of the folder that are no pictures. */
export const STORE_NOTES = ["**/*.json", "**/*.part"]

/** What a server said about a picture, so that the next build need not fetch it again. */
export type CopyNote = { address: string; file: string; etag?: string | undefined; lastModified?: string | undefined }

/** The picture as it came, and how its file has to end. */
export type Fetched = Pick<CopyNote, "etag" | "lastModified"> & { bytes: Uint8Array; type: string }

/** What a picture's file is called, without its ending. */
export function storeName(address: string): string {
  return createHash("sha256").update(address).digest("hex").slice(0, 32)
}

/** Makes the folder, so that Gatsby can watch it. */
export function openStore(folder = STORE_FOLDER): string {
  mkdirSync(folder, { recursive: true })
  return folder
}

/** The copy of an earlier build; null without one. A stand-in is no copy. */
export function readCopy(folder: string, address: string): CopyNote | null {
  const note = path.join(folder, `${storeName(address)}.json`)
  if (!existsSync(note)) return null
  const copy = JSON.parse(readFileSync(note, "utf8")) as CopyNote
  return existsSync(path.join(folder, copy.file)) ? copy : null
}

/** Whether there is a picture for an address, fetched or standing in. */
export function hasPicture(folder: string, address: string): boolean {
  return filesOf(folder, address).some((file) => !file.endsWith(".json"))
}

/** Keeps a picture: first the picture, then what is known about it, each whole or not at all. */
export function saveCopy(folder: string, address: string, { bytes, type, etag, lastModified }: Fetched): void {
  const name = storeName(address)
  const file = `${name}.${type}`
  const note = `${name}.json`
  writeWhole(path.join(folder, file), bytes)
  writeWhole(path.join(folder, note), JSON.stringify({ address, file, etag, lastModified } satisfies CopyNote))
  removeOthers(folder, address, [file, note])
}

/** Puts a neutral picture in the place of one that could not be fetched. */
export function saveStandIn(folder: string, address: string, shape: PictureShape): void {
  const file = `${storeName(address)}.png`
  const part = path.join(folder, `${file}.part`)
  copyFileSync(path.resolve("src/build/remote-images", `placeholder-${shape}.png`), part)
  renameSync(part, path.join(folder, file))
  removeOthers(folder, address, [file])
}

/** Removes what no content names any more. */
export function removeUnnamed(folder: string, addresses: readonly string[]): void {
  const named = new Set(addresses.map(storeName))
  for (const file of readdirSync(folder)) {
    if (!named.has(file.split(".")[0] ?? "")) rmSync(path.join(folder, file), { force: true })
  }
}

function removeOthers(folder: string, address: string, kept: readonly string[]): void {
  for (const file of filesOf(folder, address)) {
    if (!kept.includes(file)) rmSync(path.join(folder, file), { force: true })
  }
}

function filesOf(folder: string, address: string): string[] {
  const name = storeName(address)
  return readdirSync(folder).filter((file) => file.startsWith(`${name}.`))
}
