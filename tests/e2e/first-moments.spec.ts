import { expect, type Page, type Route } from "@playwright/test"

import { IMAGE_WAIT_MS } from "~/src/client/boot/start-app-scripts"
import { KEPT_STATE_KEY } from "~/src/lib/privacy/stored-keys"

import { needApp, pretendConnection } from "./connection"
import { DARK_GROUND, groundColour, LIGHT_GROUND, pageIsLive, test } from "./site"

const toggle = { name: /^Switch/ }

/** Keeps all scripts on their way until the answer is called. */
function holdScripts(page: Page): Promise<() => void> {
  return hold(page, "**/*.js")
}

async function hold(page: Page, files: string, answer = (route: Route) => route.continue()): Promise<() => void> {
  let letGo = () => undefined as unknown
  const released = new Promise((resolve) => {
    letGo = () => resolve(undefined)
  })
  await page.route(files, async (route) => {
    await released
    await answer(route).catch(() => undefined)
  })
  return () => void letGo()
}

test("T1: the toggle answers while scripts are on their way, and the app agrees when it is there", async ({
  site,
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" })
  const release = await holdScripts(page)
  await page.goto(site.url("/"), { waitUntil: "domcontentloaded" })
  await page.getByRole("button", toggle).click()
  expect(await groundColour(page)).toBe(DARK_GROUND)
  release()
  await expect(page.getByRole("button", { name: "Switch to light theme" })).toBeAttached()
  expect(await groundColour(page)).toBe(DARK_GROUND)
  await page.getByRole("button", toggle).click()
  expect(await groundColour(page)).toBe(LIGHT_GROUND)
})

test("a link that is pressed while scripts are on their way leads to its page", async ({ site, page }) => {
  await holdScripts(page)
  await page.goto(site.url("/"), { waitUntil: "domcontentloaded" })
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click()
  await expect(page).toHaveURL(site.url("/about"))
})

test("U2: a pointer that rests on something before the app is there gets its tooltip then", async ({ site, page }) => {
  const release = await holdScripts(page)
  await page.goto(site.url("/about"), { waitUntil: "domcontentloaded" })
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).hover()
  release()
  await expect(page.getByRole("tooltip")).toHaveText("Home", { timeout: 15_000 })
})

test("U2: what has the keyboard's focus before the app is there gets its tooltip then", async ({ site, page }) => {
  const release = await holdScripts(page)
  await page.goto(site.url("/about"), { waitUntil: "domcontentloaded" })
  await page.getByRole("link", { name: "Skip to content" }).focus()
  await page.keyboard.press("Tab")
  release()
  await expect(page.getByRole("tooltip")).toHaveText("Hi!", { timeout: 15_000 })
})

for (const connection of [{}, { saveData: true }]) {
  test(`keys that are pressed before the app is there are shortcuts then: ${JSON.stringify(connection)}`, async ({
    site,
    page,
  }) => {
    await pretendConnection(page, connection)
    const release = await holdScripts(page)
    await page.goto(site.url("/about"), { waitUntil: "domcontentloaded" })
    await page.keyboard.press("?")
    release()
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 15_000 })
  })

  test(`what is typed or chosen before the app is there counts then: ${JSON.stringify(connection)}`, async ({
    site,
    page,
  }) => {
    await pretendConnection(page, connection)
    const release = await holdScripts(page)
    await page.goto(site.url("/projects"), { waitUntil: "domcontentloaded" })
    const search = page.getByRole("searchbox")
    await search.pressSequentially("zzz")
    release()
    await expect(page).toHaveURL(/[?&]q=zzz/, { timeout: 15_000 })
    await expect(search).toHaveValue("zzz")

    await page.goto(site.url("/projects"), { waitUntil: "domcontentloaded" })
    await page.getByRole("combobox").selectOption("title")
    await expect(page).toHaveURL(/[?&]sort=title/, { timeout: 15_000 })
    await expect(page.getByRole("combobox")).toHaveValue("title")
  })
}

test("a filter in the address is applied where data is saved, too", async ({ site, page }) => {
  await pretendConnection(page, { saveData: true })
  await page.goto(`${site.url("/projects")}?q=zzz`)
  await expect(page.getByRole("searchbox")).toHaveValue("zzz", { timeout: 15_000 })
})

test.describe("a button that needs the app", () => {
  test.use({ expectedMessages: [/404|request to/] })

  for (const connection of [{}, { saveData: true }]) {
    test(`does its work after it was pressed before the app was there: ${JSON.stringify(connection)}`, async ({
      site,
      page,
    }) => {
      await page.route(
        (url) => url.origin !== site.origin,
        (route) => route.fulfill({ body: "a game" }),
      )
      await pretendConnection(page, connection)
      const release = await holdScripts(page)
      await page.goto(site.url("/nowhere"), { waitUntil: "domcontentloaded" })
      const play = page.getByRole("button", { name: "Play" })
      await play.click()
      await expect(play).toBeVisible()
      release()
      await expect(page.locator("iframe")).toHaveCount(1, { timeout: 15_000 })
    })
  }
})

test.describe("while the first picture is on its way", () => {
  const scriptsOf = (page: Page) => {
    const scripts: string[] = []
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url())
    })
    return scripts
  }

  /** Whatever starts the app then, it is not that it has waited long enough. */
  const waitForever = (page: Page) =>
    page.addInitScript((longest) => {
      const { setTimeout } = window
      window.setTimeout = ((then: () => void, ms: number) =>
        ms === longest ? 0 : setTimeout(then, ms)) as typeof setTimeout
    }, IMAGE_WAIT_MS)

  test("no script is asked for until it is there", async ({ site, page }) => {
    const scripts = scriptsOf(page)
    const release = await hold(page, "**/*.webp")
    await page.goto(site.url("/projects"), { waitUntil: "domcontentloaded" })
    // Longer than the app would wait for an idle moment.
    await page.waitForTimeout(1200)
    expect(scripts).toEqual([])
    release()
    await pageIsLive(page)
  })

  test("a key starts the app at once", async ({ site, page }) => {
    await waitForever(page)
    await hold(page, "**/*.webp")
    await page.goto(site.url("/projects"), { waitUntil: "domcontentloaded" })
    await page.keyboard.press("Tab")
    await pageIsLive(page)
  })

  for (const [needs, query, kept] of [
    ["a filter in the address", "?q=tides", false],
    ["kept state", "", true],
  ] as const) {
    test(`${needs} needs the app, which waits for none`, async ({ site, page }) => {
      await waitForever(page)
      if (kept) await page.addInitScript((key) => sessionStorage.setItem(key, "{}"), KEPT_STATE_KEY.key)
      await hold(page, "**/*.webp")
      await page.goto(`${site.url("/projects")}${query}`, { waitUntil: "domcontentloaded" })
      await pageIsLive(page)
    })
  }

  test("a host that never answers holds the app up for some seconds only", async ({ site, page }) => {
    await hold(page, "**/*.webp")
    await page.goto(site.url("/projects"), { waitUntil: "domcontentloaded" })
    await pageIsLive(page, { timeout: 15_000 })
  })

  test.describe("and then is none", () => {
    test.use({ expectedMessages: [/Failed to load resource/] })

    test("the app starts at once", async ({ site, page }) => {
      await waitForever(page)
      const scripts = scriptsOf(page)
      const fail = await hold(page, "**/*.webp", (route) => route.fulfill({ status: 500, body: "" }))
      await page.goto(site.url("/projects"), { waitUntil: "domcontentloaded" })
      // Long enough to be painted, and to wait.
      await page.waitForTimeout(1200)
      expect(scripts).toEqual([])
      fail()
      await pageIsLive(page)
    })
  })
})

// Every kind of page with `saveData` is weighed in budgets.spec.ts.
for (const connection of [{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }]) {
  test(`${JSON.stringify(connection)} gets no framework, and at most four requests without pictures`, async ({
    site,
    page,
  }) => {
    await pretendConnection(page, connection)
    const requests: string[] = []
    page.on("request", (request) => {
      if (request.resourceType() !== "image") requests.push(request.url())
    })
    await page.goto(site.url("/"), { waitUntil: "networkidle" })
    await page.mouse.move(200, 300)
    await page.mouse.wheel(0, 400)
    // Longer than the app would wait for an idle moment.
    await page.waitForTimeout(700)
    expect(requests.filter((url) => /\.(js|json)(\?|$)/.test(url))).toEqual([])
    expect(requests.length).toBeLessThanOrEqual(4)
  })
}

test("without the app theme, links and skip link work", async ({ site, page }) => {
  await page.emulateMedia({ colorScheme: "light" })
  await pretendConnection(page, { saveData: true })
  await page.goto(site.url("/"))
  await page.getByRole("button", toggle).click()
  expect(await groundColour(page)).toBe(DARK_GROUND)
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Projects" }).click()
  await expect(page).toHaveURL(site.url("/projects"))
  expect(await groundColour(page)).toBe(DARK_GROUND)
  await page.getByRole("link", { name: "Skip to content" }).focus()
  await page.keyboard.press("Enter")
  await expect(page.locator("main")).toBeFocused()
  expect(
    await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)),
  ).not.toContainEqual(expect.stringMatching(/\.js$/))
})

test("F5: kept state is put back where data is saved, too", async ({ site, page }) => {
  await pretendConnection(page, { saveData: true })
  await needApp(page)
  await page.goto(site.url("/"))
  await pageIsLive(page)
})
