import { reportChunkError } from "~/src/client/report-chunk-error"
import { areShortcutsOn } from "~/src/client/shortcuts/shortcut-choice"

/** Elements in which a key enters text or selects an option by its first letter. */
const FIELD = "input, textarea, select, [contenteditable], [role=textbox], [role=combobox], [role=listbox], [role=menu]"

/** Inputs that take no text. */
const BUTTONS = "input:is([type=button], [type=checkbox], [type=radio], [type=range], [type=reset], [type=submit])"

/**
 * Listens for keys that may be shortcuts. The first one loads the code of the shortcuts; keys that are pressed meanwhile run in
 * their order. Returns a cleanup function.
 */
export function startShortcuts(): () => void {
  const press = (event: KeyboardEvent) => {
    if (!mayBeShortcut(event) || !areShortcutsOn()) return
    // Firefox opens its own search with this key. Code that is still to be loaded would prevent that too late.
    if (event.key === "/") event.preventDefault()
    import("~/src/client/shortcuts/run-shortcuts").then(({ runShortcut }) => runShortcut(event), reportChunkError)
  }
  document.addEventListener("keydown", press)
  return () => document.removeEventListener("keydown", press)
}

/**
 * Returns whether a key may belong to a shortcut: a single character, without modifiers, not held down, not meant for a field or
 * a dialog. Shift is allowed: some keyboards need it for the character.
 */
export function mayBeShortcut(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, isComposing, repeat, defaultPrevented, target } = event
  if (altKey || ctrlKey || metaKey || isComposing || repeat || defaultPrevented) return false
  if (key.length !== 1 || key === " ") return false
  const isTyping = target instanceof Element && target.closest(FIELD) !== null && !target.matches(BUTTONS)
  return !isTyping && document.querySelector("dialog[open]") === null
}
