import { ABOUT_PATH, HOME_PATH, NOTES_PATH, PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { SEARCH_ID } from "~/src/lib/search/search-id"
import { SHORTCUT_TEXTS } from "~/src/lib/shortcuts/shortcut-texts"
import { NOTE_TEXTS } from "~/src/lib/texts/interface-texts"

/** `keys` are values of `KeyboardEvent.key`; `press` is a selector. `go` opens a page. With keys alone, the list opens. */
type Shortcut = { keys: readonly string[]; label: string; go?: string; press?: string }

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ["?"], label: SHORTCUT_TEXTS.help },
  // On a page with a search field, the key moves the focus there (src/client/shortcuts/search-ahead.ts).
  { keys: ["/"], label: SHORTCUT_TEXTS.search, go: `${PROJECTS_PATH}#${SEARCH_ID}` },
  { keys: ["g", "h"], label: SHORTCUT_TEXTS.goHome, go: HOME_PATH },
  { keys: ["g", "p"], label: SHORTCUT_TEXTS.goProjects, go: PROJECTS_PATH },
  ...(typeof __HAS_NOTES__ !== "undefined" && __HAS_NOTES__
    ? [{ keys: ["g", "n"], label: NOTE_TEXTS.goNotes, go: NOTES_PATH }]
    : []),
  { keys: ["g", "a"], label: SHORTCUT_TEXTS.goAbout, go: ABOUT_PATH },
  { keys: ["j"], label: SHORTCUT_TEXTS.nextProject, press: 'main a[rel="next"]' },
  { keys: ["k"], label: SHORTCUT_TEXTS.previousProject, press: 'main a[rel="prev"]' },
]

/** Returns the shortcut of the typed keys, `begun` if they are the start of one, else null. */
export function matchKeys(typed: readonly string[]): Shortcut | "begun" | null {
  const begun = SHORTCUTS.filter(({ keys }) => typed.every((key, place) => keys[place] === key))
  return begun.find(({ keys }) => keys.length === typed.length) ?? (begun.length > 0 ? "begun" : null)
}
