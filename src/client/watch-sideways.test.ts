import { watchSideways } from "~/src/client/watch-sideways"

const BOX = '<div class="sideways" role="group" aria-label="Table, scrolls sideways" tabindex="0"><table></table></div>'

/** Measures boxes when the test says so, like a browser after each change of a size. */
let measure: () => void = () => undefined
const disconnect = jest.fn()

beforeEach(() => {
  Object.assign(window, {
    ResizeObserver: class {
      constructor(callback: () => void) {
        measure = callback
      }
      observe = () => undefined
      disconnect = disconnect
    },
  })
})

function renderBox() {
  document.body.innerHTML = `<div>${BOX}</div>`
  const stop = watchSideways(document.body.firstElementChild)
  const box = document.querySelector(".sideways") as HTMLElement
  const showAt = (width: number) => {
    Object.defineProperties(box, {
      clientWidth: { value: width, configurable: true },
      scrollWidth: { value: Math.max(width, 500), configurable: true },
    })
    measure()
  }
  return { box, showAt, stop }
}

test("a box can be focused and has a name only while it scrolls", () => {
  const { box, showAt } = renderBox()
  expect(box.outerHTML).toBe(BOX)
  showAt(800)
  expect(box.outerHTML).toBe('<div class="sideways"><table></table></div>')
  showAt(320)
  expect(box.tabIndex).toBe(0)
  expect([box.getAttribute("role"), box.getAttribute("aria-label")]).toEqual(["group", "Table, scrolls sideways"])
})

test("the boxes of a text that leaves the page are not measured any longer", () => {
  const { stop } = renderBox()
  stop?.()
  expect(disconnect).toHaveBeenCalledTimes(1)
})

test("a text without boxes needs no measuring", () => {
  document.body.innerHTML = "<p>Text.</p>"
  expect(watchSideways(document.body)).toBeUndefined()
  expect(watchSideways(null)).toBeUndefined()
})
