import { openToast, toastQueue } from "~/src/client/toast/toasts"
import { watchRegion } from "~/src/client/toast/watch-toast-region"

test("O7: one Escape closes one thing: an open dialog before a toast", () => {
  document.body.innerHTML = "<section></section><dialog open></dialog>"
  const stop = watchRegion(document.querySelector("section") as HTMLElement)
  openToast({ label: "Copied", type: "background" })
  const press = () => {
    const event = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
    return event.defaultPrevented
  }
  const openToasts = () => toastQueue.get().filter(({ state }) => state === "open").length
  expect([press(), openToasts()]).toEqual([false, 1])
  document.querySelector("dialog")?.remove()
  expect([press(), openToasts()]).toEqual([true, 0])
  stop()
})
