import { matchRoute, ROUTES, type Route } from "~/src/lib/navigation/routes"
import { describeThrown, type Middleware, runGuards } from "~/src/lib/navigation/run-guards"
import { TEXTS } from "~/src/lib/texts"

function guard(route: Partial<Route>, middleware: Record<string, Middleware> = {}) {
  const routes = [{ name: "about", path: "/about", ...route } as Route]
  return runGuards({ path: "/about", fullPath: "/about?x#y" }, { routes, middleware })
}

test.each([
  ["/", "index", {}],
  ["/about/", "about", {}],
  ["/projects/page/2", "projects", { number: "2" }],
  ["/projects/tags/notes/page/3/", "projects", { tag: "notes", number: "3" }],
  ["/projects/caf%C3%A9/", "projects-name", { name: "café" }],
  ["/projects/a/b", undefined, undefined],
  ["/no/such/page", undefined, undefined],
])("R1 R3 Y1: %s has the route %s with its parameters", (path, name, params) => {
  const match = matchRoute(path)
  expect([match?.route.name, match?.params]).toEqual([name, params])
})

test("R3: validation passes on `true`", async () => {
  expect(await guard({ validate: () => true })).toEqual({ kind: "continue" })
})

test.each([false, undefined, null, 1, "true", {}])("R3: validation fails on %j", async (verdict) => {
  expect(await guard({ validate: () => verdict })).toEqual({
    kind: "error",
    error: { status: 404, message: "Page Not Found: /about" },
  })
})

test("R3: an invalid page is named as it was typed", async () => {
  const routes = [{ name: "projects-name", path: "/projects/[name]", validate: () => false }] as const
  const path = "/projects/Caf%C3%A9%20%3F"
  expect(await runGuards({ path, fullPath: `${path}?x` }, { routes, middleware: {} })).toMatchObject({
    error: { message: "Page Not Found: /projects/Café ?" },
  })
})

test("R3: validation may name its own status and message, and may take its time", async () => {
  const error = { status: 410, message: "Gone for good" }
  expect(await guard({ validate: async () => error })).toEqual({ kind: "error", error })
})

test.each([
  [undefined, { kind: "continue" }],
  [null, { kind: "continue" }],
  [true, { kind: "continue" }],
  [false, { kind: "abort", error: { status: 404, message: "Page Not Found: /about" } }],
  ["/other", { kind: "redirect", to: "/other" }],
  [new Error("No."), { kind: "error", error: { status: 404, message: "No." } }],
  [Object.assign(new Error("Teapot"), { status: 418 }), { kind: "error", error: { status: 418, message: "Teapot" } }],
])("R3: a middleware that answers %p", async (verdict, outcome) => {
  expect(await guard({ middleware: ["one"] }, { one: () => verdict })).toEqual(outcome)
})

test("R3: a middleware that answers nothing goes on to the next", async () => {
  const asked: string[] = []
  const one = () => void asked.push("one")
  const two = async () => void asked.push("two")
  expect(await guard({ middleware: ["one", "two"] }, { one, two })).toEqual({ kind: "continue" })
  expect(asked).toEqual(["one", "two"])
})

test.each(["//evil.example/x", "/\\evil.example", "https://evil.example/x"])(
  "P2 R3: a redirect to %j is refused, because it names a host",
  async (to) => {
    expect(await guard({ middleware: ["one"] }, { one: () => to })).toEqual({
      kind: "error",
      error: { status: 404, message: `Payload URL must not include hostname: ${to}` },
    })
  },
)

test("R3 E2: a middleware that throws is an error, not a crash; visitors do not read what it threw", async () => {
  const cause = new TypeError("Cannot destructure property 'a' of undefined")
  const one = () => {
    throw cause
  }
  expect(await guard({ middleware: ["one"] }, { one })).toEqual({
    kind: "error",
    error: { status: 404, message: TEXTS.error.unknown },
    cause,
  })
})

test.each([
  [new Error("internal"), { status: 404, message: TEXTS.error.unknown }],
  ["internal", { status: 404, message: TEXTS.error.unknown }],
  [undefined, { status: 404, message: TEXTS.error.unknown }],
  [Object.assign(new Error("Gone for good"), { status: 410 }), { status: 410, message: "Gone for good" }],
  [{ status: 410 }, { status: 410, message: TEXTS.error.unknown }],
])("E2: what was thrown is shown with its own status and words only if it has a status: %p", (thrown, shown) => {
  expect(describeThrown(thrown)).toEqual(shown)
})

test.each(["missing", "toString"])("R3 E4: the unknown middleware %j is named", async (name) => {
  expect(await guard({ middleware: [name] })).toMatchObject({
    error: { status: 404, message: `Unknown route middleware: '${name}'` },
  })
})

test("R3: middleware are asked in order, after validation, until one decides", async () => {
  const asked: string[] = []
  const note = (name: string, verdict: boolean | undefined) => () => {
    asked.push(name)
    return verdict
  }
  const middleware = { a: note("a", undefined), b: note("b", false), c: note("c", true) }
  await guard({ middleware: ["a", "b", "c"] }, middleware)
  expect(asked).toEqual(["a", "b"])
  await guard({ validate: () => false, middleware: ["a"] }, middleware)
  expect(asked).toEqual(["a", "b"])
})

test("R4: a path without a route goes on to the page that says so", async () => {
  expect(await runGuards({ path: "/x", fullPath: "/x" }, { routes: ROUTES, middleware: {} })).toEqual({
    kind: "continue",
  })
})

test("R3: a project's name has to be one that a project can have", async () => {
  const ask = (path: string) =>
    runGuards({ path, fullPath: path }, { routes: ROUTES, middleware: { "renamed-projects": () => undefined } })
  expect(await ask("/projects/note-g")).toEqual({ kind: "continue" })
  expect(await ask("/projects/Note_G")).toMatchObject({
    error: { status: 404, message: "Page Not Found: /projects/Note_G" },
  })
})
