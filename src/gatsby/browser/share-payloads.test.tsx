import { gatsbyWindow } from "~/src/gatsby/browser/connect-page-runtime"
import { startSharedPayloads } from "~/src/gatsby/browser/share-payloads"

const asked: string[] = []
let stop: () => void

beforeEach(() => {
  asked.length = 0
  Object.assign(gatsbyWindow().___loader, {
    loadPage: async (path: string) => void asked.push(path),
    loadPageSync: (path: string) => {
      asked.push(path)
      return path === "/failed" ? { status: "error" } : {}
    },
    isPageNotFound: (path: string) => asked.push(path) > 0,
  })
  stop = startSharedPayloads()
})

test("P1: a page's data is the same for every query and hash", async () => {
  const { ___loader: loader } = gatsbyWindow()
  await loader.loadPage("/about?a=1#b")
  loader.loadPageSync("/about?a=2", {})
  loader.isPageNotFound("/about#b")
  expect(asked).toEqual(["/about", "/about", "/about"])
})

test("E4: a page whose code failed once counts as not loaded, so that it is not drawn without", () => {
  const { ___loader: loader } = gatsbyWindow()
  expect(loader.loadPageSync("/failed")).toBeUndefined()
  expect(loader.loadPageSync("/about")).toEqual({})
})

test("its cleanup function restores Gatsby's own", () => {
  stop()
  expect(gatsbyWindow().___loader.loadPageSync("/failed")).toEqual({ status: "error" })
})
