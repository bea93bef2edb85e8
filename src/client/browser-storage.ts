import type { StoredKey } from "~/src/lib/privacy/stored-keys"

/** Returns a stored value; null when there is none or storage is blocked. `id` completes a key that is a prefix. */
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

/** Returns a stored value that was written as JSON; null when there is none, or it is not JSON. */
export function readStoredJson(stored: StoredKey, id = ""): unknown {
  try {
    return JSON.parse(readStored(stored, id) ?? "null")
  } catch {
    return null
  }
}

/**
 * Throws an error where storage is blocked, and in Node, where a page is rendered: Node 25 and later have a storage
 * without `window`.
 */
function storageOf(area: StoredKey["area"]): Storage {
  return area === "local" ? window.localStorage : window.sessionStorage
}
