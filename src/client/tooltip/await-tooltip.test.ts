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

test.each(["pointerover", "focusin"])(
  "U2: %s on a trigger asks for a tooltip, once it is taken nothing does",
  (type) => {
    const event = dispatch(type)
    expect(needed).toHaveBeenCalledTimes(1)
    expect(take()).toBe(event)
    dispatch(type)
    expect(needed).toHaveBeenCalledTimes(1)
    expect(take()).toBeNull()
  },
)

test("U2: neither touch nor anything beside a trigger asks for a tooltip", () => {
  dispatch("pointerover", { pointerType: "touch" })
  dispatch("focusin", {}, "p")
  expect(needed).not.toHaveBeenCalled()
})

test.each([
  ["pointerover", "pointerout", {}, false],
  ["focusin", "pointerout", {}, true],
  ["focusin", "focusout", {}, false],
  ["focusin", "keydown", { key: "Escape" }, false],
  ["focusin", "keydown", { key: "Tab" }, true],
  ["pointerover", "keydown", { key: "a" }, true],
  ["pointerover", "click", {}, false],
  ["pointerover", "scroll", {}, false],
])("U4: a tooltip that %s asked for is still wanted after %s %j: %j", (first, next, fields, isWanted) => {
  dispatch(first)
  dispatch(next, fields)
  expect(take() !== null).toBe(isWanted)
})
