import { recallProjectOrder } from "~/src/client/projects/use-adjacent-projects"
import { rememberProjectOrder } from "~/src/client/projects/use-project-order"
import { blockStorage } from "~/tests/block-storage"

beforeEach(() => sessionStorage.clear())

const pathsOf = (count: number) => Array.from({ length: count }, (_, index) => `/projects/${index}`)

test("the order of a list is remembered until it is left for another project", () => {
  rememberProjectOrder(["/c", "/a", "/b"], "/a")
  expect(recallProjectOrder()).toEqual(["/c", "/a", "/b"])
  rememberProjectOrder(["/b", "/a"], "/b")
  expect(recallProjectOrder()).toEqual(["/b", "/a"])
})

test("of a long list 200 projects around the opened one are kept", () => {
  rememberProjectOrder(pathsOf(5000), "/projects/3000")
  const kept = recallProjectOrder()
  expect([kept.length, kept.indexOf("/projects/3000")]).toEqual([200, 100])
  rememberProjectOrder(pathsOf(5000), "/projects/0")
  expect(recallProjectOrder()).toEqual(pathsOf(200))
})

test.each([null, "{", "null", '{"a":1}', "[1]"])("the stored value %j is an empty order", (stored) => {
  if (stored !== null) sessionStorage.setItem("project-order", stored)
  expect(recallProjectOrder()).toEqual([])
})

test("blocked storage is an empty order", () => {
  blockStorage()
  rememberProjectOrder(["/a"], "/a")
  expect(recallProjectOrder()).toEqual([])
})
