import type { StoredKey } from "~/src/lib/privacy/stored-keys"

/** A property of the window, because the boot script has its own copy of this module. No id in the document can be a symbol. */
const UNSTORED = Symbol.for("unstored")

/** Null when there is no value. `id` completes a key that is a prefix. */
export function readStored({ area, key }: StoredKey, id = ""): string | null {
  try {
    return unstored().get(key + id) ?? storageOf(area).getItem(key + id)
  } catch {
    return null
  }
}

/**
 * Stores a value, or removes it when it is null. Returns whether the browser allowed it; a value that it refused lasts as long as the
 * document. `id` completes a key that is a prefix.
 */
export function writeStored({ area, key }: StoredKey, value: string | null, id = ""): boolean {
  const name = key + id
  unstored().delete(name)
  try {
    if (value === null) storageOf(area).removeItem(name)
    else storageOf(area).setItem(name, value)
    return true
  } catch {
    if (value !== null) unstored().set(name, value)
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

/** Returns the values that the browser has refused to store. Throws in Node. */
function unstored(): Map<string, string> {
  const memory = window as { [UNSTORED]?: Map<string, string> }
  memory[UNSTORED] ??= new Map()
  return memory[UNSTORED]
}
