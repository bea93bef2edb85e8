import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, type Page } from "@playwright/test"

import { test } from "~/tests/e2e/host-fixture"
import { BUILDS, groundColour, pageIsLive } from "~/tests/e2e/site"

const NEXT = ".variants/next-deploy/public"
const GARBAGE = ["", "{", "null", "[]", "-1", "true", '{"__proto__":1}', "x".repeat(10_000), "1e999", "[[[["]

const navbarLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name })

const toggle = (page: Page) => page.getByRole("button", { name: /^Switch to (light|dark) theme$/ })

const PROJECTS = ["Projects", "/projects"] as const
const ABOUT = ["About", "/about"] as const
const HOME = ["Home", "/"] as const

/** Clicks through the site; whatever happens, each page comes in at its address. */
async function clickThrough(page: Page, origin: string, targets = [PROJECTS, ABOUT, HOME]): Promise<void> {
  await pageIsLive(page)
  for (const [name, address] of targets) {
    await navbarLink(page, name).click()
    await expect(page).toHaveURL(`${origin}${address}`)
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("ERROR")
    await expect(page.locator("main")).toHaveCSS("opacity", "1")
    await page.evaluate(() => window.scrollTo(0, 200))
  }
  const before = await groundColour(page)
  await toggle(page).click()
  await expect.poll(() => groundColour(page)).not.toBe(before)
}

/** Counts documents and notes mistakes that no code caught. */
function watch(page: Page): { errors: string[]; documents: () => number } {
  const errors: string[] = []
  let documents = 0
  page.on("pageerror", (error) => errors.push(String(error)))
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  return { errors, documents: () => documents }
}

test("E4: storage that is full does no harm", async ({ host, page }) => {
  const { errors, documents } = watch(page)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError")
    }
  })
  await page.goto(`${host.origin}/privacy`)
  await clickThrough(page, host.origin)
  expect(errors).toEqual([])
  expect(documents()).toBe(1)
})

test("E4: whatever stands in the site's storage, the pages work", async ({ host, page }) => {
  test.setTimeout(120_000)
  const { errors } = watch(page)
  await page.goto(`${host.origin}/privacy`)
  await clickThrough(page, host.origin)
  await page.reload()
  for (const [round, garbage] of GARBAGE.entries()) {
    const spoilt = await page.evaluate((text) => {
      const keys = [localStorage, sessionStorage].flatMap((storage) =>
        Object.keys(storage).map((key) => ({ storage, key })),
      )
      for (const { storage, key } of keys) storage.setItem(key, text)
      return keys.length
    }, garbage)
    expect(spoilt).toBeGreaterThan(1)
    await page.reload()
    await clickThrough(page, host.origin, [round % 2 === 0 ? PROJECTS : ABOUT])
  }
  expect(errors).toEqual([])
})

for (const years of [-30, 30]) {
  test(`E4: a clock that jumps ${years} years during a visit does no harm`, async ({ host, page }) => {
    const { errors, documents } = watch(page)
    await page.addInitScript(() => {
      const { now } = Date
      Date.now = () => now() + ((window as unknown as { jump?: number }).jump ?? 0)
    })
    await page.goto(`${host.origin}/privacy`)
    await pageIsLive(page)
    await page.evaluate((jump) => Object.assign(window, { jump }), years * 365 * 86_400_000)
    await clickThrough(page, host.origin)
    await page.goBack()
    await expect(page).toHaveURL(`${host.origin}/about`)
    expect(errors).toEqual([])
    expect(documents()).toBe(1)
  })
}

test("E4: a host that answers with the home page in place of 404 sends nobody round in circles", async ({
  host,
  page,
}) => {
  const { documents } = watch(page)
  const home = readFileSync(path.join(BUILDS.default.directory, "index.html"), "utf8")
  host.breakWith((file) => {
    const isThere = ["", ".html", "/index.html"].some((end) =>
      existsSync(path.join(BUILDS.default.directory, file + end)),
    )
    return isThere ? undefined : { page: home }
  })
  await page.goto(`${host.origin}/no/such/page`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await page.waitForTimeout(1500)
  expect(documents()).toBeLessThanOrEqual(2)
  await page.goto(`${host.origin}/privacy`)
  await clickThrough(page, host.origin)
})

test("F3 T1: two tabs on two builds both go on, and agree on the theme", async ({ host, page, context }) => {
  const first = watch(page)
  await page.goto(`${host.origin}/privacy`)
  await pageIsLive(page)
  host.deploy(NEXT)
  const newer = await context.newPage()
  const second = watch(newer)
  await newer.goto(`${host.origin}/about`)
  await clickThrough(newer, host.origin)
  await expect.poll(() => groundColour(page)).toBe(await groundColour(newer))
  await clickThrough(page, host.origin)
  expect([...first.errors, ...second.errors]).toEqual([])
  expect(second.documents()).toBe(1)
  expect(first.documents()).toBeLessThanOrEqual(4)
})
