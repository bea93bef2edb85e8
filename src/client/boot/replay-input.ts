import { INCOMPLETE_CLASS } from "~/src/client/boot/load-app-scripts"
import type { Field, InputRecord } from "~/src/client/boot/record-input"
import { typeAhead } from "~/src/client/shortcuts/search-ahead"

/** The event on the document that ends the boot script. It answers `detail`, which is `replayInput`, with what it has recorded. */
export const APP_LIVE_EVENT = "app-live"

/**
 * Answers what a visitor did before the app was live. Call it when React has rendered what only the browser knows, such as the theme.
 * Where the focus and the pointer are is read now; only since when the pointer has been there is recorded.
 */
export function replayInput({ pressed, filled, entry }: InputRecord): void {
  document.documentElement.classList.remove(INCOMPLETE_CLASS)
  filled.forEach(refill)
  const escapedAt = pressed.findLastIndex((input) => !(input instanceof Element) && input.key === "Escape")
  pressNext(pressed.filter((input, index) => input instanceof Element || index > escapedAt))
  const { activeElement } = document
  if (activeElement !== document.body) activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
  const { target, pointerType, timeStamp } = (entry ?? {}) as PointerEvent
  if (!(target instanceof Element && target.matches(":hover")) || timeStamp < timeOf(pressed[escapedAt])) return
  target.dispatchEvent(new PointerEvent("pointerenter", { pointerType, detail: timeStamp }))
}

function timeOf(input: InputRecord["pressed"][number] | undefined): number {
  return input instanceof Event ? input.timeStamp : 0
}

function pressNext([next, ...others]: InputRecord["pressed"]): void {
  if (next === undefined) return
  if (next instanceof Element) next.click()
  // After `/`, the keys are text of the field that has the focus now.
  else if (!typeAhead(next.key)) (next.target || window).dispatchEvent(new KeyboardEvent("keydown", next))
  // React has answered a press only when the next task begins.
  setTimeout(pressNext, 0, others)
}

/** React ignores a value that it has set itself, so this empties the field, and then fills it with the browser's own setter. */
function refill(value: string, field: Field): void {
  const { selectionStart, selectionEnd } = field as HTMLInputElement
  field.value = ""
  Reflect.set(Object.getPrototypeOf(field), "value", value, field)
  if (field instanceof HTMLInputElement) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event(field instanceof HTMLInputElement ? "input" : "change", { bubbles: true }))
}
