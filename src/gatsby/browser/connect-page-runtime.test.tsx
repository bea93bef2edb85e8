import { connectPageRuntime, type GatsbyWindow, gatsbyWindow } from "~/src/gatsby/browser/connect-page-runtime"

const visited: (string | number)[] = []

beforeEach(() => {
  visited.length = 0
  const runtime: GatsbyWindow = {
    ___loader: {
      loadPage: async () => ({}),
      loadPageSync: () => ({}),
      isPageNotFound: () => false,
      enqueue: () => Object.assign(Promise.resolve(true), { abort: () => undefined }),
      hovering: () => undefined,
    },
    ___navigate: (to) => visited.push(to),
    ___push: (to) => visited.push(to),
    ___replace: (to) => visited.push(to),
  }
  Object.assign(window, runtime)
})

test("a global that Gatsby no longer provides is named, each of them", () => {
  for (const name of ["loadPage", "loadPageSync", "isPageNotFound", "enqueue", "hovering"] as const) {
    const { ___loader: loader } = gatsbyWindow()
    Object.assign(window, { ___loader: { ...loader, [name]: undefined } })
    expect(connectPageRuntime).toThrow(`Gatsby’s runtime has no ___loader.${name}: links load documents`)
    Object.assign(window, { ___loader: loader })
  }
  Object.assign(window, { ___push: undefined, ___replace: "text" })
  expect(connectPageRuntime).toThrow("has no ___push, ___replace:")
})

test("R4 F6: the address that the host has answered with the error page has no page", () => {
  const { isPageNotFound } = connectPageRuntime()
  expect([isPageNotFound(location.pathname), isPageNotFound("/about%3Fx")]).toEqual([false, true])
  Object.assign(window, { pagePath: "/404.html" })
  expect([isPageNotFound(location.pathname), isPageNotFound("/about")]).toEqual([true, false])
  Object.assign(window, { pagePath: undefined })
})

test("N1 N5: all navigation and prefetching goes through what intercepts it, until that is cleaned up", () => {
  const log: string[] = []
  const { interceptNavigation, interceptPrefetch } = connectPageRuntime()
  const stops = [
    interceptNavigation((navigate) => (to, options) => {
      log.push(`to ${to}`)
      navigate(to, options)
    }),
    interceptPrefetch({
      visible: (path) => log.push(`visible ${path}`),
      wanted: (path) => log.push(`wanted ${path}`),
    }),
  ]
  const gatsby = gatsbyWindow()
  const visit = () => {
    gatsby.___navigate(-1)
    gatsby.___push("/a")
    gatsby.___replace("/b")
    gatsby.___loader.enqueue("/a").abort()
    gatsby.___loader.hovering("/b")
  }
  visit()
  expect([log, visited]).toEqual([
    ["to -1", "to /a", "to /b", "visible /a", "wanted /b"],
    [-1, "/a", "/b"],
  ])
  for (const stop of stops) stop()
  visit()
  expect([log.length, visited.length]).toEqual([5, 6])
})
