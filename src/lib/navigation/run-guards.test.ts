import { matchRoute, ROUTES, type Route } from "~/src/lib/navigation/routes"
import { describeThrown, type Middleware, runGuards } from "~/src/lib/navigation/run-guards"
import { TEXTS } from "~/src/lib/texts/interface-texts"

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
])("R1 R3 Y1: %s has the route %s with its parameters", (path, name, params) => {
  const match = matchRoute(path)
  expect([match?.route.name, match?.params]).toEqual([name, params])
})

test("R3: validation passes on `true` alone, and may name another status and message", async () => {
  expect(await guard({ validate: async () => true })).toEqual({ kind: "continue" })
  for (const verdict of [false, undefined, null, 1, "true", {}, { status: 410, message: "Gone for good" }]) {
    const { status = 404, message = "Page Not Found: /about" } = Object(verdict)
    expect(await guard({ validate: async () => verdict })).toEqual({ kind: "error", error: { status, message } })
  }
})

test.each([
  [undefined, { kind: "continue" }],
  [null, { kind: "continue" }],
  [true, { kind: "continue" }],
  [false, { kind: "abort", error: { status: 404, message: "Page Not Found: /about" } }],
  ["/other", { kind: "redirect", to: "/other" }],
  [new Error("No."), { kind: "error", error: { status: 404, message: "No." } }],
  [Object.assign(new Error("Teapot"), { status: 418 }), { kind: "error", error: { status: 418, message: "Teapot" } }],
])("R3: the outcome of a middleware that returns %p", async (verdict, outcome) => {
  expect(await guard({ middleware: ["one"] }, { one: () => verdict })).toEqual(outcome)
})

test.each(["//evil.example/x", "/\\evil.example", "https://evil.example/x"])(
  "P2 R3: a redirect to %j is refused, because it names a host",
  async (to) => {
    const error = { status: 404, message: `Payload URL must not include hostname: ${to}` }
    expect(await guard({ middleware: ["one"] }, { one: () => to })).toEqual({ kind: "error", error })
  },
)

test("R3 E2: a middleware that throws is an error, not a crash; visitors do not read what it threw", async () => {
  const cause = new TypeError("Cannot destructure property 'a' of undefined")
  const one = () => {
    throw cause
  }
  const error = { status: 404, message: TEXTS.error.unknown }
  expect(await guard({ middleware: ["one"] }, { one })).toEqual({ kind: "error", error, cause })
})

test.each([
  [new Error("internal"), 404, TEXTS.error.unknown],
  [undefined, 404, TEXTS.error.unknown],
  [Object.assign(new Error("Gone for good"), { status: 410 }), 410, "Gone for good"],
  [{ status: 410 }, 410, TEXTS.error.unknown],
])(
  "E2: a thrown value is shown with its own status and message only if it has a status: %p",
  (thrown, status, message) => {
    expect(describeThrown(thrown)).toEqual({ status, message })
  },
)

test("R3 E4: an unknown middleware is an error that names it", async () => {
  const error = { status: 404, message: "Unknown route middleware: 'toString'" }
  expect(await guard({ middleware: ["toString"] })).toEqual({ kind: "error", error })
})

test("R3: middleware run in order, after validation, until one decides", async () => {
  const asked: string[] = []
  const middleware = {
    a: () => void asked.push("a"),
    b: async () => void asked.push("b"),
    c: () => asked.push("c") === 0,
    d: () => void asked.push("d"),
  }
  await guard({ middleware: ["a", "b", "c", "d"] }, middleware)
  await guard({ validate: () => false, middleware: ["a"] }, middleware)
  expect(asked).toEqual(["a", "b", "c"])
})

test.each([
  ["/x", { kind: "continue" }],
  ["/projects/note-g", { kind: "continue" }],
  ["/projects/Caf%C3%A9%20%3F", { error: { status: 404, message: "Page Not Found: /projects/Café ?" } }],
])(
  "R3 R4: only the path of a project must be valid, and the error shows it as it was typed: %s",
  async (path, outcome) => {
    const guards = { routes: ROUTES, middleware: { "renamed-entries": () => undefined } }
    expect(await runGuards({ path, fullPath: path }, guards)).toMatchObject(outcome)
  },
)
