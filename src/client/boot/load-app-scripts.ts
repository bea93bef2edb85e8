import { readStored, writeStored } from "~/src/client/browser-storage"
import { DEFERRED_APP_SCRIPT } from "~/src/lib/document/document-scripts"
import { RELOAD_KEY } from "~/src/lib/privacy/stored-keys"

/** The event on the document by which the app says that it cannot become live (E4). */
export const APP_FAILED_EVENT = "app-failed"
/** The class of the document when the app cannot become live. The styles then say so, and hide what would need it. */
export const INCOMPLETE_CLASS = "incomplete"
const RETRY_MS = 2000

let hasGivenUp = false
/** Whether the visitor has followed a link since a script failed. Loading this document again would take that back. */
let isLeaving = false

/**
 * Loads the styles of what this page does not show (decision 61). For browsers they are of print until then, and nothing waits for
 * them. A change of the link's `media` would load them again, and WebKit would go to the place of the hash once more.
 */
export function loadLaterStyles(): void {
  const link = document.querySelector<HTMLLinkElement>("link[disabled]")
  if (link === null) return
  link.onload = () => {
    if (link.sheet) link.sheet.media.mediaText = "all"
    link.id = ""
  }
  link.removeAttribute("disabled")
}

/** Loads the app's scripts; later calls find none left. A script that fails is asked for once more. */
export function loadAppScripts(): void {
  loadLaterStyles()
  for (const deferred of document.querySelectorAll(`script[${DEFERRED_APP_SCRIPT}]`)) {
    const src = deferred.getAttribute(DEFERRED_APP_SCRIPT) || ""
    const load = (onerror: () => void) =>
      document.head.append(Object.assign(document.createElement("script"), { src, onerror }))
    deferred.remove()
    load(() => {
      window.addEventListener("beforeunload", () => (isLeaving = true))
      setTimeout(load, RETRY_MS, giveUp)
    })
  }
}

/**
 * Loads the document again, because the scripts of an older build may be gone: once in a session for each path (F4), because it may
 * take longer than the guard remembers until a script fails. Otherwise the document says that it is incomplete.
 */
export function giveUp(): void {
  if (hasGivenUp) return
  hasGivenUp = true
  const path = location.pathname
  const mayReload = !isLeaving && navigator.onLine && readStored(RELOAD_KEY, path) === null
  if (mayReload && writeStored(RELOAD_KEY, String(Date.now()), path)) location.reload()
  else document.documentElement.classList.add(INCOMPLETE_CLASS)
}
