import { dismissToast, openToasts, pauseToasts, resumeToasts, toastStore } from "~/src/client/toast/toasts"

/**
 * Makes the region of the toasts answer the keyboard and the pointer: F8 moves the focus there (O4), Escape closes the focused
 * or newest toast (O7). Time stops under the pointer, with the focus inside, and while the window is in the background (O3).
 * The element of a toast has its key as id. Returns a cleanup function.
 */
export function watchToastRegion(region: HTMLElement): () => void {
  /** Where the focus was before it came to the region. */
  let origin: HTMLElement | null = null
  const events = new AbortController()
  const { signal } = events
  const isInside = (target: EventTarget | null) => target instanceof Node && region.contains(target)

  region.addEventListener("pointerenter", () => pauseToasts("hover"), { signal })
  region.addEventListener("pointerleave", () => resumeToasts("hover"), { signal })
  window.addEventListener("blur", () => pauseToasts("blur"), { signal })
  window.addEventListener("focus", () => resumeToasts("blur"), { signal })
  region.addEventListener(
    "focusin",
    ({ relatedTarget }) => {
      pauseToasts("focus")
      if (relatedTarget instanceof HTMLElement && !isInside(relatedTarget)) origin = relatedTarget
    },
    { signal },
  )
  region.addEventListener(
    "focusout",
    ({ relatedTarget }) => {
      if (!isInside(relatedTarget)) resumeToasts("focus")
    },
    { signal },
  )

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
  document.addEventListener("keydown", press, { signal })

  // A toast that is removed takes the pointer and the focus with it, without an event.
  const unsubscribe = toastStore.subscribe(() => {
    if (isFocusLost(region)) moveFocus(region, origin)
    if (!isInside(document.activeElement)) resumeToasts("focus")
    requestAnimationFrame(() => region.matches(":hover") || resumeToasts("hover"))
  })

  return () => {
    unsubscribe()
    events.abort()
    for (const reason of ["hover", "focus", "blur"] as const) resumeToasts(reason)
  }
}

/** Returns the key of the toast that has the focus. */
function focusedKey(region: HTMLElement): string | undefined {
  const focused = document.activeElement?.closest("[id^=toast-]")
  return focused && region.contains(focused) ? focused.id : undefined
}

/** Returns whether the focus is in a toast that is leaving, or in a region without toasts. */
function isFocusLost(region: HTMLElement): boolean {
  const open = openToasts()
  const key = focusedKey(region)
  const isLeaving = key !== undefined && open.every((toast) => toast.key !== key)
  return region.contains(document.activeElement) && (open.length === 0 || isLeaving)
}

function moveFocus(region: HTMLElement, origin: HTMLElement | null): void {
  if (openToasts().length > 0) region.focus()
  else if (origin?.isConnected) origin.focus({ preventScroll: true })
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
