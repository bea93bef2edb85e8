import { blockStorage } from "~/tests/block-storage"

let loadAppScripts: () => void
let giveUp: () => void

const root = document.documentElement
const scripts = () => [...document.querySelectorAll("script")].map((script) => script.getAttribute("src"))
const reloadKey = `reload:${location.pathname}`

/** Lets the script that was asked for last fail. */
function fail(): void {
  ;[...document.querySelectorAll("script")].at(-1)?.dispatchEvent(new Event("error"))
  jest.runAllTimers()
}

/** Loads the module as a new document does. */
beforeEach(async () => {
  jest.resetModules()
  ;({ loadAppScripts, giveUp } = await import("~/src/client/boot/load-app-scripts"))
  jest.useFakeTimers()
  root.className = ""
  document.head.innerHTML = ""
  document.body.innerHTML = '<script type="text/plain" data-app-script="data:,app.js"></script>'
})

test("E4: a script that fails is asked for once more; then the document says that it is incomplete", () => {
  sessionStorage.setItem(reloadKey, "1")
  loadAppScripts()
  loadAppScripts()
  expect(scripts()).toEqual(["data:,app.js"])
  fail()
  expect([scripts(), root.className]).toEqual([["data:,app.js", "data:,app.js"], ""])
  fail()
  expect([scripts().length, root.className]).toEqual([2, "incomplete"])
})

test("F4: a visitor who is following a link is not called back", () => {
  loadAppScripts()
  ;[...document.querySelectorAll("script")].at(-1)?.dispatchEvent(new Event("error"))
  window.dispatchEvent(new Event("beforeunload"))
  jest.runAllTimers()
  fail()
  expect([root.className, sessionStorage.length]).toEqual(["incomplete", 0])
})

test("F4: without a network no document is loaded again", () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  giveUp()
  expect([root.className, sessionStorage.length]).toEqual(["incomplete", 0])
})

test("F4: without storage no document is loaded again", () => {
  blockStorage()
  giveUp()
  expect(root.className).toBe("incomplete")
})
