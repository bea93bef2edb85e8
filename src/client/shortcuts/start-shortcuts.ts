import { reportChunkError } from "~/src/client/report-chunk-error"
import { mayBeShortcut } from "~/src/client/shortcuts/may-be-shortcut"
import { startSearch } from "~/src/client/shortcuts/search-ahead"
import { areShortcutsOn } from "~/src/client/shortcuts/shortcut-choice"

/**
 * Listens for keys that may be shortcuts. The first one loads the code of the shortcuts; keys that are pressed meanwhile run in
 * their order. Those after `/` are text from the first one on. Returns a cleanup function.
 */
export function startShortcuts(): () => void {
  const press = (event: KeyboardEvent) => {
    if (!mayBeShortcut(event) || !areShortcutsOn()) return
    if (event.key === "/" && startSearch(event)) return
    import("~/src/client/shortcuts/key-sequences").then(({ runShortcut }) => runShortcut(event), reportChunkError)
  }
  document.addEventListener("keydown", press)
  return () => document.removeEventListener("keydown", press)
}
