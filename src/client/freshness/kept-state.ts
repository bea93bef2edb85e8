import { readStored, removeStored, writeStored } from "~/src/client/browser-storage"
import { KEPT_STATE_KEY } from "~/src/lib/privacy/stored-keys"

/** One kind of state that survives a document load; what `save` answers must be JSON. */
export type Keeper = { save: () => unknown; restore: (kept: unknown) => void }

const keepers = new Map<string, Keeper>()

/** Has a kind of state carried over to the next document. Returns its stop. */
export function registerKeeper(name: string, keeper: Keeper): () => void {
  keepers.set(name, keeper)
  return () => keepers.delete(name)
}

/** Writes down what must survive the document load that follows (F5). Blocked storage loses it, and nothing else. */
export function keepState(): void {
  const kept = Object.fromEntries([...keepers].map(([name, { save }]) => [name, save()]))
  writeStored(KEPT_STATE_KEY, JSON.stringify(kept))
}

/** Puts back what the document before wrote down, once; whatever is not readable is left out (F5). */
export function restoreState(): void {
  const kept = takeKept()
  for (const [name, { restore }] of keepers) {
    if (!(name in kept)) continue
    try {
      restore(kept[name])
    } catch {
      // Written by another build, or by hand.
    }
  }
}

function takeKept(): Record<string, unknown> {
  const text = readStored(KEPT_STATE_KEY)
  removeStored(KEPT_STATE_KEY)
  try {
    const kept: unknown = JSON.parse(text ?? "{}")
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
