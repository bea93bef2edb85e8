import { useEffect, useLayoutEffect, useRef } from "react"
import { ToastContainer, type ToastTransitionProps, toast as toastify } from "react-toastify/unstyled"

import { dismissToast, TOAST_REMOVE_DELAY_MS, useToasts } from "~/src/client/toast/toasts"
import { ToastBody, ToastClose } from "~/src/components/toasts/plain-toasts"

/** A swipe of more than this closes a toast (O5). */
const SWIPE_PX = 50
/** The package's region is inside ours, which is the landmark, so it must have no name. */
const UNNAMED = { "aria-label": undefined } as object
/** As in app.css. The package takes a swipe's distance as a percentage of the toast's width. */
const WIDTH_PX = 352
const MARGIN_PX = 16

/** Renders the toasts. The queue limits and times them: the package has no limit, and times by animation (O2, O3). */
export function Toaster() {
  const toasts = useToasts()
  const drawn = useRef(new Set<string>())

  useLayoutEffect(() => {
    const container = document.querySelector(".Toastify")
    container?.setAttribute("aria-live", "off")
    // A swipe may begin on selected text, which the browser would drag instead.
    container?.addEventListener("dragstart", (event) => event.preventDefault())
  }, [])
  useEffect(() => {
    for (const { key, state } of toasts) {
      if (state === "closed") toastify.dismiss(key)
      else if (!drawn.current.has(key)) draw(key)
      drawn.current.add(key)
    }
  }, [toasts])

  return (
    <ToastContainer
      className="grid gap-2"
      toastClassName="toast"
      transition={Transition}
      autoClose={false}
      hideProgressBar
      customProgressBar
      pauseOnHover={false}
      pauseOnFocusLoss={false}
      closeOnClick={false}
      icon={false}
      draggable
      // The outer region handles F8.
      role="group"
      hotKeys={() => false}
      {...UNNAMED}
    />
  )
}

function draw(key: string): void {
  const width = Math.min(WIDTH_PX, document.documentElement.clientWidth - 2 * MARGIN_PX)
  toastify(<Content toastKey={key} />, {
    toastId: key,
    draggablePercent: (SWIPE_PX / width) * 100,
    closeButton: () => <ToastClose toastKey={key} />,
    onClose: () => dismissToast(key),
  })
}

/** Reads the queue, so that a toast can be updated in place (O2). */
function Content({ toastKey }: { toastKey: string }) {
  const toast = useToasts().find(({ key }) => key === toastKey)
  // The queue may drop a toast that is still leaving the screen.
  const last = useRef(toast)
  if (toast !== undefined) last.current = toast
  return last.current === undefined ? null : <ToastBody toast={last.current} />
}

/** Takes the same time with and without reduced motion (O1). */
function Transition({ children, isIn, done, nodeRef }: ToastTransitionProps) {
  useEffect(() => {
    if (nodeRef.current) nodeRef.current.dataset.state = isIn ? "open" : "closed"
    if (isIn) return undefined
    const timer = setTimeout(done, TOAST_REMOVE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isIn, done, nodeRef])
  return children
}
