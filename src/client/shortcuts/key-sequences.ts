import { navigate } from "gatsby"

import { moveSearchText } from "~/src/client/shortcuts/search-ahead"
import { shortcutsDialog } from "~/src/client/shortcuts/shortcut-choice"
import { matchKeys } from "~/src/lib/shortcuts/shortcuts"

/** How long after a key another one still continues its sequence, in milliseconds. */
const SEQUENCE_MS = 1500

let typed: readonly string[] = []
let typedAt = Number.NEGATIVE_INFINITY

/** Runs the shortcut of a key, alone or with the keys before it. */
export function runShortcut({ key, timeStamp }: KeyboardEvent): void {
  const before = timeStamp - typedAt <= SEQUENCE_MS ? typed : []
  // A key that does not continue the sequence may begin another one.
  const keys = matchKeys([...before, key]) === null ? [key] : [...before, key]
  const match = matchKeys(keys)
  typed = match === "begun" ? keys : []
  typedAt = timeStamp
  if (match === null || match === "begun") return
  const { go, press } = match
  if (key === "/") document.addEventListener("focusin", moveSearchText)
  if (go !== undefined) void navigate(go)
  else if (press !== undefined) document.querySelector<HTMLElement>(press)?.click()
  else shortcutsDialog.set(true)
}
