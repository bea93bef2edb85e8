import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"

import { openToast, openToasts } from "~/src/client/toast/toasts"

import { Toaster } from "./toaster"

/** The width of a toast on a large screen, for jsdom, which has no layout. */
const WIDTH_PX = 352

test.each([1, -1])("O5: a swipe of more than 50 px closes a toast, to either side: %d", async (direction) => {
  jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(WIDTH_PX)
  Object.defineProperty(document.documentElement, "clientWidth", { value: 1280, configurable: true })
  render(<Toaster />)
  act(() => openToast({ id: "stays", label: "Stays", type: "background", durationMs: Number.POSITIVE_INFINITY }))
  const toast = await screen.findByText("Stays")
  const box = toast.closest<HTMLElement>(".toast") as HTMLElement
  swipe(toast, 49 * direction)
  // It springs back.
  expect(box.style.transition).toContain("transform")
  expect(openToasts()).toHaveLength(1)
  swipe(toast, 51 * direction)
  await waitFor(() => expect(openToasts()).toEqual([]))
})

/** jsdom has no pointer events, which are mouse events with further fields. */
function swipe(target: Element, pixels: number): void {
  for (const [type, clientX] of [
    ["pointerdown", 200],
    ["pointermove", 200 + pixels],
    ["pointerup", 200 + pixels],
  ] as const) {
    fireEvent(target, new MouseEvent(type, { bubbles: true, clientX }))
  }
}
