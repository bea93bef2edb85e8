import { INCOMPLETE_CLASS } from "~/src/client/boot/load-app-scripts"
import { readStored } from "~/src/client/browser-storage"
import { ZOOM_CLASS } from "~/src/lib/images/image-data"
import { SHORTCUTS_KEY } from "~/src/lib/privacy/stored-keys"
import { SEARCH_ID } from "~/src/lib/search/search-id"

/** How long a link waits for its viewer before it opens the file, in milliseconds. */
export const VIEWER_WAIT_MS = 3000

export type Field = HTMLInputElement | HTMLSelectElement

export type InputRecord = {
  /** Buttons, links to viewers and keys, in the order in which they were pressed. */
  pressed: (HTMLElement | KeyboardEvent)[]
  filled: Map<Field, string>
  /** How the pointer came to a link or button; undefined once a click or a scroll has answered it. */
  entry: Event | undefined
}

/**
 * Records what a visitor does before the app is live, which aborts the signal. What needs the app calls `start`. The key `/`
 * moves the focus to the search field at once, so that the next keys are its text.
 */
export function recordInput(start: () => void, signal: AbortSignal): InputRecord {
  const record: InputRecord = { pressed: [], filled: new Map(), entry: undefined }

  const press = (event: Event, pressed: HTMLElement | KeyboardEvent) => {
    // The app may be listening already.
    event.stopImmediatePropagation()
    record.pressed.push(pressed)
    start()
  }
  const forgetEntry = () => (record.entry = undefined)
  const recordField = ({ type, target }: Event) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    if (type === "input") record.filled.set(target, target.value)
    start()
  }
  const recorders = {
    click(event: MouseEvent) {
      forgetEntry()
      const controls = `button[type=button],html:not(.${INCOMPLETE_CLASS}) .${ZOOM_CLASS}`
      const control = event.target instanceof Element && event.target.closest<HTMLElement>(controls)
      if (!control) return
      if (control instanceof HTMLAnchorElement) {
        if (isModified(event) || event.shiftKey) return
        setTimeout(() => signal.aborted || location.assign(control.href), VIEWER_WAIT_MS)
      }
      event.preventDefault()
      press(event, control)
    },
    keydown(event: KeyboardEvent) {
      const { key, target } = event
      const isInField = target instanceof Element && target.closest("input,select")
      if ((key?.length !== 1 && !/^(Esc|Back)/.test(key)) || isInField || isModified(event)) return
      const isSearch = key === "/" && readStored(SHORTCUTS_KEY) !== "off"
      // Firefox opens its own search with this key.
      if (isSearch) event.preventDefault()
      const field = isSearch && document.getElementById(SEARCH_ID)
      if (field) field.focus()
      else press(event, event)
    },
    pointerenter(event: Event) {
      if (event.target instanceof Element && event.target.matches("a,button")) record.entry = event
    },
    scroll: forgetEntry,
    focusin: recordField,
    input: recordField,
  }
  for (const [type, listener] of Object.entries(recorders)) {
    // On the window, Chromium would not dispatch `pointerenter`.
    document.addEventListener(type, listener as EventListener, { capture: true, signal })
  }
  return record
}

function isModified({ altKey, ctrlKey, metaKey }: MouseEvent | KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey
}
