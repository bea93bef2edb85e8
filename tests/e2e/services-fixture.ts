import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"

import { BUILDS } from "~/tests/builds"
import { FIXTURE_CONTENT } from "~/tests/fixtures/fixture-site"

import { nextFrames } from "./navigate"
import { test as siteTest } from "./site"

type Received = {
  /** Every URL that was requested from either provider. */
  requests: string[]
  /** Page views that the host's analytics received. */
  web: { route: string | null; path: string; url: string }[]
  /** Page views that Google received, one for each id. */
  google: { id: string; path: string; title: string }[]
}

/**
 * The build with everything that is off by default. Mocks its servers: the scripts of both kinds of analytics speak the real
 * protocols, and what they send is recorded; the image proxy sends a picture, and the icon service empty icons.
 */
export const test = siteTest.extend<{ received: Received }>({
  build: BUILDS.services,
  received: [
    async ({ context }, use) => {
      const received: Received = { requests: [], web: [], google: [] }
      await context.route(/\/_vercel\/insights\/|googletagmanager\.com|google-analytics\.com/, (route) => {
        const { pathname, searchParams, href } = new URL(route.request().url())
        received.requests.push(href)
        const script = SCRIPTS[pathname]
        if (script !== undefined) return route.fulfill({ contentType: "text/javascript", body: `(${script})()` })
        const { tid: id = "", dp: path = "", dt: title = "" } = Object.fromEntries(searchParams)
        if (id === "") received.web.push(route.request().postDataJSON())
        else received.google.push({ id, path, title })
        return route.fulfill({ status: 204 })
      })
      const picture = readFileSync(`${FIXTURE_CONTENT}/avatar.png`)
      await context.route("**/_vercel/image?*", (route) => route.fulfill({ contentType: "image/png", body: picture }))
      await context.route(/\/icons\/\w+\.json\?/, (route) => {
        const { pathname, searchParams } = new URL(route.request().url())
        const names = searchParams.get("icons")?.split(",") ?? []
        const icons = Object.fromEntries(names.map((name) => [name, { body: "<path/>" }]))
        return route.fulfill({ json: { prefix: pathname.split(/[/.]/).at(-2), icons } })
      })
      await use(received)
    },
    { auto: true },
  ],
})

export const banner = (page: Page) => page.getByRole("region", { name: "May your visit be counted?" })
export const accept = (page: Page) => banner(page).getByRole("button", { name: "Accept" }).click()
export const reject = (page: Page) => banner(page).getByRole("button", { name: "Reject" }).click()
export const storedChoice = (page: Page) => page.evaluate(() => localStorage.getItem("analytics-consent"))

/** Waits until the page has sent what it is going to send: its next tasks are done, and a later request is answered. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle")
  await nextFrames(page)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await page.evaluate(() => fetch(location.href).then(() => undefined))
}

const SCRIPTS: Record<string, () => void> = {
  "/_vercel/insights/script.js": webAnalyticsScript,
  "/gtag/js": googleTagScript,
}

/** Runs in the page as the host's script: takes the queue over, calls `beforeSend`, posts page views. */
function webAnalyticsScript(): void {
  type View = { route?: string | null; path?: string }
  type Event = { type: "pageview"; url: string }
  const here = window as unknown as { va: (name: string, value: unknown) => void; vaq?: [string, unknown][] }
  const { disableAutoTrack } = (document.currentScript as HTMLScriptElement).dataset
  let beforeSend = (event: Event): Event | null => event
  here.va = (name, value) => {
    if (name === "beforeSend") beforeSend = value as typeof beforeSend
    if (name !== "pageview") return
    const event = beforeSend({ type: "pageview", url: location.href })
    if (event === null) return
    const body = JSON.stringify({ ...(value as View), url: event.url })
    void fetch("/_vercel/insights/view", { method: "POST", body, keepalive: true })
  }
  for (const [name, value] of here.vaq ?? []) here.va(name, value)
  if (disableAutoTrack === undefined) here.va("pageview", { path: location.pathname })
}

/** Runs in the page as Google's script: reads the data layer, sets its cookie, sends events for each id. */
function googleTagScript(): void {
  type Command = ArrayLike<unknown>
  const here = window as unknown as { dataLayer: Command[]; [name: string]: unknown }
  const ids: string[] = []
  const send = (path: string) => {
    for (const id of ids.filter((known) => here[`ga-disable-${known}`] !== true)) {
      const fields = new URLSearchParams({ tid: id, dp: path, dt: document.title })
      void fetch(`https://www.google-analytics.com/g/collect?${fields}`, { mode: "no-cors", keepalive: true })
    }
  }
  const obey = (command: Command) => {
    const fields = (command[2] ?? {}) as { send_page_view?: boolean; page_path?: string }
    if (command[0] === "config") {
      ids.push(String(command[1]))
      if (fields.send_page_view !== false) send("sent by config")
    }
    if (command[0] === "event" && command[1] === "page_view") send(fields.page_path ?? "")
  }
  for (const command of here.dataLayer) obey(command)
  const push = here.dataLayer.push.bind(here.dataLayer)
  here.dataLayer.push = (...commands) => {
    for (const command of commands) obey(command)
    return push(...commands)
  }
  // biome-ignore lint/suspicious/noDocumentCookie: as the tag does it
  document.cookie = "_ga=GA1.1; path=/"
}
