import { ABOUT_PATH, HOME_PATH, PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { SHORTCUT_TEXTS } from "~/src/lib/shortcuts/shortcut-texts"

/** `focus` and `press` act on the first element that the selector finds. */
export type ShortcutAction =
  | { kind: "help" }
  | { kind: "go"; to: string }
  | { kind: "focus" | "press"; selector: string }

/** `keys` are pressed one after the other; they are values of `KeyboardEvent.key`. */
type Shortcut = { keys: readonly string[]; label: string; action: ShortcutAction }

/** All shortcuts: their keys, their labels in the dialog, and their actions. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ["?"], label: SHORTCUT_TEXTS.help, action: { kind: "help" } },
  { keys: ["/"], label: SHORTCUT_TEXTS.search, action: { kind: "focus", selector: "#project-search" } },
  { keys: ["g", "h"], label: SHORTCUT_TEXTS.goHome, action: { kind: "go", to: HOME_PATH } },
  { keys: ["g", "p"], label: SHORTCUT_TEXTS.goProjects, action: { kind: "go", to: PROJECTS_PATH } },
  { keys: ["g", "a"], label: SHORTCUT_TEXTS.goAbout, action: { kind: "go", to: ABOUT_PATH } },
  { keys: ["j"], label: SHORTCUT_TEXTS.nextProject, action: { kind: "press", selector: 'main a[rel="next"]' } },
  { keys: ["k"], label: SHORTCUT_TEXTS.previousProject, action: { kind: "press", selector: 'main a[rel="prev"]' } },
]

/** Returns the shortcut of typed keys; `begun` if they begin one, null if they do not. */
export function matchKeys(typed: readonly string[]): Shortcut | "begun" | null {
  const begun = SHORTCUTS.filter(({ keys }) => typed.every((key, place) => keys[place] === key))
  return begun.find(({ keys }) => keys.length === typed.length) ?? (begun.length > 0 ? "begun" : null)
}
