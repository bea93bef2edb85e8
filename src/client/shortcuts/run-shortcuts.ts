import { navigate } from "gatsby"

import { shortcutsDialog } from "~/src/client/shortcuts/shortcuts-dialog"
import { matchKeys, type ShortcutAction } from "~/src/lib/shortcuts/shortcuts"

/** How long after a key the next one still belongs to it, in milliseconds. */
const SEQUENCE_MS = 1500

let typed: readonly string[] = []
let typedAt = Number.NEGATIVE_INFINITY

/** Does what a key asks for, alone or after the keys before it; the time is the event's, in milliseconds. */
export function runShortcut(key: string, at: number): void {
  const before = at - typedAt <= SEQUENCE_MS ? typed : []
  // A key that goes on with nothing may begin something.
  const keys = matchKeys([...before, key]) === null ? [key] : [...before, key]
  const match = matchKeys(keys)
  typed = match === "begun" ? keys : []
  typedAt = at
  if (match !== null && match !== "begun") perform(match.action)
}

function perform(action: ShortcutAction): void {
  if (action.kind === "help") shortcutsDialog.open()
  else if (action.kind === "go") void navigate(action.to)
  else if (action.kind === "focus") elementOf(action.selector)?.focus()
  else elementOf(action.selector)?.click()
}

function elementOf(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector)
}
