import { readStored, writeStored } from "~/src/client/browser-storage"
import { PROJECT_ORDER_KEY } from "~/src/lib/privacy/stored-keys"

/** A visitor goes on from one project to the next, not from the first to the thousandth. */
const KEPT_AROUND = 200

/**
 * Remembers the order in which the list showed its projects when one of them was opened, as far as 200 of them around
 * that one; for the tab, until the list is left for another project. Blocked storage forgets it, and nothing else.
 */
export function rememberProjectOrder(slugs: readonly string[], opened: string): void {
  const start = Math.max(0, slugs.indexOf(opened) - KEPT_AROUND / 2)
  writeStored(PROJECT_ORDER_KEY, JSON.stringify(slugs.slice(start, start + KEPT_AROUND)))
}

/** The slugs in the order last shown; empty when no list was left for a project, or what is kept cannot be read. */
export function recallProjectOrder(): string[] {
  try {
    const kept: unknown = JSON.parse(readStored(PROJECT_ORDER_KEY) ?? "[]")
    return isOrder(kept) ? kept : []
  } catch {
    return []
  }
}

function isOrder(kept: unknown): kept is string[] {
  return Array.isArray(kept) && kept.every((slug) => typeof slug === "string")
}
