/** Elements in which a key enters text or selects an option by its first letter. */
const FIELD = "input, textarea, select, [contenteditable], [role=textbox], [role=combobox], [role=listbox], [role=menu]"

/** Inputs that take no text. */
const BUTTONS = "input:is([type=button], [type=checkbox], [type=radio], [type=range], [type=reset], [type=submit])"

/**
 * Returns whether a key may belong to a shortcut: a single character, without modifiers, not held down, not meant for a field or
 * a dialog. Shift is allowed: some keyboards need it for the character.
 */
export function mayBeShortcut(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, isComposing, repeat, defaultPrevented, target } = event
  if (altKey || ctrlKey || metaKey || isComposing || repeat || defaultPrevented) return false
  // The browser's own suggestions for a field send an event without a key.
  if (key?.length !== 1 || key === " ") return false
  const isTyping = target instanceof Element && target.closest(FIELD) !== null && !target.matches(BUTTONS)
  return !isTyping && document.querySelector("dialog[open]") === null
}
