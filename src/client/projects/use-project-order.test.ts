import { recallProjectOrder } from "~/src/client/projects/use-adjacent-projects"
import { rememberProjectOrder } from "~/src/client/projects/use-project-order"

beforeEach(() => sessionStorage.clear())

const pathsOf = (count: number) => Array.from({ length: count }, (_, index) => `/projects/${index}`)

test("a list's order is kept until another list replaces it; of a long list, 200 projects around the opened one are kept", () => {
  rememberProjectOrder(["/c", "/a", "/b"], "/a")
  expect(recallProjectOrder()).toEqual(["/c", "/a", "/b"])
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
