import { useEffect, useRef, useState } from "react"

import { TEXTS } from "~/src/lib/texts"

/** The shortcut that leads to the search finds it by this. */
export const SEARCH_ID = "project-search"
/** Longer than between two keys, shorter than anybody waits; in milliseconds. */
const PAUSE_MS = 200

type SearchFieldProps = { text: string; onSearch: (text: string) => void; onFocus: () => void }

/** Searches while a visitor types, whenever there is a pause. */
export function SearchField({ text, onSearch, onFocus }: SearchFieldProps) {
  const [typed, setTyped] = useState(text)
  const told = useRef(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Changed by other means than typing here: going back, or clearing.
  useEffect(() => {
    if (text === told.current) return
    told.current = text
    setTyped(text)
  }, [text])
  useEffect(() => () => clearTimeout(timer.current), [])
  // What else was chosen while the search waited is not to be lost.
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })

  const search = (next: string) => {
    clearTimeout(timer.current)
    if (next.trim() === told.current) return
    told.current = next.trim()
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
        timer.current = setTimeout(() => search(target.value), PAUSE_MS)
      }}
      onKeyDown={({ key }) => {
        if (key === "Enter") search(typed)
      }}
    />
  )
}
