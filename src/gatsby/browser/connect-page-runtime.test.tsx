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

test("all navigation goes through what intercepts it, until that is cleaned up", () => {
  const intercepted: (string | number)[] = []
  const stop = connectPageRuntime().interceptNavigation((navigate) => (to, options) => {
    intercepted.push(to)
    navigate(to, options)
  })
  const gatsby = gatsbyWindow()
  gatsby.___navigate(-1)
  gatsby.___push("/a")
  gatsby.___replace("/b")
  expect([intercepted, visited]).toEqual([
    [-1, "/a", "/b"],
    [-1, "/a", "/b"],
  ])
  stop()
  gatsby.___push("/c")
  expect([intercepted.length, visited.at(-1)]).toEqual([3, "/c"])
})

test("N5: links that are in view or pointed at are reported, until that is cleaned up", () => {
  const links: string[] = []
  const stop = connectPageRuntime().interceptPrefetch({
    visible: (path) => links.push(`visible ${path}`),
    wanted: (path) => links.push(`wanted ${path}`),
  })
  const { ___loader: loader } = gatsbyWindow()
  loader.enqueue("/a").abort()
  loader.hovering("/b")
  stop()
  loader.hovering("/c")
  expect(links).toEqual(["visible /a", "wanted /b"])
})
