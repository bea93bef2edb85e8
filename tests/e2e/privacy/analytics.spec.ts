import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, type Page } from "@playwright/test"

import { expectNoAxeFindings } from "~/tests/e2e/axe"
import { preventPrefetch } from "~/tests/e2e/conditions"
import { boxOf } from "~/tests/e2e/measure"
import { mockAnalyticsServers, type Received } from "~/tests/e2e/mock-analytics-servers"
import { mainHeading, navbarLink, navigateTo, nextFrames } from "~/tests/e2e/navigate"
import { recordLayoutShifts } from "~/tests/e2e/record"
import { BUILDS, pageIsLive, test as siteTest } from "~/tests/e2e/site"

const GOOGLE = /^request to https:\/\/www\.(googletagmanager|google-analytics)\.com\//

const test = siteTest.extend<{ received: Received }>({
  received: [async ({ context }, use) => use(await mockAnalyticsServers(context)), { auto: true }],
})
test.use({ build: BUILDS.services })

const banner = (page: Page) => page.getByRole("region", { name: "May your visit be counted?" })
const accept = (page: Page) => banner(page).getByRole("button", { name: "Accept" }).click()
const reject = (page: Page) => banner(page).getByRole("button", { name: "Reject" }).click()
const choices = (page: Page) => page.getByRole("button", { name: "Privacy choices" })
const storedChoice = (page: Page) => page.evaluate(() => localStorage.getItem("analytics-consent"))
const webPaths = (received: Received) => received.web.map((view) => view.path)

async function follow(page: Page, name: string): Promise<void> {
  await navbarLink(page, name).click()
  await expect(mainHeading(page)).toHaveText(name)
}

/** Waits until the page has sent what it is going to send: its next tasks are done, and a later request is answered. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle")
  await nextFrames(page)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await page.evaluate(() => fetch(location.href).then(() => undefined))
}

test("Y2 Y3: no page has a script, a hint or a link that would contact Google on its own", ({ build }) => {
  const pages = readdirSync(build.directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.join(entry.parentPath, entry.name))
  expect(pages.length).toBeGreaterThan(5)
  for (const page of pages) {
    const html = readFileSync(page, "utf8")
    expect(html.match(/<(script|link)[^>]*\s(src|href)="https:\/\/[^"]*google[^"]*"/g), page).toBeNull()
  }
})

test("Y3: before an answer nothing is sent and nothing is stored; a page prints without the question", async ({
  visit,
  page,
  received,
}) => {
  await visit("/")
  await expect(banner(page)).toContainText("this site’s host and to Google")
  await follow(page, "About")
  await settle(page)
  expect(received.requests).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""])
  await page.emulateMedia({ media: "print" })
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole("button")).toHaveCount(0)
})

test.describe("after consent", () => {
  test.use({ expectedMessages: [GOOGLE] })

  test("Y1 Y2: each script is loaded once; one page view for the page on show and for each navigation, none for hash or query", async ({
    visit,
    page,
    site,
    received,
  }) => {
    await visit("/?from=mail#main-content")
    await follow(page, "About")
    await accept(page)
    await expect(banner(page)).toHaveCount(0)
    await follow(page, "Projects")
    await page.evaluate(() => Object.assign(location, { hash: "main-content" }))
    await navigateTo(page, "?q=1")
    await expect(page).toHaveURL(/\?q=1$/)
    await page.getByRole("main").getByRole("article").getByRole("link").first().click()
    await expect(page).toHaveURL(/\/projects\/[^/?]+$/)
    const project = new URL(page.url()).pathname.slice(site.basePath.length)
    await page.getByRole("link", { name: "Skip to content" }).press("Enter")
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(/\/projects\?q=1$/)

    const views = [
      { route: "/about", path: "/about" },
      { route: "/projects", path: "/projects" },
      { route: "/projects/[name]", path: project },
      { route: "/projects", path: "/projects" },
    ]
    await expect.poll(() => received.google).toHaveLength(2 * views.length)
    await settle(page)
    expect(received.web.map(({ route, path: viewed }) => ({ route, path: viewed }))).toEqual(views)
    for (const { url } of received.web) expect(url).not.toMatch(/[?#]/)
    for (const id of ["G-TEST123", "AW-456"]) {
      const ofId = received.google.filter((view) => view.id === id)
      expect(ofId.map((view) => view.path)).toEqual(views.map((view) => view.path))
    }
    const titles = received.google.filter(({ id }) => id === "AW-456").map(({ title }) => title.split(" · ")[0])
    expect([titles[0], titles[1], titles[3]]).toEqual(["About", "Projects", "Projects"])
    expect(new Set(titles).size).toBe(3)
    expect(received.requests.filter((url) => /script\.js|gtag\/js/.test(url)).sort()).toEqual([
      `${site.origin}/_vercel/insights/script.js`,
      "https://www.googletagmanager.com/gtag/js?id=G-TEST123",
    ])
  })

  test("Y3: the answer is kept for the next visit; withdrawing it stops both providers at once and removes the tag's cookies", async ({
    visit,
    page,
    received,
  }) => {
    await visit("/about")
    await accept(page)
    await expect.poll(() => webPaths(received)).toEqual(["/about"])
    expect(await storedChoice(page)).toBe("granted")
    await page.reload()
    await pageIsLive(page)
    await expect.poll(() => received.google).toHaveLength(4)
    await expect.poll(() => webPaths(received)).toEqual(["/about", "/about"])
    await expect(banner(page)).toHaveCount(0)

    await expect.poll(() => page.evaluate(() => document.cookie)).toContain("_ga=")
    await choices(page).click()
    await expect(banner(page)).toBeFocused()
    await expect(banner(page)).toContainText("So far, you have accepted.")
    await reject(page)
    await expect(choices(page)).toBeFocused()
    const before = received.requests.length
    expect(await page.evaluate(() => document.cookie)).toBe("")
    await follow(page, "Projects")
    // What other code sends through the providers' functions is not sent either.
    await page.evaluate(() => {
      const here = window as unknown as { gtag: (...all: unknown[]) => void; va: (...all: unknown[]) => void }
      here.gtag("event", "page_view", { page_path: "/late" })
      here.va("pageview", { route: "/late", path: "/late" })
    })
    await settle(page)
    await page.reload()
    await settle(page)
    expect(received.requests.length).toBe(before)
    await choices(page).click()
    await accept(page)
    await expect.poll(() => webPaths(received).at(-1)).toBe("/projects")
  })
})

test("Y3: a rejection is kept, and nothing is ever requested of either provider", async ({ visit, page, received }) => {
  await visit("/")
  await reject(page)
  await expect(page.locator("#main-content")).toBeFocused()
  await follow(page, "About")
  await page.reload()
  await pageIsLive(page)
  await settle(page)
  await expect(banner(page)).toHaveCount(0)
  expect(await storedChoice(page)).toBe("denied")
  expect(received.requests).toEqual([])
})

for (const [signal, value] of [
  ["doNotTrack", "1"],
  ["globalPrivacyControl", true],
] as const) {
  test(`Y3: ${signal} is a refusal, whatever was answered before`, async ({ visit, page, received }) => {
    await page.addInitScript(
      ([name, sent]) => {
        Object.defineProperty(navigator, name, { value: sent })
        localStorage.setItem("analytics-consent", "granted")
      },
      [signal, value] as const,
    )
    await visit("/")
    await follow(page, "About")
    await settle(page)
    await expect(banner(page)).toHaveCount(0)
    await expect(choices(page)).toHaveCount(0)
    expect(received.requests).toEqual([])
  })
}

test.describe("scripts that fail", () => {
  test.use({
    expectedMessages: [
      /^request to https:\/\/www\.google|net::ERR_FAILED|could not be loaded|status of 500|Failed to load script/,
    ],
  })

  test("E4 Y1 Y2: scripts that cannot be loaded are reported on the console, and the page works", async ({
    visit,
    page,
    context,
  }) => {
    const messages: string[] = []
    page.on("console", (message) => messages.push(message.text()))
    await context.route("**/_vercel/insights/script.js", (route) => route.fulfill({ status: 500 }))
    await context.route("https://www.googletagmanager.com/**", (route) => route.abort())
    await visit("/")
    await accept(page)
    await follow(page, "About")
    await follow(page, "Projects")
    await expect.poll(() => messages.join("\n")).toMatch(/Failed to load script from \/_vercel\/insights\/script\.js/)
    await expect.poll(() => messages.join("\n")).toMatch(/The Google tag could not be loaded/)
  })

  test("E4 Y3: the page works without a banner that cannot be loaded, and nothing is sent", async ({
    visit,
    page,
    context,
    build,
    received,
  }) => {
    const chunk = readdirSync(build.directory).find(
      (file) =>
        /^\d+-.*\.js$/.test(file) && readFileSync(path.join(build.directory, file), "utf8").includes("ConsentBanner"),
    )
    await context.route(`**/${chunk}`, (route) => route.abort())
    await visit("/")
    await follow(page, "About")
    await settle(page)
    await expect(banner(page)).toHaveCount(0)
    expect(received.requests).toEqual([])
  })
})

for (const [screen, size] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
})) {
  test.describe(`the banner on a ${screen}`, () => {
    test.use({ viewport: size })

    test("Y3: Tab reaches it after the skip link, Escape is no answer, and it gives its focus to the page", async ({
      visit,
      page,
    }) => {
      await visit("/")
      await expect(banner(page)).toBeVisible()
      const stops: (string | null | undefined)[] = []
      for (let stop = 0; stop < 4; stop += 1) {
        await page.keyboard.press("Tab")
        stops.push(await page.evaluate(() => document.activeElement?.textContent))
      }
      expect(stops).toEqual(["Skip to content", "Privacy Policy", "Accept", "Reject"])
      await page.keyboard.press("Escape")
      await expect(banner(page)).toBeVisible()
      expect(await storedChoice(page)).toBeNull()
      await page.keyboard.press("Tab")
      await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link").first()).toBeFocused()
      await page.keyboard.press("Shift+Tab")
      await page.keyboard.press("Enter")
      await expect(banner(page)).toHaveCount(0)
      await expect(page.locator("#main-content")).toBeFocused()
    })

    test("Y3: it is above the navbar, its buttons alike and at least 44 px high, and never covers the focus", async ({
      visit,
      page,
    }) => {
      await visit("/privacy")
      await expect(banner(page)).toBeVisible()
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
      const box = await boxOf(banner(page))
      expect(box.bottom).toBeLessThan((await boxOf(page.getByRole("navigation", { name: "Main" }))).y)
      expect(box.width).toBeLessThanOrEqual(640)
      expect(box.x).toBeGreaterThanOrEqual(16)
      const [first, second] = await Promise.all(
        ["Accept", "Reject"].map((name) =>
          banner(page)
            .getByRole("button", { name })
            .evaluate((button) => {
              const { width, height, y } = button.getBoundingClientRect()
              const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(button)
              return { width, height, y, color, backgroundColor, borderColor, fontWeight }
            }),
        ),
      )
      expect(first).toEqual(second)
      expect(first?.height).toBeGreaterThanOrEqual(44)

      const stops = await page.locator("a, button").count()
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press("Tab")
        const covered = await page.evaluate(() => {
          const element = document.activeElement
          if (element === null || element.closest(".consent, .navbar, .skip-link")) return null
          const top = document.querySelector(".consent")?.getBoundingClientRect().top ?? 0
          return element.getBoundingClientRect().bottom > top ? element.textContent : null
        })
        expect(covered).toBeNull()
      }
    })

    test("Y3: nothing on the page moves when it comes and when it goes", async ({ visit, page }) => {
      // The display font replaces its fallback when it arrives just after the first paint: a shift that is not the banner's. Visitors who save data do without it.
      await preventPrefetch(page)
      const layoutShifts = await recordLayoutShifts(page)
      // As high as the whole page, so that the footer is in view, too.
      await page.setViewportSize({ ...size, height: 4000 })
      await visit("/privacy")
      await expect(banner(page)).toBeVisible()
      await reject(page)
      await expect(banner(page)).toHaveCount(0)
      await nextFrames(page)
      expect(await layoutShifts()).toEqual([])
    })
  })
}

test("Y3: axe finds nothing with the banner; the privacy page lists every enabled service and stored key", async ({
  visit,
  page,
}) => {
  for (const address of ["/", "/privacy"]) {
    await visit(address)
    await expect(banner(page)).toBeVisible()
    await expectNoAxeFindings(page)
  }
  const services = page.getByRole("region", { name: "Services" })
  await expect(services.getByRole("heading", { level: 3 })).toHaveText([
    "The game 2048",
    "Web analytics of this site’s host",
    "Google tag",
    "Videos at YouTube",
  ])
  await expect(services).toContainText("/_vercel/insights/script.js")
  await expect(services).toContainText("www.googletagmanager.com")
  const kept = page.getByRole("region", { name: "What your browser keeps" })
  await expect(kept.getByRole("term").filter({ hasText: "analytics-consent" })).toHaveCount(1)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("Y3: there is no question, no button without a function, and nothing is sent", async ({
    visit,
    page,
    received,
  }) => {
    await visit("/")
    await expect(banner(page)).toHaveCount(0)
    await expect(choices(page)).toHaveCount(0)
    expect(received.requests).toEqual([])
  })
})
