import { mayBeShortcut } from "~/src/client/shortcuts/start-shortcuts"

afterEach(() => document.body.replaceChildren())

/** Presses a key on the element that the markup names with an id, or on the page. */
function pressed(key: string, init: KeyboardEventInit = {}, markup = ""): boolean {
  document.body.innerHTML = markup
  let answer: boolean | undefined
  const listen = (event: KeyboardEvent) => {
    answer = mayBeShortcut(event)
  }
  document.addEventListener("keydown", listen)
  const target = document.getElementById("target") ?? document.body
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init }))
  document.removeEventListener("keydown", listen)
  return answer === true
}

test("a single character may be a shortcut, with Shift where the keyboard needs it", () => {
  expect(pressed("g")).toBe(true)
  expect(pressed("?", { shiftKey: true })).toBe(true)
  expect(pressed("g", {}, '<button id="target">B</button>')).toBe(true)
  expect(pressed("g", {}, '<input type="checkbox" id="target">')).toBe(true)
})

test.each(["ctrlKey", "metaKey", "altKey", "isComposing", "repeat"])("never with %s", (modifier) => {
  expect(pressed("g", { [modifier]: true })).toBe(false)
})

test.each(["Tab", "Enter", "Escape", "ArrowDown", "Shift", "F1", " "])("never the key %j", (key) => {
  expect(pressed(key)).toBe(false)
})

test.each([
  '<input id="target">',
  '<input type="search" id="target">',
  '<textarea id="target"></textarea>',
  '<select id="target"></select>',
  '<div contenteditable="true"><b id="target">B</b></div>',
  '<div role="textbox"><b id="target">B</b></div>',
])("never while the focus is in %s", (markup) => {
  expect(pressed("g", {}, markup)).toBe(false)
})

test("never while a dialog is open", () => {
  expect(pressed("g", {}, "<dialog open></dialog>")).toBe(false)
  expect(pressed("g", {}, "<dialog></dialog>")).toBe(true)
})
