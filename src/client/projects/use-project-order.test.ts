import { recallProjectOrder } from "~/src/client/projects/use-adjacent-projects"
import { rememberProjectOrder } from "~/src/client/projects/use-project-order"
import { blockStorage } from "~/tests/block-storage"

beforeEach(() => sessionStorage.clear())

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

test("an invalid value, no value and blocked storage are an empty order", () => {
  expect(recallProjectOrder()).toEqual([])
  for (const text of ["{", "null", '{"a":1}', "[1]"]) {
    sessionStorage.setItem("project-order", text)
    expect(recallProjectOrder()).toEqual([])
  }
  blockStorage()
  rememberProjectOrder(["a"], "a")
  expect(recallProjectOrder()).toEqual([])
})
