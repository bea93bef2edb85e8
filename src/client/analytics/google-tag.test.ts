import { googleTag } from "~/src/client/analytics/google-tag"

const GOOGLE = "https://www.googletagmanager.com/gtag/js?id=G-A"

beforeEach(() => {
  document.body.innerHTML = `
    <script type="text/plain" data-held-script data-src="${GOOGLE}"></script>
    <script type="text/plain" data-held-script>window.isConfigured = true</script>`
  Object.assign(window, { gtag: (...all: unknown[]) => sent.push(all) })
  sent.length = 0
})

const sent: unknown[] = []

/** The next page's title is there two frames after the page. */
async function twoFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

test("Y2: nothing of the tag runs before its start, and each script once", () => {
  const tag = googleTag(["G-A"])
  expect(document.querySelector("script[src]")).toBeNull()
  tag.start()
  tag.start()
  expect([...document.scripts].map(({ type, src }) => [type, src])).toEqual([
    ["", GOOGLE],
    ["", ""],
  ])
})

test("Y2: a page view names its path, and the plugin itself sends none", async () => {
  const tag = googleTag(["G-A"])
  tag.start()
  tag.send({ route: "/projects/[name]", path: "/projects/note-g" })
  expect(sent).toEqual([])
  await twoFrames()
  expect(sent).toEqual([["event", "page_view", { page_path: "/projects/note-g" }]])
  const { excludeGtagPaths } = window as unknown as { excludeGtagPaths: RegExp[] }
  expect(["/", "/about", "/.hidden"].every((path) => excludeGtagPaths.some((pattern) => pattern.test(path)))).toBe(true)
})

test("Y3: stopping disables every id and removes the tag's cookies, no others", () => {
  for (const name of ["_ga", "_ga_ABC", "_gcl_au", "other"]) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the tag sets them
    document.cookie = `${name}=1; path=/`
  }
  const tag = googleTag(["G-A", "AW-1"])
  tag.start()
  expect(window).toMatchObject({ "ga-disable-G-A": false, "ga-disable-AW-1": false })
  tag.stop()
  expect(window).toMatchObject({ "ga-disable-G-A": true, "ga-disable-AW-1": true })
  expect(document.cookie).toBe("other=1")
})

test("Y3: a page view that was about to be sent when the visitor withdrew is not sent", async () => {
  const tag = googleTag(["AW-1"])
  tag.start()
  tag.send({ route: "/about", path: "/about" })
  tag.stop()
  await twoFrames()
  expect(sent).toEqual([])
})

test("E4: a tag that cannot be loaded is a warning on the console", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined)
  googleTag(["G-A"]).start()
  document.querySelector("script[src]")?.dispatchEvent(new Event("error"))
  expect(warn).toHaveBeenCalledWith(`The Google tag could not be loaded from ${GOOGLE}.`)
})
