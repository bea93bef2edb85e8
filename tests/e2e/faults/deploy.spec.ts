import { expect, type Page } from "@playwright/test"

import { test } from "~/tests/e2e/host-fixture"
import { pageIsLive } from "~/tests/e2e/site"

const NEXT = ".variants/next-deploy/public"

const navbarLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name })

test("F3 E4: a tab that was open before a deploy goes through all pages of the new build", async ({ host, page }) => {
  const errors: string[] = []
  page.on("pageerror", (error) => errors.push(String(error)))
  await page.goto(`${host.origin}/`)
  await pageIsLive(page)
  await page.waitForLoadState("networkidle")
  host.deploy(NEXT)
  for (const [name, path] of [
    ["Projects", "/projects"],
    ["About", "/about"],
    ["Home", "/"],
    ["Projects", "/projects"],
  ] as const) {
    await navbarLink(page, name).click()
    await expect(page).toHaveURL(`${host.origin}${path}`)
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("ERROR")
    await pageIsLive(page)
  }
  await page.getByRole("main").getByRole("article").getByRole("link").last().click()
  await expect(page).toHaveURL(/\/projects\/[^/]+$/)
  await expect(page.locator("header[data-deploy=next]")).toBeVisible()
  expect(errors).toEqual([])
})

test.describe("pages that fail", () => {
  test.beforeEach(({ host }) => host.deploy(NEXT))

  test("E2 E4: a page that throws gives way to the error screen, and the next page clears it", async ({
    host,
    page,
  }) => {
    const logged = page.waitForEvent("console", (message) => message.text().includes("This page is broken."))
    await page.goto(`${host.origin}/throws`)
    await expect(page.getByRole("heading", { level: 1, name: "ERROR 404" })).toBeVisible()
    await expect(page.getByText("This page could not be shown")).toBeVisible()
    await expect(page.getByText("This page is broken.")).toHaveCount(0)
    await expect(page).toHaveTitle(/^Error 404 · ./)
    expect((await logged).type()).toBe("error")
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex")
    await navbarLink(page, "About").click()
    await expect(page).toHaveURL(`${host.origin}/about`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About")
    await expect(page).toHaveTitle(/^About · ./)
    await expect(page.locator("meta[name=robots]")).toHaveCount(0)
  })

  test("E2: an error that carries a status shows that", async ({ host, page }) => {
    await page.goto(`${host.origin}/throws?status`)
    await expect(page.getByRole("heading", { level: 1, name: "ERROR 418" })).toBeVisible()
    await expect(page.getByText("This page is broken.")).toBeVisible()
  })

  test("R3 E4: middleware that rejects while the page comes to life shows an invalid page", async ({ host, page }) => {
    await page.goto(`${host.origin}/privacy?a#b`)
    await expect(page.getByText("Page Not Found: /privacy", { exact: true })).toBeVisible()
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex")
  })

  test("R3: middleware that rejects in the app leaves the visitor where they are", async ({ host, page }) => {
    await page.goto(`${host.origin}/about`)
    await pageIsLive(page)
    await page.getByRole("link", { name: "Privacy Policy" }).click()
    await page.waitForTimeout(500)
    await expect(page).toHaveURL(`${host.origin}/about`)
    await expect(page.getByRole("progressbar")).toHaveCount(0)
    await expect(page.locator("main")).not.toHaveClass(/page-exit/)
  })

  test("R3 E4: a middleware that nobody wrote is named", async ({ host, page }) => {
    await page.goto(`${host.origin}/unguarded`)
    await expect(page.getByText("Unknown route middleware: 'nobody'")).toBeVisible()
  })

  test("E3 E4: something that fails while the app starts is told, and the rest starts", async ({ host, page }) => {
    const told = page.waitForEvent("console", (message) =>
      message.text().includes("error caught during app initialization"),
    )
    await page.goto(`${host.origin}/about?fail`)
    expect((await told).type()).toBe("error")
    await pageIsLive(page)
    await page.evaluate(() => Object.assign(window, { stillHere: true }))
    await navbarLink(page, "Home").click()
    await expect(page).toHaveURL(`${host.origin}/`)
    expect(await page.evaluate(() => "stillHere" in window)).toBe(false)
  })
})

type StorageName = "localStorage" | "sessionStorage"

const block = (page: Page, storage: StorageName) =>
  page.addInitScript((name) => {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException("blocked", "SecurityError")
      },
    })
  }, storage)

for (const [what, pattern] of [
  ["code", /\/component---src-pages-about-.*\.js$/],
  ["data", /\/page-data\/about\/page-data\.json$/],
] as const) {
  test(`F4 E4: blocked storage and a page whose ${what} is gone: its document is loaded, once`, async ({
    host,
    page,
  }) => {
    await block(page, "sessionStorage")
    host.breakWith((path) => (pattern.test(path) ? { status: 503 } : undefined))
    await page.goto(`${host.origin}/privacy`)
    await pageIsLive(page)
    let documents = 0
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await navbarLink(page, "About").click()
    await expect(page).toHaveURL(`${host.origin}/about`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About")
    await page.waitForLoadState("networkidle")
    expect(documents).toBe(1)
    host.breakWith(null)
    await navbarLink(page, "Projects").click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Projects")
  })
}

for (const storage of ["localStorage", "sessionStorage"] as const) {
  test(`E4: blocked ${storage} does no harm`, async ({ host, page }) => {
    const errors: string[] = []
    page.on("pageerror", (error) => errors.push(String(error)))
    await block(page, storage)
    await page.goto(`${host.origin}/`)
    await pageIsLive(page)
    await navbarLink(page, "Projects").click()
    await expect(page).toHaveURL(`${host.origin}/projects`)
    await expect(page.locator("main")).not.toHaveClass(/page-/)
    await page.evaluate(() => window.scrollTo(0, 300))
    // Nobody goes back within the frame in which they scroll.
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
    await page.goBack()
    await expect(page).toHaveURL(`${host.origin}/`)
    await page.goForward()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
    expect(errors).toEqual([])
  })
}
