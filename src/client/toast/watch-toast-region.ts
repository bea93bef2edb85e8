import { toastQueue } from "~/src/client/toast/toasts"

/**
 * What a visitor does with the toasts' region: F8 goes there (O4); time stands still under the pointer, with the focus
 * inside, and while the window is not in front (O3); Escape closes the focused toast, else the newest (O7). Whoever
 * draws a toast gives it its key as id. Returns its stop.
 */
export function watchRegion(region: HTMLElement): () => void {
  let cameFrom: HTMLElement | null = null
  const events = new AbortController()
  const { signal } = events
  const isInside = (target: EventTarget | null) => target instanceof Node && region.contains(target)

  region.addEventListener("pointerenter", () => toastQueue.pause("hover"), { signal })
  region.addEventListener("pointerleave", () => toastQueue.resume("hover"), { signal })
  window.addEventListener("blur", () => toastQueue.pause("blur"), { signal })
  window.addEventListener("focus", () => toastQueue.resume("blur"), { signal })

  const enter = ({ relatedTarget }: FocusEvent) => {
    toastQueue.pause("focus")
    if (relatedTarget instanceof HTMLElement && !isInside(relatedTarget)) cameFrom = relatedTarget
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!isInside(relatedTarget)) toastQueue.resume("focus")
  }
  region.addEventListener("focusin", enter, { signal })
  region.addEventListener("focusout", leave, { signal })

  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || toastQueue.get().length === 0) return
    if (event.key === "F8") {
      event.preventDefault()
      region.focus()
    } else if (event.key === "Escape" && document.querySelector("dialog[open]") === null) {
      // One press closes one thing: an open dialog comes first, and a search field keeps its words.
      event.preventDefault()
      closeOne(region)
    }
  }
  document.addEventListener("keydown", press, { signal })

  // A toast that closes takes the pointer and the focus with it, and tells nobody.
  const mend = () => {
    if (isFocusLost(region)) giveFocusBack(region, cameFrom)
    if (!isInside(document.activeElement)) toastQueue.resume("focus")
    requestAnimationFrame(() => region.matches(":hover") || toastQueue.resume("hover"))
  }
  const unsubscribe = toastQueue.subscribe(mend)

  return () => {
    unsubscribe()
    events.abort()
    for (const reason of ["hover", "focus", "blur"] as const) toastQueue.resume(reason)
  }
}

function openToasts() {
  return toastQueue.get().filter(({ state }) => state === "open")
}

/** The toast that the focus is in. */
function focusedKey(region: HTMLElement): string | undefined {
  const focused = document.activeElement?.closest("[id^=toast-]")
  return focused && region.contains(focused) ? focused.id : undefined
}

function closeOne(region: HTMLElement): void {
  const key = focusedKey(region) ?? openToasts().at(-1)?.key
  if (key !== undefined) toastQueue.closeKey(key)
}

/** Whether the focus is in a toast that is going, or in a region that has none left. */
function isFocusLost(region: HTMLElement): boolean {
  if (!region.contains(document.activeElement)) return false
  const key = focusedKey(region)
  const open = openToasts()
  return open.length === 0 || (key !== undefined && open.every((toast) => toast.key !== key))
}

function giveFocusBack(region: HTMLElement, cameFrom: HTMLElement | null): void {
  if (openToasts().length > 0) region.focus()
  else if (cameFrom?.isConnected) cameFrom.focus({ preventScroll: true })
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
