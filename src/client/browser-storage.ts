import { STORED_KEYS } from "~/src/lib/stored-keys"

type Name = keyof typeof STORED_KEYS

/** Returns a stored value; null when there is none or storage is blocked. `id` completes a key that is a prefix. */
export function readStored(name: Name, id = ""): string | null {
  try {
    return areaOf(name).getItem(STORED_KEYS[name].key + id)
  } catch {
    return null
  }
}

/** Stores a value and returns whether the browser keeps it. `id` completes a key that is a prefix. */
export function writeStored(name: Name, value: string, id = ""): boolean {
  try {
    areaOf(name).setItem(STORED_KEYS[name].key + id, value)
    return true
  } catch {
    return false
  }
}

/** Removes a value and returns whether the browser lets it. */
export function removeStored(name: Name): boolean {
  try {
    areaOf(name).removeItem(STORED_KEYS[name].key)
    return true
  } catch {
    return false
  }
}

function areaOf(name: Name): Storage {
  return STORED_KEYS[name].area === "local" ? localStorage : sessionStorage
}
