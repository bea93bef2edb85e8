import { trackTooltipIntent } from "~/src/client/tooltip/tooltip-intent"

const needed = jest.fn()
let take: () => Event | null

beforeEach(() => {
  document.body.innerHTML = '<button data-tooltip="A">a</button><p>rest</p>'
  // Only then does it match :focus-visible.
  document.querySelector("button")?.focus()
  needed.mockReset()
  take = trackTooltipIntent(needed)
})

afterEach(() => void take())

function dispatch(type: string, fields: object = {}, selector = "button"): Event {
  const event = Object.assign(new Event(type, { bubbles: true }), fields)
  document.querySelector(selector)?.dispatchEvent(event)
  return event
}

test.each(["pointerenter", "focusin"])("U2: %s on a trigger asks for a tooltip until one is taken", (type) => {
  const event = dispatch(type)
  expect(take()).toBe(event)
  dispatch(type)
  expect(take()).toBeNull()
  expect(needed).toHaveBeenCalledTimes(1)
})

test("U2: moves within a trigger keep the time at which the pointer came", () => {
  document.body.innerHTML = '<button data-tooltip="A"><i>a</i></button>'
  const event = dispatch("pointerenter")
  dispatch("pointerenter", {}, "i")
  dispatch("pointerleave", {}, "i")
  expect(take()).toBe(event)
})

test("U2: neither touch, whose focus has no mark, nor an element without a tooltip asks for one", () => {
  document.querySelector("button")?.blur()
  dispatch("pointerenter", { pointerType: "touch" })
  dispatch("focusin")
  dispatch("focusin", {}, "p")
  expect(needed).not.toHaveBeenCalled()
})

test.each([
  ["pointerenter", "pointerleave", "", false],
  ["focusin", "pointerleave", "", true],
  ["focusin", "focusout", "", false],
  ["focusin", "keydown", "Escape", false],
  ["focusin", "keydown", "Tab", true],
  ["pointerenter", "click", "", false],
  ["pointerenter", "scroll", "", false],
  // The browser itself scrolls to what the keyboard has reached.
  ["focusin", "scroll", "", true],
])("U4: whether a tooltip that %s asked for is still wanted after %s %s: %j", (first, next, key, isWanted) => {
  dispatch(first)
  dispatch(next, { key })
  expect(take() !== null).toBe(isWanted)
})
