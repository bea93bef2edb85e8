import { recordInput } from "~/src/client/boot/record-input"
import { replayInput } from "~/src/client/boot/replay-input"
import { startSearch } from "~/src/client/shortcuts/search-ahead"
import { pressKey } from "~/tests/press-key"

const started = jest.fn()
let booting: AbortController
let answered: string[]

beforeEach(() => {
  jest.useFakeTimers()
  started.mockReset()
  answered = []
  document.body.innerHTML = `
    <button type="button">one</button><button type="button" id="two">two</button><input><select></select>`
  booting = new AbortController()
})

afterEach(() => booting.abort())

const find = (selector: string) => document.querySelector(selector) as HTMLElement

/** Starts to record. The returned function ends that as the app does, and returns the events that the page then gets. */
function record(): () => string[] {
  const input = recordInput(started, booting.signal)
  const note = ({ type, target, key }: Event & { key?: string }) => {
    const name = target instanceof HTMLElement ? target.id || target.localName : "page"
    answered.push(`${type} ${key ?? name}`)
  }
  for (const type of ["click", "keydown"]) document.addEventListener(type, note, { signal: booting.signal })
  const live = new AbortController()
  return () => {
    booting.abort()
    for (const type of ["click", "keydown", "focusin"]) document.addEventListener(type, note, { signal: live.signal })
    replayInput(input)
    jest.runAllTimers()
    live.abort()
    return answered
  }
}

// tests/e2e/loading/first-touch.spec.ts proves that presses, keys and fields are answered once, in their order.
test("B1: Escape takes back the keys before it, and no press", () => {
  const goLive = record()
  pressKey("?")
  find("button").click()
  pressKey("Escape")
  pressKey("j")
  answered = []
  expect(goLive()).toEqual(["click button", "keydown j"])
})

test("keys in fields, with modifiers, and those that are no characters, are the browser's", () => {
  const goLive = record()
  pressKey("a", find("input"))
  pressKey("o", find("select"))
  pressKey("r", document.body, { ctrlKey: true })
  for (const key of ["Tab", "ArrowDown", "Enter"]) pressKey(key)
  expect(started).not.toHaveBeenCalled()
  answered = []
  expect(goLive()).toEqual([])
})

test("B1 W3: / moves the focus to the search field at once; a page without one gets all keys later, as text after /", () => {
  document.body.innerHTML = '<input id="entry-search">'
  const goLive = record()
  expect(pressKey("/")).toBe(true)
  expect(document.activeElement).toBe(find("input"))
  document.body.innerHTML = ""
  expect(["/", "g", " ", "x", "Backspace", "b"].filter((key) => pressKey(key))).toEqual(["/"])
  document.addEventListener("keydown", startSearch, { once: true })
  answered = []
  expect(goLive()).toEqual(["focusin search-ahead", "keydown /", "focusin search-ahead"])
  expect((document.activeElement as HTMLInputElement).value).toBe("g b")
})

test("with the shortcuts turned off, / and the space bar are the browser's", () => {
  document.body.innerHTML = '<input id="entry-search">'
  localStorage.setItem("shortcuts", "off")
  record()
  expect([pressKey("/"), pressKey(" ")]).toEqual([false, false])
})

test.each([
  ["nothing", () => undefined, true],
  ["a click", () => document.body.click(), false],
  ["Escape", () => pressKey("Escape"), false],
  ["scrolling", () => document.dispatchEvent(new Event("scroll")), false],
])(
  "U2 B1: a resting pointer is reported with the time of its arrival, unless it was followed by %s",
  (_name, answer, isReported) => {
    // Missing in jsdom, as is the pointer's place.
    class PointerEvent extends MouseEvent {}
    Object.assign(window, { PointerEvent })
    const button = find("#two")
    jest.spyOn(button, "matches").mockReturnValue(true)
    const details: number[] = []
    const goLive = record()
    const arrival = Object.assign(new Event("pointerenter"), { pointerType: "mouse" })
    Object.defineProperty(arrival, "timeStamp", { value: 1234 })
    button.dispatchEvent(arrival)
    answer()
    button.addEventListener("pointerenter", ({ detail }) => details.push(detail))
    goLive()
    expect(details).toEqual(isReported ? [1234] : [])
  },
)
