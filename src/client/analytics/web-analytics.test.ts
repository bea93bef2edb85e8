import { webAnalytics } from "~/src/client/analytics/web-analytics"

type Event = { type: "pageview"; url: string }
type Queue = [string, unknown][]

const queue = () => (window as unknown as { vaq: Queue }).vaq
const beforeSend = () => queue().find(([name]) => name === "beforeSend")?.[1] as (event: Event) => Event | null

test("Y1: the script is loaded once from its path, and page views wait for it", () => {
  const analytics = webAnalytics("/_vercel/insights/script.js")
  analytics.start()
  analytics.start()
  expect([...document.scripts].map((script) => [script.getAttribute("src"), script.dataset.disableAutoTrack])).toEqual([
    ["/_vercel/insights/script.js", "1"],
  ])
  analytics.send({ route: "/projects/[name]", path: "/projects/note-g" })
  expect(queue().at(-1)).toEqual(["pageview", { route: "/projects/[name]", path: "/projects/note-g" }])

  const event: Event = { type: "pageview", url: "https://ada.dev/about?email=a@b.dev#top" }
  expect(beforeSend()(event)).toEqual({ type: "pageview", url: "https://ada.dev/about" })
  analytics.stop()
  expect(beforeSend()(event)).toBeNull()
  analytics.start()
  expect(beforeSend()(event)).not.toBeNull()
})
