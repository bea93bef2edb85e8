import { useEffect, useEffectEvent, useState } from "react"

import { isAppLive } from "~/src/client/boot/app-status"
import { SEARCH_ID } from "~/src/lib/search/search-id"

/** Longer than the time between two keys. */
const DEBOUNCE_MS = 200

/**
 * Searches during each pause in typing. Returns what has been `typed`, a function to `type` another text, and one to `search` for it
 * at once. `text` is what the list shows.
 */
export function useTypedSearch(text: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(() => typedBefore() ?? text)
  const [searched, setSearched] = useState(text)
  /** What the answer, which may come when the visitor is typing again, will be for; it does not replace what has been typed. */
  const [asked, setAsked] = useState<string | null>(null)
  if (text !== searched) {
    setSearched(text)
    setAsked(null)
    // The text changed elsewhere: the visitor went back or cleared the filter.
    if (text !== asked) setTyped(text)
  }
  const search = () => {
    if (typed.trim() === text) return
    setAsked(typed.trim())
    onSearch(typed.trim())
  }
  // An effect event calls the latest `onSearch`, which knows the choices made during the pause.
  const searchLater = useEffectEvent(search)
  useEffect(() => {
    if (typed.trim() === text) return undefined
    const timer = setTimeout(searchLater, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, text])
  return { typed, type: setTyped, search }
}

/** Returns what the field already has when React takes the page over. React would otherwise empty it, and so move the caret (B1). */
function typedBefore(): string | undefined {
  if (typeof document === "undefined" || isAppLive()) return undefined
  return (document.getElementById(SEARCH_ID) as HTMLInputElement | null)?.value
}
