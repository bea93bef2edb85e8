import { APP_LIVE_EVENT } from "~/src/client/boot/app-live"

type HoldOptions = { appLiveEvent: string }

export const HOLD_OPTIONS: HoldOptions = { appLiveEvent: APP_LIVE_EVENT }

/**
 * Runs inline, printed with `toString()`: plain statements, and nothing from outside but its arguments. A button that is
 * pressed before the app is there starts the app, and is pressed again when it is live; so is told
 * again where the pointer rests and the focus is. Links, and whatever else the browser can do alone, are left to it.
 */
export function holdInput({ appLiveEvent }: HoldOptions, start: () => void): void {
  const pressed = new Set<HTMLElement>()
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
  const focus = (event: Event) => {
    if (event.target instanceof Element && event.target.matches("input, select, textarea")) start()
  }
  const replay = () => {
    until.abort()
    for (const button of pressed) button.click()
    const { target, pointerType } = pointed || {}
    if (target instanceof Element && target.isConnected && target.matches(":hover")) {
      target.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: pointerType || "" }))
    }
    const focused = document.querySelector("a:focus, button:focus")
    if (focused) focused.dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
  }

  window.addEventListener("click", press, options)
  window.addEventListener("pointerover", point, options)
  window.addEventListener("focusin", focus, options)
  document.addEventListener(appLiveEvent, replay, { once: true })
}
