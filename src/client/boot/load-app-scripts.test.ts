import { blockStorage } from "~/tests/block-storage"

let loadAppScripts: () => void

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
  ;({ loadAppScripts } = await import("~/src/client/boot/load-app-scripts"))
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

test.each([
  ["for a visitor who is following a link", () => window.dispatchEvent(new Event("beforeunload"))],
  ["without a network", () => jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)],
  ["without storage", blockStorage],
])("F4: %s, no document is loaded again", (_name, prepare) => {
  loadAppScripts()
  document.querySelector("script")?.dispatchEvent(new Event("error"))
  prepare()
  jest.runAllTimers()
  fail()
  expect([root.className, sessionStorage.length]).toEqual(["incomplete", 0])
})
