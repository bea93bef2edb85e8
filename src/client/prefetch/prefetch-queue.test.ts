import { createPrefetchQueue, shouldPrefetch } from "~/src/client/prefetch/prefetch-queue"

const PATHS = ["/1", "/2", "/3", "/4", "/5", "/6"]

function setUp({ isAllowed = (): boolean => true } = {}) {
  const started: string[] = []
  const settle = new Map<string, { resolve: (value?: unknown) => void; reject: () => void }>()
  const queue = createPrefetchQueue({
    isAllowed,
    load: (path) => {
      started.push(path)
      return new Promise((resolve, reject) => settle.set(path, { resolve, reject }))
    },
  })
  return { queue, started, settle }
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

test("N5: at most four pages are loaded ahead at a time", async () => {
  const { queue, started, settle } = setUp()
  for (const path of PATHS) queue.add(path, "visible")
  expect(started).toEqual(["/1", "/2", "/3", "/4"])
  settle.get("/2")?.resolve()
  await turn()
  expect(started).toEqual(["/1", "/2", "/3", "/4", "/5"])
})

test("N5: each target once", async () => {
  const { queue, started, settle } = setUp()
  queue.add("/1", "visible")
  queue.add("/1", "wanted")
  settle.get("/1")?.resolve()
  await turn()
  queue.add("/1", "wanted")
  expect(started).toEqual(["/1"])
})

test("N5: what a visitor points at comes before what is only in view", async () => {
  const { queue, started, settle } = setUp()
  for (const path of PATHS) queue.add(path, "visible")
  queue.add("/6", "wanted")
  settle.get("/1")?.resolve()
  await turn()
  expect(started.at(-1)).toBe("/6")
})

test("N5: a page that fails holds nothing up, and may be tried again", async () => {
  const { queue, started, settle } = setUp()
  for (const path of ["/1", "/2", "/3", "/4", "/5"]) queue.add(path, "visible")
  settle.get("/1")?.reject()
  await turn()
  expect(started).toContain("/5")
  settle.get("/2")?.resolve()
  await turn()
  queue.add("/1", "wanted")
  expect(started.filter((path) => path === "/1")).toHaveLength(2)
})

test("N5: nothing is loaded ahead where that is not allowed", () => {
  const { queue, started } = setUp({ isAllowed: () => false })
  queue.add("/1", "wanted")
  expect(started).toEqual([])
})

test.each([
  [undefined, true],
  [{ effectiveType: "4g", saveData: false }, true],
  [{ effectiveType: "3g" }, true],
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
  [{ effectiveType: "4g", saveData: true }, false],
])("N5: a connection like %j may prefetch: %j", (connection, expected) => {
  expect(shouldPrefetch(connection)).toBe(expected)
})
