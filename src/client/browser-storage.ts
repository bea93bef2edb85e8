import type { StoredKey } from "~/src/lib/privacy/stored-keys"

/** Returns a stored value; null when there is none or storage is blocked. `id` completes a key that is a prefix. */
export function readStored({ area, key }: StoredKey, id = ""): string | null {
  try {
    return storageOf(area).getItem(key + id)
  } catch {
    return null
  }
}

/** Stores a value and returns whether the browser keeps it. `id` completes a key that is a prefix. */
export function writeStored({ area, key }: StoredKey, value: string, id = ""): boolean {
  try {
    storageOf(area).setItem(key + id, value)
    return true
  } catch {
    return false
  }
}

/** Removes a value and returns whether the browser lets it. */
export function removeStored({ area, key }: StoredKey): boolean {
  try {
    storageOf(area).removeItem(key)
    return true
  } catch {
    return false
  }
}

function storageOf(area: StoredKey["area"]): Storage {
  return area === "local" ? localStorage : sessionStorage
}
