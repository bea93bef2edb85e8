/** Presses a key on an element. Returns whether the page kept it from the browser. */
export function pressKey(key: string, target: EventTarget = document.body, init: KeyboardEventInit = {}): boolean {
  return !target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init }))
}
