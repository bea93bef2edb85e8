import {
  assertPageRuntime,
  gatsbyWindow,
  interceptNavigation,
  interceptPrefetch,
  isPageNotFound,
  startSharedPayloads,
} from "~/src/gatsby/browser/page-runtime"
import { setPageRuntime } from "~/tests/set-page-runtime"

const visited: (string | number)[] = []
const loaded: string[] = []

beforeEach(() => {
  visited.length = 0
  loaded.length = 0
  const visit = (to: string | number) => visited.push(to)
  const enqueue = () => Object.assign(Promise.resolve(true), { abort: () => undefined })
  const loadPage = async (path: string) => {
    loaded.push(path)
    return { json: {} }
  }
  setPageRuntime({ loadPage, loadPageSync: () => ({ json: {} }), enqueue, hovering: () => undefined }, visit)
  const components = new Proxy({}, { get: (_, name) => async () => loaded.push(String(name)) })
  Object.assign(window, { ___push: visit, ___replace: visit, asyncRequires: { components } })
})

test("every global that Gatsby no longer provides is named", () => {
  Object.assign(gatsbyWindow().___loader, { loadPage: undefined, hovering: "text" })
  Object.assign(window, { ___push: undefined, ___replace: "text" })
  expect(assertPageRuntime).toThrow(
    "Gatsby’s runtime has no ___loader.loadPage, ___loader.hovering, ___push, ___replace: links load documents",
  )
})

test("R4 F6: an address that the host answered with the error page is not found", () => {
  expect([isPageNotFound(location.pathname), isPageNotFound("/about%3Fx")]).toEqual([false, true])
  Object.assign(window, { pagePath: "/404.html" })
  expect([isPageNotFound(location.pathname), isPageNotFound("/about")]).toEqual([true, false])
  Object.assign(window, { pagePath: undefined })
})

test("N1 N5: all navigation and prefetching goes through the interceptors until they are cleaned up", () => {
  const log: string[] = []
  const note = (event: string) => (path: string | number) => log.push(`${event} ${path}`)
  const stopNavigation = interceptNavigation((navigate) => (to, options) => {
    note("to")(to)
    navigate(to, options)
  })
  const stopPrefetch = interceptPrefetch({ visible: note("visible"), wanted: note("wanted") })
  const gatsby = gatsbyWindow()
  const visit = () => {
    gatsby.___navigate(-1)
    gatsby.___push("/a")
    gatsby.___replace("/b")
    gatsby.___loader.enqueue("/a").abort()
    gatsby.___loader.hovering("/b")
  }
  visit()
  expect(log).toEqual(["to -1", "to /a", "to /b", "visible /a", "wanted /b"])
  expect(visited).toEqual([-1, "/a", "/b"])
  stopNavigation()
  stopPrefetch()
  visit()
  expect([log.length, visited.length]).toEqual([5, 6])
})

test.each([
  ["/projects/one/?a=1", ["component---src-templates-project-tsx", "/projects/one/"]],
  ["/projects", ["component---src-templates-entries-tsx", "/projects"]],
  ["/projects/tags/maths", ["/projects/tags/maths"]],
  ["/no/page", ["/no/page"]],
])("N5: the code of %s is asked for together with its data", async (address, expected) => {
  const stop = startSharedPayloads()
  await gatsbyWindow().___loader.loadPage(address)
  stop()
  expect(loaded).toEqual(expected)
})
