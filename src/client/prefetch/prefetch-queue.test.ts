import { createPrefetchQueue } from "~/src/client/prefetch/prefetch-queue"

const settle = new Map<string, { resolve: (value?: unknown) => void; reject: () => void }>()
let started: string[]

beforeEach(() => {
  started = []
})

function setUp(visible: string[], isAllowed = true) {
  const load = (path: string) => {
    started.push(path)
    return new Promise((resolve, reject) => settle.set(path, { resolve, reject }))
  }
  const prefetch = createPrefetchQueue(load, () => isAllowed)
  for (const path of visible) prefetch(path, "visible")
  return prefetch
}

async function finish(path: string, how: "resolve" | "reject" = "resolve"): Promise<void> {
  settle.get(path)?.[how]()
  await new Promise((resolve) => setTimeout(resolve))
}

test("N5: at most four pages are prefetched at a time, each once, beginning with those a visitor points at", async () => {
  const prefetch = setUp(["/1", "/2", "/3", "/4", "/5", "/6"])
  expect(started).toEqual(["/1", "/2", "/3", "/4"])
  prefetch("/6", "wanted")
  await finish("/2")
  prefetch("/2", "wanted")
  await finish("/3")
  expect(started).toEqual(["/1", "/2", "/3", "/4", "/6", "/5"])
})

test("N5: a page that fails does not delay the others, and may be tried again", async () => {
  const prefetch = setUp(["/1", "/2", "/3", "/4", "/5"])
  await finish("/1", "reject")
  expect(started.at(-1)).toBe("/5")
  await finish("/2")
  prefetch("/1", "wanted")
  expect(started.at(-1)).toBe("/1")
})

test("N5: nothing is prefetched where that is not allowed", () => {
  setUp(["/1"], false)
  expect(started).toEqual([])
})
