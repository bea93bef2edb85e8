import { recallEntryOrder } from "~/src/client/entries/use-adjacent-entries"
import { rememberEntryOrder } from "~/src/client/entries/use-entry-order"

const pathsOf = (count: number) => Array.from({ length: count }, (_, index) => `/projects/${index}`)

test("a list's order is kept until another list replaces it; of a long list, 200 projects around the opened one are kept", () => {
  rememberEntryOrder(["/c", "/a", "/b"], "/a")
  expect(recallEntryOrder()).toEqual(["/c", "/a", "/b"])
  rememberEntryOrder(pathsOf(5000), "/projects/3000")
  const kept = recallEntryOrder()
  expect([kept.length, kept.indexOf("/projects/3000")]).toEqual([200, 100])
  rememberEntryOrder(pathsOf(5000), "/projects/0")
  expect(recallEntryOrder()).toEqual(pathsOf(200))
})

test.each([null, "{", "null", '{"a":1}', "[1]"])("the stored value %j is an empty order", (stored) => {
  if (stored !== null) sessionStorage.setItem("project-order", stored)
  expect(recallEntryOrder()).toEqual([])
})
