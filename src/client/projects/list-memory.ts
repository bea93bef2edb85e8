import { readStored, writeStored } from "~/src/client/browser-storage"
import { entryKey } from "~/src/client/navigation/scroll-positions"
import { LIST_KEY } from "~/src/lib/privacy/stored-keys"

/** How much of a list was on show, and how high that was, in pixels. */
export type ShownList = { count: number; height: number }

/** Remembers how much of the list the history entry on show had, so that going back finds it as it was left (N3). */
export function rememberList(shown: ShownList): void {
  writeStored(LIST_KEY, JSON.stringify(shown), String(entryKey()))
}

/** What the history entry on show had; null when nothing is known. */
export function recallList(): ShownList | null {
  try {
    const kept: Partial<ShownList> | null = JSON.parse(readStored(LIST_KEY, String(entryKey())) ?? "null")
    const { count, height } = kept ?? {}
    return typeof count === "number" && typeof height === "number" ? { count, height } : null
  } catch {
    return null
  }
}
