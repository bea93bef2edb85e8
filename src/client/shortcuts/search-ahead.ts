import { SEARCH_ID } from "~/src/lib/search/search-id"

const AHEAD_ID = "search-ahead"

/**
 * Starts a search with the key `/`: moves the focus to the search field at once, so that the next keys are its text. On a page
 * without one, an invisible field keeps them until `moveSearchText`. Returns whether the page has the field.
 */
export function startSearch(event: Event): boolean {
  // Firefox opens its own search with this key.
  event.preventDefault()
  const field = document.getElementById(SEARCH_ID)
  ;(field ?? document.getElementById(AHEAD_ID) ?? addField()).focus()
  return field !== null
}

function addField(): HTMLElement {
  return document.body.appendChild(
    Object.assign(document.createElement("input"), { id: AHEAD_ID, className: "sr-only" }),
  )
}

/** Enters a key that was pressed before the app was live after such a `/`. Returns whether it did. */
export function typeAhead(key: string): boolean {
  const ahead = document.getElementById(AHEAD_ID) as HTMLInputElement | null
  if (ahead !== null) ahead.value = key === "Backspace" ? ahead.value.slice(0, -1) : ahead.value + key
  return ahead !== null
}

/**
 * Moves the focus and what was typed into the search field of a page, as soon as the router moves the focus to the page. Until the
 * page has the field, the keys stay where they are.
 */
export function moveSearchText({ target }: Event): void {
  const ahead = document.getElementById(AHEAD_ID) as HTMLInputElement | null
  const field = document.getElementById(SEARCH_ID) as HTMLInputElement | null
  if (field === null) {
    // Only scripts focus what the Tab key does not reach.
    if ((target as HTMLElement).tabIndex < 0) ahead?.focus()
    return
  }
  if (ahead === null) return
  ahead.remove()
  field.focus()
  field.setRangeText(ahead.value, 0, 0, "end")
  field.dispatchEvent(new Event("input", { bubbles: true }))
}
