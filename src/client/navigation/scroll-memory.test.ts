import { startScrollMemory, updateScroll } from "~/src/client/navigation/scroll-memory"

let top = 0
let stop: (() => void) | undefined
let restoration: ScrollRestoration

/** A page that can be scrolled by 1000 pixels. jsdom has no layout. */
beforeEach(() => {
  top = 0
  restoration = "auto"
  document.body.innerHTML = '<main tabindex="-1"><input id="entry-search"><h2 id="part">Part</h2></main>'
  Object.defineProperty(window, "scrollY", { configurable: true, get: () => top })
  Object.defineProperty(document.documentElement, "scrollHeight", { configurable: true, value: 1000 })
  Object.defineProperty(history, "scrollRestoration", {
    configurable: true,
    get: () => restoration,
    set: (value) => (restoration = value),
  })
  Object.assign(window, { scrollTo: (options: ScrollToOptions) => (top = options.top ?? 0) })
  Object.assign(Element.prototype, { scrollIntoView: () => (top = 700) })
  history.replaceState({ key: "entry" }, "")
})

afterEach(() => stop?.())

/** Opens a document that the browser or the visitor has scrolled; `saved` is the position of its history entry. */
function open({ at = 0, saved, hash = "" }: { at?: number; saved?: number; hash?: string }): number {
  if (saved !== undefined) sessionStorage.setItem("scroll:entry", String(saved))
  top = at
  stop = startScrollMemory()
  updateScroll({ pathname: "/projects", hash }, null)
  expect(sessionStorage.getItem("scroll:entry")).toBe(String(top))
  return top
}

test("N3 B1: a document stays where the browser or the visitor has scrolled it, whatever the hash or the entry say", () => {
  expect(open({ at: 40, hash: "#part" })).toBe(40)
  expect(open({ at: 300, saved: 300 })).toBe(300)
  expect(open({ at: 40, saved: 300 })).toBe(40)
  expect(open({ at: 40, saved: 300, hash: "#part" })).toBe(40)
})

test("N3: it is scrolled on where the browser could not: because the list was shorter, or it was not allowed to", () => {
  expect(open({ at: 1000, saved: 1500 })).toBe(1500)
  expect(open({ at: 600, saved: 1500 })).toBe(600)
  restoration = "manual"
  expect(open({ at: 0, saved: 300 })).toBe(300)
  restoration = "manual"
  expect(open({ at: 700, saved: 300, hash: "#part" })).toBe(300)
  restoration = "manual"
  expect(open({ at: 650, saved: 300, hash: "#part" })).toBe(650)
})

test("N3: the browser restores positions only of documents that it loads", () => {
  stop = startScrollMemory()
  expect(restoration).toBe("manual")
  window.dispatchEvent(new Event("pagehide"))
  expect(restoration).toBe("auto")
  window.dispatchEvent(new Event("pageshow"))
  expect(restoration).toBe("manual")
})

test("B1 W3: in a document that has just been loaded, it leaves the focus where the visitor has put it", async () => {
  const page = document.querySelector("main")
  page?.focus()
  updateScroll({ pathname: "/projects", hash: "#entry-search" }, null)
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement).toBe(page)
  page?.blur()
  sessionStorage.clear()
  updateScroll({ pathname: "/projects", hash: "#entry-search" }, null)
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement).toBe(document.querySelector("input"))
})
