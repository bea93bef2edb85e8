import { dismissToast, openToasts, pauseToasts, resumeToasts, toastStore } from "~/src/client/toast/toasts"

/**
 * Makes the region of the toasts respond to the keyboard and the pointer: F8 moves the focus there (O4), Escape closes the focused
 * or newest toast (O7). Time stops under the pointer, with the focus inside, and while the window is in the background (O3).
 * The element of a toast has its key as id. Returns a cleanup function.
 */
export function watchToastRegion(region: HTMLElement): () => void {
  /** Where the focus was before it came to the region. */
  let origin: HTMLElement | null = null
  const events = new AbortController()
  const { signal } = events
  const isInside = (target: EventTarget | null) => target instanceof Node && region.contains(target)
  const focus = ({ relatedTarget }: FocusEvent) => {
    pauseToasts("focus")
    if (relatedTarget instanceof HTMLElement && !isInside(relatedTarget)) origin = relatedTarget
  }
  const blur = ({ relatedTarget }: FocusEvent) => {
    if (!isInside(relatedTarget)) resumeToasts("focus")
  }
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || toastStore.get().length === 0) return
    if (event.key === "F8") {
      event.preventDefault()
      region.focus()
    } else if (event.key === "Escape" && document.querySelector("dialog[open]") === null) {
      // One press closes one thing: an open dialog comes first, and a search field keeps its text.
      event.preventDefault()
      dismissToast(focusedKey(region) ?? openToasts().at(-1)?.key ?? "")
    }
  }
  region.addEventListener("pointerenter", () => pauseToasts("hover"), { signal })
  region.addEventListener("pointerleave", () => resumeToasts("hover"), { signal })
  region.addEventListener("focusin", focus, { signal })
  region.addEventListener("focusout", blur, { signal })
  window.addEventListener("blur", () => pauseToasts("blur"), { signal })
  window.addEventListener("focus", () => resumeToasts("blur"), { signal })
  document.addEventListener("keydown", press, { signal })

  // A toast that is removed takes the pointer and the focus with it, without an event.
  const unsubscribe = toastStore.subscribe(() => {
    rescueFocus(region, origin)
    if (!isInside(document.activeElement)) resumeToasts("focus")
    requestAnimationFrame(() => region.matches(":hover") || resumeToasts("hover"))
  })
  return () => {
    unsubscribe()
    events.abort()
    for (const reason of ["hover", "focus", "blur"] as const) resumeToasts(reason)
  }
}

function focusedKey(region: HTMLElement): string | undefined {
  const focused = document.activeElement?.closest("[id^=toast-]")
  return focused && region.contains(focused) ? focused.id : undefined
}

/** Moves the focus out of a toast that is leaving, and out of a region without toasts. */
function rescueFocus(region: HTMLElement, origin: HTMLElement | null): void {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || !region.contains(focused)) return
  const open = openToasts()
  const key = focusedKey(region)
  if (open.length === 0 && origin?.isConnected) origin.focus({ preventScroll: true })
  else if (open.length === 0) focused.blur()
  else if (key !== undefined && open.every((toast) => toast.key !== key)) region.focus()
}
