import { entryKey } from "~/src/client/navigation/scroll-positions"

const PREFIX = "list:"

/** How much of a list was on show, and how high that was, in pixels. */
export type ShownList = { count: number; height: number }

/** Remembers how much of the list the history entry on show had, so that going back finds it as it was left (N3). */
export function rememberList(shown: ShownList): void {
  try {
    sessionStorage.setItem(PREFIX + entryKey(), JSON.stringify(shown))
  } catch {
    // The list begins with its first projects again.
  }
}

/** What the history entry on show had; null when nothing is known. */
export function recallList(): ShownList | null {
  try {
    const kept: Partial<ShownList> | null = JSON.parse(sessionStorage.getItem(PREFIX + entryKey()) ?? "null")
    const { count, height } = kept ?? {}
    return typeof count === "number" && typeof height === "number" ? { count, height } : null
  } catch {
    return null
  }
}
