import { moveSearchText } from "~/src/client/shortcuts/search-ahead"
import { startShortcuts } from "~/src/client/shortcuts/start-shortcuts"
import { pressKey } from "~/tests/press-key"

const run = jest.fn()

jest.mock("~/src/client/shortcuts/key-sequences", () => ({ runShortcut: ({ key }: KeyboardEvent) => run(key) }))

let stop: () => void

beforeEach(() => {
  run.mockReset()
  document.body.innerHTML = ""
  stop = startShortcuts()
})

afterEach(() => stop())

test("W3: without a field, the keys after / are no shortcuts, and its text as soon as it gets the focus", async () => {
  for (const key of ["/", "g", "a"]) pressKey(key, document.activeElement ?? document.body)
  // The code of the shortcuts arrives.
  await new Promise((resolve) => setTimeout(resolve))
  expect(run.mock.calls).toEqual([["/"]])
  const ahead = document.activeElement as HTMLInputElement
  ahead.value = "ga"
  const entered = jest.fn()
  document.addEventListener("focusin", moveSearchText)
  const page = document.body.appendChild(Object.assign(document.createElement("main"), { tabIndex: -1 }))
  page.focus()
  expect(document.activeElement).toBe(ahead)
  const link = document.body.appendChild(Object.assign(document.createElement("a"), { href: "/" }))
  link.focus()
  expect(document.activeElement).toBe(link)
  const field = document.body.appendChild(Object.assign(document.createElement("input"), { id: "entry-search" }))
  field.addEventListener("input", entered)
  page.focus()
  expect(document.activeElement).toBe(field)
  expect([field.value, field.selectionStart, entered.mock.calls.length, ahead.isConnected]).toEqual(["ga", 2, 1, false])
  document.removeEventListener("focusin", moveSearchText)
})
