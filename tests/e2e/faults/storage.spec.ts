import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, type Page } from "@playwright/test"

import { BUILDS } from "~/tests/builds"
import { blockStorage } from "~/tests/e2e/conditions"
import { follow, mainHeading, navbarLink, scrollTo, scrollTop, switchTheme } from "~/tests/e2e/navigate"
import { recordDocuments, recordErrors } from "~/tests/e2e/observe"
import { pageIsLive, poll, test } from "~/tests/e2e/site"

/** Clicks through the site; each page appears at its URL, and the theme can be switched. */
async function clickThrough(page: Page, origin: string, targets = ["Projects", "About", "Home"]): Promise<void> {
  await pageIsLive(page)
  for (const name of targets) {
    await navbarLink(page, name).click()
    await expect(page).toHaveURL(`${origin}/${name === "Home" ? "" : name.toLowerCase()}`)
    await expect(mainHeading(page)).not.toContainText("ERROR")
    await expect(page.locator("main")).toHaveCSS("opacity", "1")
    await scrollTo(page, 200)
  }
  // The last page may be a document that waits for a sign.
  await pageIsLive(page)
  await switchTheme(page)
}

const YEAR_MS = 365 * 86_400_000

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException("full", "QuotaExceededError")
  }
}

test("E4: full storage, and a clock that jumps ahead and back, do no harm", async ({ host, visit, page }) => {
  const [errors, documents] = [recordErrors(page), recordDocuments(page)]
  await page.addInitScript(fillStorage)
  await visit("/privacy")
  for (const years of [0, 30, -30]) {
    await page.evaluate((ms) => {
      const { now } = Date
      Date.now = () => now() + ms
    }, years * YEAR_MS)
    await clickThrough(page, host.origin)
  }
  expect([errors, documents.length]).toEqual([[], 1])
})

test("E4: blocked storage does no harm; scroll positions last for the visit", async ({ host, visit, page }) => {
  const errors = recordErrors(page)
  await blockStorage(page)
  await visit("/")
  await follow(page, "Projects", `${host.origin}/projects`)
  await expect(page.locator("main")).not.toHaveClass(/page-/)
  await scrollTo(page, 300)
  await page.goBack()
  await expect(mainHeading(page)).not.toHaveText("Projects")
  await page.goForward()
  await poll(() => scrollTop(page)).toBe(300)
  expect(errors).toEqual([])
})

test("E4 Y3: only listed keys are stored, and any text in them does no harm", async ({ host, visit, page }) => {
  const errors = recordErrors(page)
  await visit("/privacy")
  const listed = await page.getByRole("region", { name: "What your browser keeps" }).getByRole("term").allInnerTexts()
  await clickThrough(page, host.origin)
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(stored).toContain("dark-mode")
  expect(stored.filter((key) => !listed.some((name) => new RegExp(`^${name.replace("…", ".+")}$`).test(key)))).toEqual(
    [],
  )
  for (const garbage of ["{", "-1", '{"__proto__":1}', "x".repeat(10_000)]) {
    const changed = await page.evaluate((text) => {
      const storages = [localStorage, sessionStorage]
      const keys = storages.flatMap((storage) => Object.keys(storage).map((key) => ({ storage, key })))
      for (const { storage, key } of keys) storage.setItem(key, text)
      return keys.length
    }, garbage)
    expect(changed).toBeGreaterThan(1)
    await page.reload()
    await clickThrough(page, host.origin, ["Projects"])
  }
  expect(errors).toEqual([])
})

test("E4: a host that sends the home page instead of 404 causes no endless reloads", async ({ host, visit, page }) => {
  const documents = recordDocuments(page)
  const { directory } = BUILDS.default
  const home = readFileSync(path.join(directory, "index.html"), "utf8")
  host.breakWith((file) => {
    const isFile = ["", ".html", "/index.html"].some((end) => existsSync(path.join(directory, file + end)))
    return isFile ? undefined : { page: home }
  })
  await page.clock.install()
  await page.goto(`${host.origin}/no/such/page`)
  await expect(mainHeading(page)).toBeVisible()
  await page.waitForLoadState("networkidle")
  await page.clock.runFor(3000)
  await page.waitForLoadState("networkidle")
  expect(documents.length).toBeLessThanOrEqual(2)
  await visit("/privacy")
  await clickThrough(page, host.origin)
})
