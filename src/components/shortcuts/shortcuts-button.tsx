import { shortcutsDialog } from "~/src/client/shortcuts/shortcut-choice"
import { TEXTS } from "~/src/lib/texts"

/** Opens the list of keyboard shortcuts; hidden without scripts and on touch screens. */
export function ShortcutsButton() {
  return (
    <button
      type="button"
      className="quiet-link shortcuts-button scripted -my-3 cursor-pointer py-3"
      aria-haspopup="dialog"
      onClick={() => shortcutsDialog.set(true)}
    >
      {TEXTS.shortcuts}
    </button>
  )
}
