import { useEffect, useRef, useState } from "react"

import { TEXTS } from "~/src/lib/texts"

/** The target of the search shortcut. */
export const SEARCH_ID = "project-search"
/** Longer than between two keys. */
const DEBOUNCE_MS = 200

type SearchFieldProps = { text: string; onSearch: (text: string) => void; onFocus: () => void }

/** Searches during each pause in typing. */
export function SearchField({ text, onSearch, onFocus }: SearchFieldProps) {
  const [typed, setTyped] = useState(text)
  const searched = useRef(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The search that runs after the pause keeps the choices made during it.
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  // Changed from outside: by going back, or by clearing the filter.
  useEffect(() => {
    if (text === searched.current) return
    searched.current = text
    setTyped(text)
  }, [text])
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = (next: string) => {
    clearTimeout(timer.current)
    if (next.trim() === searched.current) return
    searched.current = next.trim()
    latest.current(next.trim())
  }
  return (
    <input
      type="search"
      id={SEARCH_ID}
      className="field grow basis-full sm:basis-auto"
      aria-label={TEXTS.filter.search}
      placeholder={TEXTS.filter.search}
      autoComplete="off"
      enterKeyHint="search"
      value={typed}
      onFocus={onFocus}
      onChange={({ target }) => {
        setTyped(target.value)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => search(target.value), DEBOUNCE_MS)
      }}
      onKeyDown={({ key }) => {
        if (key === "Enter") search(typed)
      }}
    />
  )
}
