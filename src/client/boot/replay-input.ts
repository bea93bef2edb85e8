/** The event on the document that ends the inline script: React has rendered the page. */
export const APP_LIVE_EVENT = "app-live"

type Field = HTMLInputElement | HTMLSelectElement

/**
 * Records input until the signal is aborted, when the app is live, and then replays it: pressed buttons, keys that may be
 * shortcuts, field values, the focused element and the hovered one. Buttons, keys and fields call `start`.
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

/** React ignores a value that it has set itself, so this empties the field, and then fills it with the browser's own setter. */
function refill(value: string, field: Field): void {
  field.value = ""
  Reflect.set(Object.getPrototypeOf(field), "value", value, field)
  field.dispatchEvent(new Event(field instanceof HTMLInputElement ? "input" : "change", { bubbles: true }))
}
