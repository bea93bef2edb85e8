/** Dispatched on the document when React has rendered the page: the inline script then stops. */
export const APP_LIVE_EVENT = "app-live"

type Field = HTMLInputElement | HTMLSelectElement

/**
 * Records what a visitor does until the app is live, which aborts the signal; calls `start`, and then replays it: pressed buttons,
 * keys that may be shortcuts, field values, and where the focus and the pointer are. The browser handles everything else.
 */
export function replayInput(start: () => void, signal: AbortSignal): void {
  const pressed = new Set<HTMLElement>()
  const typed: KeyboardEvent[] = []
  const filled = new Map<Field, string>()
  let pointed: PointerEvent | undefined

  const recordField = ({ type, target }: Event) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    if (type === "input") filled.set(target, target.value)
    start()
  }
  const recorders = {
    click(event: Event) {
      const button = event.target instanceof Element && event.target.closest<HTMLElement>("button[type=button]")
      if (!button) return
      event.preventDefault()
      event.stopImmediatePropagation()
      pressed.add(button)
      start()
    },
    keydown(event: KeyboardEvent) {
      if (event.key?.length !== 1 || event.key === " " || event.ctrlKey || event.altKey || event.metaKey) return
      typed.push(event)
      start()
    },
    pointerover: (event: PointerEvent) => (pointed = event),
    focusin: recordField,
    input: recordField,
  }
  const replay = () => {
    filled.forEach(refill)
    for (const button of pressed) button.click()
    for (const event of typed) (event.target || window).dispatchEvent(new KeyboardEvent("keydown", event))
    const focused = document.activeElement
    if (focused && focused !== document.body) focused.dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
    if (pointed?.target instanceof Element && pointed.target.matches(":hover")) {
      pointed.target.dispatchEvent(new PointerEvent("pointerover", pointed))
    }
  }
  for (const [type, record] of Object.entries(recorders)) {
    window.addEventListener(type, record as EventListener, { capture: true, signal })
  }
  signal.addEventListener("abort", replay)
}

/** React ignores a value that it has seen, and may have set its own: empties the field, and fills it with the browser's setter. */
function refill(value: string, field: Field): void {
  field.value = ""
  Reflect.set(Object.getPrototypeOf(field), "value", value, field)
  field.dispatchEvent(new Event(field instanceof HTMLInputElement ? "input" : "change", { bubbles: true }))
}
