type Module = typeof import("./separate-drafts")
type Store = Parameters<Module["separateDrafts"]>[0]
type Draft = Awaited<ReturnType<Store["values"]>>[number] & { text: string }

const kept = new Map<string, Draft>()
/** The store that all tabs share. */
const store: Store = {
  values: async () => [...kept.values()],
  get: async (key) => kept.get(String(key)),
  put: async (draft) => kept.set(String([draft.collectionName, draft.slug]), draft as Draft),
  delete: async (key) => kept.delete(String(key)),
}
type Hold = (lock: object | null) => Promise<unknown>

/** The locks that tabs hold, by their names. */
const held = new Map<string, object | undefined>()
let activeTab: object | undefined
let time = 0

beforeEach(() => {
  kept.clear()
  held.clear()
  const request = async (name: string, ...given: [LockOptions, Hold] | [Hold]) => {
    const hold = given.at(-1) as Hold
    if (held.has(name)) return hold(null)
    held.set(name, activeTab)
    const result = await hold({})
    held.delete(name)
    return result
  }
  Object.defineProperty(globalThis, "navigator", { value: { locks: { request } }, configurable: true })
  Object.assign(globalThis, { location: { hash: "" } })
})

/** A tab with what Sveltia does in it. */
function openTab() {
  let module: Module | undefined
  jest.isolateModules(() => {
    module = require("./separate-drafts")
  })
  if (module === undefined) throw new Error("There is no module.")
  const { separateDrafts } = module
  let isOpening = true
  const drafts = separateDrafts(store, () => isOpening)
  const tab = {
    /** Returns the text that is offered. */
    async open(slug: string) {
      activeTab = tab
      isOpening = true
      return ((await drafts.get(["projects", slug])) as Draft | undefined)?.text
    },
    async type(slug: string, text: string) {
      activeTab = tab
      isOpening = false
      const draft: Draft = { collectionName: "projects", slug, timestamp: new Date(time++), text }
      await drafts.put(draft)
    },
    /** A click, or a text that is typed and removed again. */
    async touch(slug: string) {
      activeTab = tab
      isOpening = false
      if (await drafts.get(["projects", slug])) await drafts.delete(["projects", slug])
    },
    save: (slug: string) => drafts.delete(["projects", slug]),
    discard: (slug: string) => drafts.delete(["projects", slug]),
    leave: () => module?.leaveForm(),
    /** A reload, a tab that is closed, and a crash. */
    end() {
      for (const [name, owner] of held) if (owner === tab) held.delete(name)
    },
  }
  return tab
}

test("a save, a discarded draft and a click delete no draft of another tab, which is offered when that has left the form or is gone", async () => {
  for (const way of ["leave", "end"] as const) {
    for (const step of ["save", "touch", "discard"] as const) {
      const [a, b, c] = [openTab(), openTab(), openTab()]
      await a.open("loom")
      await a.type("loom", "of a")
      expect(await b.open("loom")).toBeUndefined()
      if (step !== "touch") await b.type("loom", "of b")
      await b[step]("loom")
      a[way]()
      await b.touch("loom")
      expect(await c.open("loom")).toBe("of a")
      await c.discard("loom")
      expect(kept.size).toBe(0)
      held.clear()
    }
  }
})

test("of several drafts the newest one is offered first, each to one tab at a time, until it is saved or discarded", async () => {
  const [a, b, c, d] = [openTab(), openTab(), openTab(), openTab()]
  for (const [tab, text] of [
    [a, "of a"],
    [b, "of b"],
  ] as const) {
    await tab.open("")
    await tab.type("", text)
  }
  a.end()
  b.end()
  expect(await c.open("")).toBe("of b")
  expect(await d.open("")).toBe("of a")
  c.end()
  await d.type("", "restored, changed")
  await d.save("")
  // The same form, after the save.
  expect(await d.open("")).toBe("of b")
  await d.discard("")
  expect(await d.open("")).toBeUndefined()
  expect(kept.size).toBe(0)
})

test("a copy takes over no draft, a form that was left has its own again, and a save may end after its form was left", async () => {
  const [a, b] = [openTab(), openTab()]
  await a.open("")
  await a.type("", "a new project")
  a.leave()
  await b.open("loom")
  await b.type("loom", "of b")
  // Duplicate makes a form of a new project in place of the open one.
  await b.touch("")
  await b.type("", "a copy")
  b.leave()
  expect(await a.open("loom")).toBe("of b")
  expect(await a.open("")).toBe("a copy")
  await a.save("")
  expect(await a.open("")).toBe("a new project")
  await b.open("lamp")
  await b.type("lamp", "a lamp")
  b.leave()
  await b.save("lamp")
  expect([...kept.values()].map(({ text }) => text)).toEqual(["of b", "a new project"])
})
