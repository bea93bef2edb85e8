import { googleTag } from "~/src/client/analytics/google-tag"

const GOOGLE = "https://www.googletagmanager.com/gtag/js?id=G-A"
const VIEW = { route: "/projects/[name]", path: "/projects/note-g" }
const sent = jest.fn()

beforeEach(() => {
  document.body.innerHTML = `
    <script type="text/plain" data-deferred-script data-src="${GOOGLE}"></script>
    <script type="text/plain" data-deferred-script>window.isConfigured = true</script>`
  Object.assign(window, { gtag: sent.mockReset() })
})

jest.useFakeTimers()

test("Y2 E4: the tag's scripts run only after its start, once each; one that cannot be loaded logs a warning", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined)
  const tag = googleTag(["G-A"])
  expect(document.querySelector("script[src]")).toBeNull()
  tag.start()
  tag.start()
  expect([...document.scripts].map(({ type, src }) => [type, src])).toEqual([
    ["", GOOGLE],
    ["", ""],
  ])
  document.querySelector("script[src]")?.dispatchEvent(new Event("error"))
  expect(warn).toHaveBeenCalledWith(`The Google tag could not be loaded from ${GOOGLE}.`)
})

test("Y2: a page view names its path, and the plugin itself sends none", () => {
  const tag = googleTag(["G-A"])
  tag.start()
  tag.send(VIEW)
  expect(sent).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(sent.mock.calls).toEqual([["event", "page_view", { page_path: "/projects/note-g" }]])
  const { excludeGtagPaths } = window as unknown as { excludeGtagPaths: RegExp[] }
  expect(["/", "/about", "/.hidden"].every((path) => excludeGtagPaths.some((pattern) => pattern.test(path)))).toBe(true)
})

test("Y3: stopping disables every id, removes only the tag's cookies, and cancels a waiting page view", () => {
  for (const name of ["_ga", "_ga_ABC", "_gcl_au", "other"]) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the tag sets them
    document.cookie = `${name}=1; path=/`
  }
  const tag = googleTag(["G-A", "AW-1"])
  tag.start()
  expect(window).toMatchObject({ "ga-disable-G-A": false, "ga-disable-AW-1": false })
  tag.send(VIEW)
  tag.stop()
  expect(window).toMatchObject({ "ga-disable-G-A": true, "ga-disable-AW-1": true })
  expect(document.cookie).toBe("other=1")
  jest.runAllTimers()
  expect(sent).not.toHaveBeenCalled()
})
