import type { Page, Route } from "@playwright/test"

/** Has the browser report a connection. */
export async function pretendConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value, configurable: true })
  }, connection)
}

/** Has every document need the app, which on a slow connection does not start without a reason. */
export async function needApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem("kept-state") === null) sessionStorage.setItem("kept-state", "{}")
  })
}

/** Before a visit: no link in view is prefetched, as for visitors who save data. The app starts nevertheless. */
export async function preventPrefetch(page: Page): Promise<void> {
  await pretendConnection(page, { saveData: true })
  await needApp(page)
}

export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("blocked", "SecurityError")
    }
    Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } })
  })
}

/** Holds requests back until the function that it returns is called; then they are answered. */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await answer(route).catch(() => undefined)
  })
  return () => release()
}
