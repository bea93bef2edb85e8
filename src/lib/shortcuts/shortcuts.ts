import { ABOUT_PATH, HOME_PATH, PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { SHORTCUT_TEXTS } from "~/src/lib/shortcuts/shortcut-texts"

/**
 * `keys` are pressed one after the other; they are values of `KeyboardEvent.key`. `go` is a path; `focus` and `press` act on the
 * first element that the selector finds. A shortcut without any of them shows the list.
 */
type Shortcut = { keys: readonly string[]; label: string; go?: string; focus?: string; press?: string }

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ["?"], label: SHORTCUT_TEXTS.help },
  { keys: ["/"], label: SHORTCUT_TEXTS.search, focus: "#project-search" },
  { keys: ["g", "h"], label: SHORTCUT_TEXTS.goHome, go: HOME_PATH },
  { keys: ["g", "p"], label: SHORTCUT_TEXTS.goProjects, go: PROJECTS_PATH },
  { keys: ["g", "a"], label: SHORTCUT_TEXTS.goAbout, go: ABOUT_PATH },
  { keys: ["j"], label: SHORTCUT_TEXTS.nextProject, press: 'main a[rel="next"]' },
  { keys: ["k"], label: SHORTCUT_TEXTS.previousProject, press: 'main a[rel="prev"]' },
]

/** Returns the shortcut of typed keys; `begun` if they begin one, null if they do not. */
export function matchKeys(typed: readonly string[]): Shortcut | "begun" | null {
  const begun = SHORTCUTS.filter(({ keys }) => typed.every((key, place) => keys[place] === key))
  return begun.find(({ keys }) => keys.length === typed.length) ?? (begun.length > 0 ? "begun" : null)
}
