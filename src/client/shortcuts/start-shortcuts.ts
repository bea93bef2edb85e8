import { emitAppEvent } from "~/src/client/report-chunk-error"
import { mayBeShortcut } from "~/src/client/shortcuts/may-be-shortcut"
import { areShortcutsOn } from "~/src/client/shortcuts/shortcut-choice"

/**
 * Listens for keys that may be shortcuts. What they mean is fetched with the first of them, so that a visitor who presses none
 * loads nothing; keys that follow at once wait for it in their order. Returns its stop.
 */
export function startShortcuts(): () => void {
  const press = (event: KeyboardEvent) => {
    if (!mayBeShortcut(event) || !areShortcutsOn()) return
    // Firefox searches the page on this key, and asks before any code can have come.
    if (event.key === "/" && document.getElementById("project-search") !== null) event.preventDefault()
    const { key, timeStamp } = event
    import("~/src/client/shortcuts/run-shortcuts").then(
      ({ runShortcut }) => runShortcut(key, timeStamp),
      (error: unknown) => emitAppEvent("chunk-error", { path: location.pathname, error }),
    )
  }
  document.addEventListener("keydown", press)
  return () => document.removeEventListener("keydown", press)
}
