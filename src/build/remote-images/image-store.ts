import { hash } from "node:crypto"
import { mkdirSync, readFileSync } from "node:fs"
import path from "node:path"

import { CACHE_ROOT, openCacheFolder } from "~/src/build/cache-folder"
import type { ImageShape } from "~/src/doctor/rules/images/named-images"

/** The name of the folder, and of the source by which gatsby-source-filesystem reads it. */
export const REMOTE_IMAGE_SOURCE = "remote-images"
export const STORE_FOLDER = path.join(CACHE_ROOT, REMOTE_IMAGE_SOURCE)
/** Patterns of files in the folder that are not images. */
export const STORE_NOTES = ["**/*.json", "**/*.part"]

/** An image's file and validators. The next build sends those to learn whether it has changed. */
export type ImageNote = { address: string; file: string; etag?: string | undefined; lastModified?: string | undefined }

export type FetchedImage = Pick<ImageNote, "etag" | "lastModified"> & { bytes: Uint8Array; extension: string }

export type ImageStore = ReturnType<typeof openImageStore>

/** Returns the name of an image's file, without extension. */
export function storeName(address: string): string {
  return hash("sha256", address).slice(0, 32)
}

/** Creates the folder, because Gatsby watches it. */
export function openImageStore(folder = STORE_FOLDER) {
  mkdirSync(folder, { recursive: true })
  const cache = openCacheFolder(path.resolve(folder))
  const filesOf = (address: string) => cache.list().filter((file) => file.startsWith(`${storeName(address)}.`))
  const replaceFiles = (address: string, files: Record<string, Uint8Array | string>) => {
    for (const [file, content] of Object.entries(files)) cache.write(file, content)
    for (const file of filesOf(address)) if (!(file in files)) cache.remove(file)
  }
  return {
    pathOf: cache.pathOf,
    /** Returns whether the folder has an image or a placeholder for an address. */
    has: (address: string) => filesOf(address).some((file) => !file.endsWith(".json")),
    /** Null for a placeholder. */
    note(address: string): ImageNote | null {
      const note = cache.readJson(`${storeName(address)}.json`) as ImageNote | null
      return note && cache.has(note.file) ? note : null
    },
    save(address: string, { bytes, extension, etag, lastModified }: FetchedImage) {
      const name = storeName(address)
      const file = `${name}.${extension}`
      const note = { address, file, etag, lastModified } satisfies ImageNote
      // The image is written first, so that every note has an image.
      replaceFiles(address, { [file]: bytes, [`${name}.json`]: JSON.stringify(note) })
    },
    savePlaceholder(address: string, shape: ImageShape) {
      const bytes = readFileSync(path.resolve("src/build/remote-images", `placeholder-${shape}.png`))
      replaceFiles(address, { [`${storeName(address)}.png`]: bytes })
    },
    keepOnly: (addresses: Iterable<string>) => cache.keepOnly(new Set([...addresses].map(storeName))),
  }
}
