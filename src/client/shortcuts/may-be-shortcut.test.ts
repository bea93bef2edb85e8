import { mayBeShortcut } from "~/src/client/shortcuts/may-be-shortcut"
import { pressKey } from "~/tests/press-key"

/** Presses a key on the markup's `#target`, or on the page; returns whether it may be a shortcut. */
function pressed(key: string, init: KeyboardEventInit = {}, markup = ""): boolean {
  document.body.innerHTML = markup
  let answer = false
  document.addEventListener("keydown", (event) => (answer = mayBeShortcut(event)), { once: true })
  pressKey(key, document.getElementById("target") ?? document.body, init)
  return answer
}

test.each([
  ["g", {}, ""],
  ["?", { shiftKey: true }, ""],
  ["g", {}, '<button id="target">B</button>'],
  ["g", {}, '<input type="checkbox" id="target">'],
  ["g", {}, "<dialog></dialog>"],
])("the character %s %j may be a shortcut: %s", (key, init, markup) => {
  expect(pressed(key, init, markup)).toBe(true)
})

test("neither a key with a modifier nor one without a character is a shortcut", () => {
  for (const modifier of ["ctrlKey", "metaKey", "altKey", "isComposing", "repeat"]) {
    expect(pressed("g", { [modifier]: true })).toBe(false)
  }
  expect(mayBeShortcut(new Event("keydown") as KeyboardEvent)).toBe(false)
  for (const key of ["Tab", "Enter", "Escape", "ArrowDown", "Shift", "F1", " "]) expect(pressed(key)).toBe(false)
})

test.each([
  '<input id="target">',
  '<input type="search" id="target">',
  '<textarea id="target"></textarea>',
  '<select id="target"></select>',
  '<div contenteditable="true"><b id="target">B</b></div>',
  '<div role="textbox"><b id="target">B</b></div>',
  "<dialog open></dialog>",
])("no key is a shortcut in a field or while a dialog is open: %s", (markup) => {
  expect(pressed("g", {}, markup)).toBe(false)
})
