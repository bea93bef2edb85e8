import type { StoredKey } from "~/src/lib/privacy/stored-keys"

/** Null when there is no value or storage is blocked. `id` completes a key that is a prefix. */
export function readStored({ area, key }: StoredKey, id = ""): string | null {
  try {
    return storageOf(area).getItem(key + id)
  } catch {
    return null
  }
}

/** Stores a value, or removes it when it is null. Returns whether the browser allowed it. `id` completes a key that is a prefix. */
export function writeStored({ area, key }: StoredKey, value: string | null, id = ""): boolean {
  try {
    if (value === null) storageOf(area).removeItem(key + id)
    else storageOf(area).setItem(key + id, value)
    return true
  } catch {
    return false
  }
}

/** Null when there is no value, or it is not JSON. */
export function readStoredJson(stored: StoredKey, id = ""): unknown {
  try {
    return JSON.parse(readStored(stored, id) ?? "null")
  } catch {
    return null
  }
}

/** Throws where storage is blocked, and in Node, which renders pages: Node 25 and later have a storage without `window`. */
function storageOf(area: StoredKey["area"]): Storage {
  return area === "local" ? window.localStorage : window.sessionStorage
}
