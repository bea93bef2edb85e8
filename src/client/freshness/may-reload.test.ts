import { mayReload } from "~/src/client/freshness/may-reload"
import { blockStorage } from "~/tests/block-storage"

test("F4: a path is loaded at most once in 10 000 ms; other paths need not wait", () => {
  expect(mayReload("/a", 1_000)).toBe(true)
  expect(mayReload("/a", 10_999)).toBe(false)
  expect(mayReload("/b", 10_999)).toBe(true)
  expect(mayReload("/a", 11_000)).toBe(true)
})

test("F4: neither a clock that was set back nor an invalid entry blocks a path", () => {
  expect(mayReload("/a", 50_000)).toBe(true)
  expect(mayReload("/a", 20_000)).toBe(true)
  sessionStorage.setItem("reload:/b", "spoilt")
  expect(mayReload("/b", 1_000)).toBe(true)
})

test("F4: with storage blocked the limit still holds, also for the path of the document itself", () => {
  blockStorage()
  // jsdom has no navigation entries.
  Object.assign(performance, { getEntriesByType: () => [{ name: "https://ada.dev/shown?a#b" }] })
  const loadedAt = performance.timeOrigin
  expect(mayReload("/other", loadedAt + 1_000)).toBe(true)
  expect(mayReload("/other", loadedAt + 10_999)).toBe(false)
  expect(mayReload("/other", loadedAt + 11_000)).toBe(true)
  expect(mayReload("/shown", loadedAt + 9_999)).toBe(false)
  expect(mayReload("/shown", loadedAt + 10_000)).toBe(true)
})

test("E4: without a network no path may be loaded, and nothing is recorded", () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false)
  expect(mayReload("/a", 1_000)).toBe(false)
  expect(mayReload("/a", 1_001)).toBe(true)
})
