import { expect, type Page, type Route } from "@playwright/test"

import { needApp, pretendConnection } from "~/tests/e2e/connection"
import { loadNothingAhead, type Site, test } from "~/tests/e2e/site"

const HOUR = "01:00:01"

const navbarLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name })
const isSameDocument = (page: Page) => page.evaluate(() => "stillHere" in window)

/**
 * Opens a page whose clock is about to jump, and waits until the manifest is there: webpack gives up on a script after
 * two minutes of the page's own clock, so a jump while one is under way would fail it.
 */
async function openAtRest(page: Page, address: string): Promise<void> {
  const manifest = page.waitForResponse("**/builds/meta/*.json")
  await page.goto(address)
  await (await manifest).finished()
  await page.waitForLoadState("networkidle")
}
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stillHere: true }))

/** A page that has learnt that the host has another build. */
async function openOutdated(page: Page, site: Site): Promise<void> {
  await page.clock.install()
  await page.route("**/builds/latest.json?*", (route) => route.fulfill({ json: { id: "another", timestamp: 1 } }))
  await openAtRest(page, site.url("/"))
  await mark(page)
  const answered = page.waitForResponse("**/builds/latest.json?*")
  await page.clock.fastForward(HOUR)
  await answered
  await page.clock.runFor(100)
}

test("F1 F2: every page belongs to the latest build, and asks for it by a bare timestamp", async ({ site, page }) => {
  await page.clock.install()
  const asked: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("/builds/latest.json")) asked.push(request.url())
  })
  await openAtRest(page, site.url("/"))
  const id = await page.locator("meta[name=build-id]").getAttribute("content")
  const latest = await (await page.request.get(`${site.origin}${site.basePath}/builds/latest.json`)).json()
  expect(latest).toEqual({ id, timestamp: expect.any(Number) })
  expect(asked).toEqual([])
  await page.clock.fastForward(HOUR)
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]).toMatch(/\/builds\/latest\.json\?\d+$/)
})

test("P1: the data of pages is requested with the id of the document's build", async ({ site, visit, page }) => {
  const asked: URL[] = []
  page.on("request", (request) => {
    if (request.url().includes("/page-data/")) asked.push(new URL(request.url()))
  })
  await visit("/")
  const id = await page.locator("meta[name=build-id]").getAttribute("content")
  await navbarLink(page, "About").click()
  await expect(page).toHaveURL(site.url("/about"))
  expect(asked.length).toBeGreaterThan(1)
  expect(new Set(asked.map(({ search }) => search))).toEqual(new Set([`?${id}`]))
})

test("F3: with a new build on the host the next navigation is a document load, with query and hash", async ({
  site,
  page,
}) => {
  await openOutdated(page, site)
  expect(await isSameDocument(page)).toBe(true)
  const target = `${new URL(site.url("/about")).pathname}?a=1#main-content`
  await page.evaluate((to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to), target)
  await expect(page).toHaveURL(`${site.origin}${target}`)
  await expect.poll(() => isSameDocument(page)).toBe(false)
})

test("F3: with a new build on the host, back is a document load, too", async ({ site, page }) => {
  await page.clock.install()
  await page.route("**/builds/latest.json?*", (route) => route.fulfill({ json: { id: "another", timestamp: 1 } }))
  await openAtRest(page, site.url("/about"))
  await navbarLink(page, "Home").click()
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(site.url("/"))
  await mark(page)
  const answered = page.waitForResponse("**/builds/latest.json?*")
  await page.clock.fastForward(HOUR)
  await answered
  await page.clock.runFor(100)
  await page.evaluate(() => history.back())
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false)
  await expect(page).toHaveURL(site.url("/about"))
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About")
})

test.describe("without a network", () => {
  test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED|could not be|ChunkLoadError/] })

  test("E4: with a new build on the host and no network the visitor keeps the page", { tag: "@placeless" }, async ({
    site,
    page,
    context,
  }) => {
    await openOutdated(page, site)
    await context.setOffline(true)
    await navbarLink(page, "About").click()
    await page.clock.runFor(2000)
    expect(await isSameDocument(page)).toBe(true)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  })
})

test("F4: a second navigation to the same path within ten seconds stays in the app", async ({ site, page }) => {
  await openOutdated(page, site)
  await page.evaluate(
    (path) => sessionStorage.setItem(`reload:${path}`, String(Date.now())),
    new URL(site.url("/about")).pathname,
  )
  await navbarLink(page, "About").click()
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(site.url("/about"))
  expect(await isSameDocument(page)).toBe(true)
})

test("F6: the manifest is fetched once, a second after the app is ready", async ({ site, visit, page }) => {
  const asked: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("/builds/meta/")) asked.push(request.url())
  })
  await visit("/")
  await expect.poll(() => asked.length).toBe(1)
  await navbarLink(page, "About").click()
  await expect(page).toHaveURL(site.url("/about"))
  await page.waitForTimeout(1200)
  expect(asked).toHaveLength(1)
  const manifest = await (await page.request.get(asked[0] ?? "")).json()
  expect(Object.keys(manifest).sort()).toEqual(["id", "matcher", "prerendered", "timestamp"])
  expect(manifest.prerendered).toContain("/about")
  // The next document of the session finds it in the storage.
  await page.reload()
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(2000)
  await page.waitForLoadState("networkidle")
  expect(asked).toHaveLength(1)
})

test.describe("on slow-2g", () => {
  test.use({ expectedMessages: [/status of 404/] })

  test("F6: on slow-2g the manifest waits until a navigation needs it", { tag: "@placeless" }, async ({
    site,
    visit,
    page,
  }) => {
    const asked: string[] = []
    page.on("request", (request) => {
      if (request.url().includes("/builds/meta/")) asked.push(request.url())
    })
    await pretendConnection(page, { effectiveType: "slow-2g" })
    await needApp(page)
    await visit("/")
    await page.waitForTimeout(1500)
    expect(asked).toEqual([])
    await page.evaluate(
      (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
      `${site.basePath}/projects/unheard-of`,
    )
    await expect.poll(() => asked.length).toBe(1)
  })
})

test.describe("a renamed project", () => {
  // The former address is asked for before the rules are.
  test.use({ expectedMessages: [/status of 404/] })

  test("F6: a renamed project is found in the app by the manifest's rules", async ({ site, visit, page }) => {
    await page.route("**/builds/meta/*.json", async (route) => {
      const manifest = await (await route.fetch()).json()
      const to = manifest.prerendered.find((path: string) => path.startsWith("/projects/"))
      await route.fulfill({ json: { ...manifest, matcher: { "/projects/former-name": { redirect: to } } } })
    })
    await visit("/about")
    await mark(page)
    await page.evaluate(
      (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
      `${site.basePath}/projects/former-name?a=1#main-content`,
    )
    await expect(page).toHaveURL(/\/projects\/(?!former-name)[^/]+\/?\?a=1#main-content$/)
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("ERROR")
    expect(await isSameDocument(page)).toBe(true)
  })
})

test.describe("faults", () => {
  test.use({
    expectedMessages: [
      /status of (403|404|500|503)|manifest could not be fetched|could not be loaded|ERR_FAILED|Not rendering React|Loading chunk/,
    ],
  })

  test("E4 F6: a manifest that fails is told on the console, and navigation works", { tag: "@placeless" }, async ({
    site,
    visit,
    page,
  }) => {
    await page.route("**/builds/meta/*.json", (route) => route.fulfill({ status: 500, body: "no" }))
    const told = page.waitForEvent("console", (message) => message.text().includes("manifest could not be fetched"))
    await visit("/")
    expect((await told).type()).toBe("error")
    await navbarLink(page, "About").click()
    await expect(page).toHaveURL(site.url("/about"))
  })

  test("E4 F6: a manifest that is answered with a page is logged, too", { tag: "@placeless" }, async ({
    visit,
    page,
  }) => {
    await page.route("**/builds/meta/*.json", (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Hi</h1>" }),
    )
    const logged = page.waitForEvent("console", (message) => message.text().includes("manifest could not be fetched"))
    await visit("/")
    expect((await logged).type()).toBe("error")
  })

  for (const [name, fault, tries] of [
    ["is not answered", (route: Route) => route.abort(), 2],
    ["is gone", (route: Route) => route.fulfill({ status: 404, body: "gone" }), 1],
    ["is forbidden", (route: Route) => route.fulfill({ status: 403, body: "no" }), 1],
    ["fails for now", (route: Route) => route.fulfill({ status: 503, body: "later" }), 2],
    ["is a page", (route: Route) => route.fulfill({ contentType: "text/html", body: "<h1>Log in</h1>" }), 1],
  ] as const) {
    test(`C1 E4 P3: page data that ${name} is warned of, and the page is loaded as a document`, async ({
      site,
      visit,
      page,
    }) => {
      await loadNothingAhead(page)
      await visit("/")
      await page.waitForLoadState("networkidle")
      await mark(page)
      const asked: string[] = []
      await page.route(/\/page-data\/privacy\/page-data\.json/, (route) => {
        asked.push(route.request().url())
        return fault(route)
      })
      let triesInApp = 0
      const warned = page.waitForEvent("console", (message) => {
        triesInApp = asked.length
        return message.text().includes("could not be loaded in place")
      })
      await page.getByRole("link", { name: "Privacy Policy" }).click()
      await warned
      expect(triesInApp).toBe(tries)
      await expect(page).toHaveURL(site.url("/privacy"))
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy")
      expect(await isSameDocument(page)).toBe(false)
    })
  }

  test("C1 R4: an unknown page costs one request for its data, and none for its document", async ({
    site,
    visit,
    page,
  }) => {
    await visit("/about")
    await page.waitForLoadState("networkidle")
    const asked: string[] = []
    page.on("request", (request) => {
      if (request.url().includes("unheard-of")) asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    await page.evaluate(
      (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
      `${site.basePath}/unheard-of`,
    )
    await expect(page.getByText("Page not found: /unheard-of")).toBeVisible()
    expect(asked).toEqual([`GET ${site.basePath}/page-data/unheard-of/page-data.json`])
  })

  test("E4: code that is gone after a new build loads the target as a document", async ({ site, visit, page }) => {
    await page.route("**/component---src-pages-about-*.js", (route) => route.fulfill({ status: 404, body: "gone" }))
    await visit("/privacy")
    const documents: string[] = []
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    await navbarLink(page, "About").click()
    await expect(page).toHaveURL(site.url("/about"))
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About")
    expect(documents).toHaveLength(1)
  })
})
