const PREFIX = "scroll:"

/** Positions of a visit whose browser keeps none. */
const unkept = new Map<string, number>()

/** Names a history entry: by the key that the router gave it, else by its address. */
export function entryKey({ state, href = location.href }: { state?: unknown; href?: string } = {}): string {
  const key = (state as { key?: string } | null | undefined)?.key
  return key ?? href
}

/** Remembers how far down an entry was read. */
export function rememberScroll(key: string, top: number): void {
  try {
    sessionStorage.setItem(PREFIX + key, String(Math.round(top)))
  } catch {
    unkept.set(key, top)
  }
}

/** How far down an entry was read; null when that is not known. */
export function recallScroll(key: string): number | null {
  try {
    const top = sessionStorage.getItem(PREFIX + key)
    return top !== null && /^\d+$/.test(top) ? Number(top) : (unkept.get(key) ?? null)
  } catch {
    return unkept.get(key) ?? null
  }
}

/** Forgets an entry's position: it is about to be entered anew. */
export function forgetScroll(key: string): void {
  unkept.delete(key)
  try {
    sessionStorage.removeItem(PREFIX + key)
  } catch {
    // Blocked storage holds nothing to forget.
  }
}
