import { expect, type Page } from "@playwright/test"

import { needApp, pretendConnection } from "~/tests/e2e/connection"
import { projectPaths } from "~/tests/e2e/pages"
import { test } from "~/tests/e2e/site"

const navbarLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name })

/** Notes what happens to the page, in order, from here on. */
async function watchPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const log: string[] = []
    Object.assign(window, { log, stillHere: true })
    const main = document.getElementById("main-content")
    let before = main?.className ?? ""
    new MutationObserver(() => {
      if (main?.className !== before) {
        before = main?.className ?? ""
        log.push(`${before || "still"} at ${location.pathname} t=${Math.round(performance.now())}`)
      }
    }).observe(document.body, { attributes: true, subtree: true, attributeFilter: ["class"] })
  })
}

const readLog = (page: Page) => page.evaluate(() => (window as unknown as { log: string[] }).log)
const isSameDocument = (page: Page) => page.evaluate(() => "stillHere" in window)

test("N1 N2: the old page leaves for about 100 ms at its own address, then the new one enters", async ({
  site,
  visit,
  page,
}) => {
  await visit("/")
  await watchPage(page)
  await navbarLink(page, "About").click()
  await expect(page).toHaveURL(site.url("/about"))
  await expect.poll(async () => (await readLog(page)).length).toBe(3)
  const log = await readLog(page)
  const [home, about] = [site.url("/"), site.url("/about")].map((url) => new URL(url).pathname)
  expect(log.map((entry) => entry.replace(/ t=.*/, ""))).toEqual([
    `page-exit at ${home}`,
    `page-enter at ${about}`,
    `still at ${about}`,
  ])
  const [left = 0, entered = 0] = log.map((entry) => Number(/t=(\d+)/.exec(entry)?.[1]))
  expect(entered - left).toBeGreaterThanOrEqual(95)
  expect(await isSameDocument(page)).toBe(true)
})

test("N2: nothing leaves or enters for a hash, a query, or the page's own link", async ({ site, visit, page }) => {
  await visit("/about")
  await watchPage(page)
  const path = new URL(site.url("/about")).pathname
  for (const to of [`${path}#main-content`, `${path}?a=1`, path]) {
    await page.evaluate(
      (target) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(target),
      to,
    )
    await expect(page).toHaveURL(`${site.origin}${to}`)
  }
  expect(await readLog(page)).toEqual([])
})

test("P1: page data is asked for when the path changes, never for a hash or a query", async ({ site, visit, page }) => {
  const asked: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("/page-data.json")) asked.push(new URL(request.url()).pathname)
  })
  // Nothing is loaded ahead, so that each navigation asks for itself.
  await pretendConnection(page, { saveData: true })
  await needApp(page)
  await visit("/about")
  await page.waitForLoadState("networkidle")
  asked.length = 0
  const path = new URL(site.url("/about")).pathname
  for (const to of [`${path}#main-content`, `${path}?a=1`, `${path}?a=2#main-content`, path]) {
    await page.evaluate(
      (target) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(target),
      to,
    )
    await expect(page).toHaveURL(`${site.origin}${to}`)
    // The router folds navigations that follow each other at once into one entry of the history.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
  await page.goBack()
  await expect(page).toHaveURL(/\?a=\d/)
  expect(asked).toEqual([])
  await navbarLink(page, "Home").click()
  await expect(page).toHaveURL(site.url("/"))
  expect(asked).toEqual([`${site.basePath}/page-data/index/page-data.json`])
})

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } })
  test("N2: nothing leaves or enters visibly", { tag: "@placeless" }, async ({ site, visit, page }) => {
    await visit("/")
    await watchPage(page)
    await navbarLink(page, "About").click()
    await expect(page).toHaveURL(site.url("/about"))
    expect((await readLog(page)).filter((entry) => entry.startsWith("page-exit"))).toEqual([])
    expect(await page.locator("main").evaluate((main) => getComputedStyle(main).animationName)).toBe("none")
  })
})

test("N1: a newer navigation cancels an older one, however slow that is", { tag: "@placeless" }, async ({
  site,
  visit,
  page,
}) => {
  await page.route(/\/page-data\/about\/page-data\.json\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  await visit("/privacy")
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  await navbarLink(page, "About").click()
  await navbarLink(page, "Projects").click()
  await expect(page).toHaveURL(site.url("/projects"))
  await page.waitForTimeout(1200)
  await expect(page).toHaveURL(site.url("/projects"))
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Projects")
  expect(await isSameDocument(page)).toBe(true)
})

test("N1: a double click, and going back while a page leaves, end on the last target", { tag: "@placeless" }, async ({
  site,
  visit,
  page,
}) => {
  await visit("/")
  await navbarLink(page, "Projects").click()
  await expect(page).toHaveURL(site.url("/projects"))
  await navbarLink(page, "About").dblclick()
  await expect(page).toHaveURL(site.url("/about"))
  await navbarLink(page, "Home").click({ noWaitAfter: true })
  await page.goBack()
  await expect(page).toHaveURL(site.url("/projects"))
  await page.waitForTimeout(400)
  await expect(page).toHaveURL(site.url("/projects"))
  await expect(page.locator("main")).not.toHaveClass(/page-exit/)
  await expect(page.locator("main")).toHaveCSS("opacity", "1")
})

test("N1: modified clicks stay the browser's", { tag: "@placeless" }, async ({ visit, page, context }) => {
  await visit("/")
  const opened = context.waitForEvent("page")
  await navbarLink(page, "About").click({ modifiers: ["ControlOrMeta"] })
  await (await opened).close()
  await expect(page).toHaveURL(/\/$/)
})

test("N1 N2: going back, the old page leaves, then the one before enters", async ({ site, visit, page }) => {
  await visit("/about")
  await navbarLink(page, "Home").click()
  await expect(page).toHaveURL(site.url("/"))
  await expect(page.locator("main")).not.toHaveClass(/page-/)
  await watchPage(page)
  await page.evaluate(() => history.back())
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About")
  await expect(page.locator("main")).not.toHaveClass(/page-/)
  const log = await readLog(page)
  expect(log.map((line) => line.split(" ")[0])).toEqual(["page-exit", "page-enter", "still"])
  expect(await isSameDocument(page)).toBe(true)
})

test("N3: back and forward return to where a page was left, which beats the hash", async ({ build, visit, page }) => {
  const [project] = projectPaths(build)
  await visit("/projects")
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
  await page.waitForTimeout(100)
  await page.evaluate(
    (path) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(path),
    `${build.basePath}${project}#main-content`,
  )
  await expect(page).toHaveURL(/#main-content$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(200)
  await page.waitForTimeout(300)
  await page.evaluate(() => window.scrollTo(0, 300))
  await page.waitForTimeout(100)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
  await page.goForward()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
})

test("N3: a reload stays where it was", async ({ visit, page }) => {
  await visit("/projects")
  await page.evaluate(() => window.scrollTo(0, 350))
  await page.waitForTimeout(150)
  await page.reload()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(350)
})

test("N3: the page's own link keeps the position, a missing target does not jump", async ({ site, visit, page }) => {
  await visit("/projects")
  await page.evaluate(() => window.scrollTo(0, 350))
  await navbarLink(page, "Projects").click()
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => window.scrollY)).toBe(350)
  const path = new URL(site.url("/projects")).pathname
  await page.evaluate(
    (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
    `${path}#no-such-id`,
  )
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => window.scrollY)).toBe(350)
})

test("N3: a page change is announced once, and the focus is at the new page", { tag: "@placeless" }, async ({
  visit,
  page,
}) => {
  await visit("/")
  await page.evaluate(() => {
    const announced: string[] = []
    Object.assign(window, { announced })
    const region = document.getElementById("gatsby-announcer")
    if (region) {
      new MutationObserver(() => announced.push(region.textContent ?? "")).observe(region, {
        childList: true,
        subtree: true,
      })
    }
  })
  await navbarLink(page, "About").click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { announced: string[] }).announced))
    .toEqual(["Navigated to About"])
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("gatsby-focus-wrapper")
})

/** What the loading bar shows from now on; a full one, there for half a second, cannot be missed. */
async function noteBars(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const bars: string[] = []
    Object.assign(window, { bars })
    new MutationObserver(() => {
      const value = document.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow")
      if (typeof value === "string" && bars.at(-1) !== value) bars.push(value)
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  return () => page.evaluate(() => (window as unknown as { bars: string[] }).bars.map(Number))
}

test("N4: a slow page shows the loading bar", { tag: "@placeless" }, async ({ site, visit, page }) => {
  const bars = await noteBars(page)
  await page.route(/\/page-data\/privacy\/page-data\.json\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await visit("/")
  await page.getByRole("link", { name: "Privacy Policy" }).click()
  const bar = page.getByRole("progressbar", { name: "Loading page" })
  await expect(bar).toBeVisible()
  expect((await bar.boundingBox())?.height).toBe(3)
  await expect(page).toHaveURL(site.url("/privacy"))
  await expect(bar).toHaveCount(0)
  const seen = await bars()
  expect(seen.at(-1)).toBe(100)
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
})

test("N4: a second click on a section link or the skip link does not start the loading bar", {
  tag: "@placeless",
}, async ({ build, visit, page }) => {
  const bars = await noteBars(page)
  const [project] = projectPaths(build)
  await visit(project)
  const sections = page.locator('main .prose h2 a[href^="#"]')
  const href = await sections.first().getAttribute("href")
  const skipLink = page.getByRole("link", { name: "Skip to content" })
  for (const [link, hash] of [
    [sections.first(), href ?? ""],
    [skipLink, "#main-content"],
  ] as const) {
    for (let click = 0; click < 2; click += 1) {
      await link.press("Enter")
      await expect.poll(() => page.evaluate(() => location.hash)).toBe(hash)
      // A bar shows after 200 ms.
      await page.waitForTimeout(300)
    }
  }
  expect(await bars()).toEqual([])
})

test("N4: neither the first load nor a page that is ready within 200 ms shows the loading bar", {
  tag: "@placeless",
}, async ({ site, visit, page }) => {
  const bars = await noteBars(page)
  await page.clock.install()
  await visit("/")
  await page.waitForLoadState("networkidle")
  // From here on it is the page's own time that counts, not the machine's.
  await page.clock.pauseAt(Date.now() + 60_000)
  await navbarLink(page, "About").click()
  for (let ms = 0; ms < 190; ms += 10) {
    await page.clock.runFor(10)
    await page.waitForTimeout(30)
  }
  await expect(page).toHaveURL(site.url("/about"))
  await page.clock.runFor(3000)
  expect(await bars()).toEqual([])
})

test.describe("without a network", () => {
  // Other links in view are still tried.
  test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED/] })

  test("N6: a page that was loaded before needs no network", { tag: "@placeless" }, async ({
    site,
    visit,
    page,
    context,
  }) => {
    await visit("/")
    await navbarLink(page, "About").click()
    await expect(page).toHaveURL(site.url("/about"))
    await navbarLink(page, "Home").click()
    await expect(page).toHaveURL(site.url("/"))
    await page.waitForLoadState("networkidle")
    await context.setOffline(true)
    await navbarLink(page, "About").click()
    await expect(page).toHaveURL(site.url("/about"))
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About")
  })
})

test.describe("an invalid page", () => {
  test.use({ expectedMessages: [/status of 404/] })

  test("R3: a project address that no project can have is an invalid page, not an unknown one", async ({
    site,
    page,
  }) => {
    await page.goto(`${site.origin}${site.basePath}/projects/Not_A_Slug`)
    await expect(page.getByText("Page Not Found: /projects/Not_A_Slug")).toBeVisible()
  })

  test("R3: in-app navigation to an invalid page shows why, and the next page clears it", async ({
    site,
    visit,
    page,
  }) => {
    await visit("/")
    await page.evaluate(
      (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
      `${site.basePath}/projects/Not_A_Slug`,
    )
    await expect(page.getByText("Page Not Found: /projects/Not_A_Slug")).toBeVisible()
    await navbarLink(page, "About").click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About")
  })
})

test.describe("a path that begins with another host", () => {
  test.use({ expectedMessages: [/status of 404|Payload URL must not include hostname|could not be loaded in place/] })

  for (const [how, open] of [
    [
      "a link",
      (to: string) => {
        const link = Object.assign(document.createElement("a"), { href: location.origin + to, textContent: "odd" })
        document.querySelector("main")?.append(link)
        link.click()
      },
    ],
    ["a call", (to: string) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to)],
  ] as const) {
    test(`P2: ${how} to it stays on this site, and says why it is refused`, { tag: "@placeless" }, async ({
      site,
      visit,
      page,
    }) => {
      await visit("/about")
      const warned = page.waitForEvent("console", (message) => message.text().includes("Payload URL must not include"))
      await page.evaluate(open, "//evil.example/x")
      await warned
      await expect(page).toHaveURL(`${site.origin}//evil.example/x`)
      await expect(page.getByRole("heading", { level: 1, name: "ERROR 404" })).toBeVisible()
    })
  }
})
