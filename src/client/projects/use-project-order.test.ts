import { recallProjectOrder, rememberProjectOrder } from "~/src/client/project-order"

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

const slugs = (count: number) => Array.from({ length: count }, (_, index) => `project-${index}`)

test("the order of the list is remembered until it is left for another project", () => {
  rememberProjectOrder(["c", "a", "b"], "a")
  expect(recallProjectOrder()).toEqual(["c", "a", "b"])
  rememberProjectOrder(["b", "a"], "b")
  expect(recallProjectOrder()).toEqual(["b", "a"])
})

test("of a long list 200 projects around the opened one are kept", () => {
  rememberProjectOrder(slugs(5000), "project-3000")
  const kept = recallProjectOrder()
  expect(kept).toHaveLength(200)
  expect(kept.indexOf("project-3000")).toBe(100)
  rememberProjectOrder(slugs(5000), "project-0")
  expect(recallProjectOrder()).toEqual(slugs(200))
})

test("what another hand wrote, nothing at all, and blocked storage are an empty order", () => {
  expect(recallProjectOrder()).toEqual([])
  for (const text of ["{", "null", '{"a":1}', "[1]"]) {
    sessionStorage.setItem("project-order", text)
    expect(recallProjectOrder()).toEqual([])
  }
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError")
  })
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError")
  })
  rememberProjectOrder(["a"], "a")
  expect(recallProjectOrder()).toEqual([])
})
