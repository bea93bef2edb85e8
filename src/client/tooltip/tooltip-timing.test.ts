import { watchTooltips } from "~/src/client/tooltip/tooltip-timing"
import { pressKey } from "~/tests/press-key"

let stop: () => void
let shown: string[]

const note = ({ id }: HTMLElement, state: string) => void shown.push(state === "closed" ? state : `${id} ${state}`)

beforeEach(() => {
  jest.useFakeTimers()
  shown = []
  document.body.innerHTML = `
    <button id="a" data-tooltip="A">a</button><button id="b" data-tooltip="B">b</button><i id="tooltip"></i><p>rest</p>`
  stop = watchTooltips(note)
})

afterEach(() => stop())

const element = (id: string) => document.getElementById(id) as HTMLElement

function point(type: "pointerover" | "pointerout", id: string, { to = "", pointerType = "mouse" } = {}): Event {
  const event = new MouseEvent(type, { bubbles: true, relatedTarget: document.getElementById(to) ?? document.body })
  element(id).dispatchEvent(Object.assign(event, { pointerType }))
  return event
}

/** Waits some milliseconds, and returns the changes so far. */
function shownAfter(ms: number): string[] {
  jest.advanceTimersByTime(ms)
  return shown
}

/** Points at an element until its tooltip opens. */
function rest(id: string): void {
  point("pointerover", id)
  jest.advanceTimersByTime(700)
}

/** Focuses an element as the keyboard does. */
function focus(id: string): void {
  jest.spyOn(element(id), "matches").mockReturnValue(true)
  element(id).focus()
}

const pressEscape = () => pressKey("Escape", element("a"))

test("U1 U2: the pointer has to rest for 700 ms; leaving before that opens nothing, and neither does touch", () => {
  point("pointerover", "a")
  expect(shownAfter(699)).toEqual([])
  expect(shownAfter(1)).toEqual(["a delayed-open"])
  expect(element("a").dataset.state).toBe("delayed-open")
  element("a").click()
  jest.advanceTimersByTime(1000)
  point("pointerover", "b")
  jest.advanceTimersByTime(500)
  point("pointerout", "b")
  point("pointerover", "b", { pointerType: "touch" })
  expect(shownAfter(5000)).toEqual(["a delayed-open", "closed"])
})

test("U2 U4: one is open at a time; within 300 ms after it closes another opens at once, later only after the delay", () => {
  rest("b")
  point("pointerout", "b", { to: "a" })
  point("pointerover", "a")
  expect(shown.splice(0)).toEqual(["b delayed-open", "a instant-open"])
  expect(element("b").dataset.state).toBe("closed")
  element("a").click()
  point("pointerout", "a")
  jest.advanceTimersByTime(299)
  point("pointerover", "b")
  expect(shown).toEqual(["closed", "b instant-open"])
  element("b").click()
  point("pointerout", "b")
  jest.advanceTimersByTime(301)
  point("pointerover", "a")
  expect(shown.at(-1)).toBe("closed")
})

test.each([
  ["Escape", pressEscape],
  ["a click", () => document.body.click()],
  ["scrolling", () => document.dispatchEvent(new Event("scroll"))],
])("U4: %s closes a tooltip, or prevents one from opening", (_name, close) => {
  point("pointerover", "a")
  close()
  expect(shownAfter(5000)).toEqual([])
  point("pointerout", "a")
  rest("a")
  close()
  expect(shown).toEqual(["a delayed-open", "closed"])
  expect(element("a").dataset.state).toBe("closed")
})

test("U2 U4: a tooltip comes back when the browser has scrolled to what the keyboard reached, but not after the visitor scrolls", () => {
  const scroll = () => ["scroll", "scrollend"].forEach((type) => void document.dispatchEvent(new Event(type)))
  focus("a")
  scroll()
  expect(shown).toEqual(["a instant-open", "closed", "a instant-open"])
  document.dispatchEvent(new Event("wheel"))
  scroll()
  expect(shown.slice(3)).toEqual(["closed"])
  focus("b")
  pressEscape()
  scroll()
  expect(shown.slice(4)).toEqual(["b instant-open", "closed"])
})

test("U4: the pointer may move into the bubble, which closes when it leaves", () => {
  rest("a")
  point("pointerout", "a")
  jest.advanceTimersByTime(50)
  point("pointerover", "tooltip")
  expect(shownAfter(5000)).toEqual(["a delayed-open"])
  point("pointerout", "tooltip")
  expect(shownAfter(100)).toEqual(["a delayed-open", "closed"])
})

test("U2 U4: a tooltip that the keyboard has opened stays when the pointer leaves its bubble, and closes on blur", () => {
  focus("a")
  point("pointerover", "tooltip")
  point("pointerout", "tooltip")
  expect(shownAfter(5000)).toEqual(["a instant-open"])
  element("a").blur()
  expect(shown).toEqual(["a instant-open", "closed"])
})

test("U4: after Escape the pointer opens the same tooltip again, and closes it", () => {
  focus("a")
  pressEscape()
  jest.advanceTimersByTime(1000)
  rest("a")
  point("pointerout", "a")
  expect(shownAfter(100)).toEqual(["a instant-open", "closed", "a delayed-open", "closed"])
})

test("U4 O7: Escape closes the tooltip and nothing else; without a tooltip it is left to others", () => {
  const others = jest.fn()
  document.addEventListener("keydown", others)
  point("pointerover", "a")
  expect([pressEscape(), others.mock.calls.length]).toEqual([false, 1])
  point("pointerout", "a")
  rest("a")
  expect([pressEscape(), others.mock.calls.length]).toEqual([true, 1])
})

test.each(["timeStamp", "detail"])(
  "U2 B1: an event from before opens the first tooltip, after the rest of the delay: %s",
  (field) => {
    stop()
    jest.advanceTimersByTime(50)
    const first = Object.assign(new MouseEvent("pointerenter"), { pointerType: "mouse" })
    element("a").dispatchEvent(first)
    Object.defineProperty(first, field, { value: performance.now() })
    jest.advanceTimersByTime(200)
    stop = watchTooltips(note, first)
    expect(shownAfter(499)).toEqual([])
    expect(shownAfter(1)).toEqual(["a delayed-open"])
  },
)
