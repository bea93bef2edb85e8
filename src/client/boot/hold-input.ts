import { APP_LIVE_EVENT } from "~/src/client/boot/app-live"

type HoldOptions = { appLiveEvent: string }

export const HOLD_OPTIONS: HoldOptions = { appLiveEvent: APP_LIVE_EVENT }

/**
 * Runs inline, printed with `toString()`: plain statements, and nothing from outside but its arguments. A button that is
 * pressed before the app is there starts the app, and is pressed again when it is live; so are the keys that may be shortcuts,
 * what was put into a field, and where the focus and the pointer are. Links and whatever else the browser can do alone
 * are left to it. React takes a value that it has seen for no news and may have put its own in place: a field is emptied
 * first, and filled past React's watch.
 */
export function holdInput({ appLiveEvent }: HoldOptions, start: () => void): void {
  type Field = HTMLInputElement | HTMLSelectElement
  const pressed = new Set<HTMLElement>()
  const typed: KeyboardEvent[] = []
  const filled = new Map<Field, string>()
  const until = new AbortController()
  const options = { capture: true, signal: until.signal }
  let pointed: PointerEvent | undefined

  const press = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>("button[type=button]")
    if (!button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed.add(button)
    start()
  }
  const point = (event: PointerEvent) => {
    pointed = event
  }
  const type = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.key === " " || event.ctrlKey || event.altKey || event.metaKey) return
    typed.push(event)
    start()
  }
  const isField = (target: unknown): target is Field =>
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement
  const focus = ({ target }: Event) => {
    if (isField(target)) start()
  }
  const fill = ({ target }: Event) => {
    if (!isField(target)) return
    filled.set(target, target.value)
    start()
  }
  const refill = (value: string, field: Field) => {
    field.value = ""
    Reflect.set(Object.getPrototypeOf(field), "value", value, field)
    field.dispatchEvent(new Event(field instanceof HTMLInputElement ? "input" : "change", { bubbles: true }))
  }
  const replay = () => {
    until.abort()
    filled.forEach(refill)
    for (const button of pressed) button.click()
    for (const event of typed) (event.target || window).dispatchEvent(new KeyboardEvent("keydown", event))
    const focused = document.activeElement
    if (focused && focused !== document.body) focused.dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
    const { target } = pointed || {}
    if (target instanceof Element && target.isConnected && target.matches(":hover")) {
      target.dispatchEvent(new PointerEvent("pointerover", pointed))
    }
  }

  window.addEventListener("click", press, options)
  window.addEventListener("pointerover", point, options)
  window.addEventListener("keydown", type, options)
  window.addEventListener("focusin", focus, options)
  window.addEventListener("input", fill, options)
  document.addEventListener(appLiveEvent, replay, { once: true })
}
