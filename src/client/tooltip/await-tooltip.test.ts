import { awaitTooltip } from "~/src/client/tooltip/await-tooltip"

const needed = jest.fn()
let take: () => Event | null

beforeEach(() => {
  document.body.innerHTML = '<button data-tooltip="A">a</button><p>rest</p>'
  needed.mockReset()
  take = awaitTooltip(needed)
})

afterEach(() => void take())

function dispatch(type: string, fields: object = {}, selector = "button"): Event {
  const event = Object.assign(new Event(type, { bubbles: true }), fields)
  document.querySelector(selector)?.dispatchEvent(event)
  return event
}

test.each(["pointerover", "focusin"])("U2: %s on a trigger asks for a tooltip until one is taken", (type) => {
  const event = dispatch(type)
  expect(take()).toBe(event)
  dispatch(type)
  expect(take()).toBeNull()
  expect(needed).toHaveBeenCalledTimes(1)
})

test("U2: neither touch nor an element without a tooltip asks for one", () => {
  dispatch("pointerover", { pointerType: "touch" })
  dispatch("focusin", {}, "p")
  expect(needed).not.toHaveBeenCalled()
})

test.each([
  ["pointerover", "pointerout", "", false],
  ["focusin", "pointerout", "", true],
  ["focusin", "focusout", "", false],
  ["focusin", "keydown", "Escape", false],
  ["focusin", "keydown", "Tab", true],
  ["pointerover", "click", "", false],
  ["pointerover", "scroll", "", false],
])("U4: whether a tooltip that %s asked for is still wanted after %s %s: %j", (first, next, key, isWanted) => {
  dispatch(first)
  dispatch(next, { key })
  expect(take() !== null).toBe(isWanted)
})
