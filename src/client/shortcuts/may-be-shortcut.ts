/** Where keys are letters of a text, or a choice by its first letter. */
const FIELD = "input, textarea, select, [contenteditable], [role=textbox], [role=combobox], [role=listbox], [role=menu]"

/** Inputs that no letter is typed into. */
const BUTTONS = "input:is([type=button], [type=checkbox], [type=radio], [type=range], [type=reset], [type=submit])"

/**
 * Whether a key that was pressed may belong to a shortcut: a single character, without modifiers, not held down, not meant
 * for a field or a dialog. Shift is part of how some keyboards write the character.
 */
export function mayBeShortcut(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, isComposing, repeat, defaultPrevented, target } = event
  if (altKey || ctrlKey || metaKey || isComposing || repeat || defaultPrevented) return false
  if ([...key].length !== 1 || key === " ") return false
  return !(target instanceof Element && isTypedInto(target)) && document.querySelector("dialog[open]") === null
}

function isTypedInto(target: Element): boolean {
  return target.closest(FIELD) !== null && !target.matches(BUTTONS)
}
