import { expect, type Page } from "@playwright/test"

import { pageIsLive, test } from "~/tests/e2e/site"

const UNKNOWN = "/no/such-page?q=<b>1</b>#top"

// The browser itself tells of the 404 that these tests ask for.
test.use({ expectedMessages: [/status of 404/] })

test("R4: an unknown address answers 404 with the error screen and the path as typed", { tag: "@screenless" }, async ({
  site,
  page,
}) => {
  const response = await page.goto(`${site.origin}${site.basePath}${UNKNOWN}`)
  expect(response?.status()).toBe(404)
  await pageIsLive(page)
  await expect(page.getByText("Page not found: /no/such-page?q=<b>1</b>#top")).toBeVisible()
})

for (const path of ["/50%", "/%E0%A4%A", "/projects/no-such-project"]) {
  test(`R4: the page is live at ${path}, and the navbar knows where it is`, { tag: "@screenless" }, async ({
    site,
    page,
  }) => {
    const response = await page.goto(`${site.origin}${site.basePath}${path}`)
    expect(response?.status()).toBe(404)
    await pageIsLive(page)
    await expect(page.getByText(`Page not found: ${path}`)).toBeVisible()
    const projects = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Projects" })
    if (path.startsWith("/projects/")) await expect(projects).toHaveClass(/nav-item-active/)
    else await expect(projects).not.toHaveClass(/nav-item-active/)
  })
}

test("R4: in-app navigation to an unknown path completes on the error screen", { tag: "@screenless" }, async ({
  site,
  visit,
  page,
}) => {
  await visit("/about")
  await page.evaluate(
    (path) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(path),
    `${site.basePath}/gone?x=1#y`,
  )
  await expect(page.getByText("Page not found: /gone?x=1#y")).toBeVisible()
  expect(page.url()).toBe(`${site.origin}${site.basePath}/gone?x=1#y`)
  await page.getByRole("main").getByRole("link", { name: "Home" }).click()
  await expect(page).toHaveURL(site.url("/"))
})

test("N3: a second error page is announced, too", { tag: ["@placeless", "@screenless"] }, async ({
  site,
  visit,
  page,
}) => {
  await visit("/about")
  await page.evaluate(() => {
    const announced: string[] = []
    Object.assign(window, { announced })
    const announcer = document.getElementById("gatsby-announcer") as HTMLElement
    new MutationObserver(() => announcer.innerText && announced.push(announcer.innerText)).observe(announcer, {
      childList: true,
    })
  })
  for (const path of ["/gone", "/gone-too"]) {
    await page.evaluate(
      (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
      `${site.basePath}${path}`,
    )
    await expect(page.getByText(`Page not found: ${path}`, { exact: true })).toBeVisible()
  }
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { announced: string[] }).announced))
    .toEqual(["Navigated to ERROR 404", "Navigated to ERROR 404"])
})

test("E1: the error screen has its heading, description, crumbs and prompt, and is not indexed", {
  tag: ["@placeless", "@screenless"],
}, async ({ site, page }) => {
  await page.goto(`${site.origin}${site.basePath}/gone`)
  await pageIsLive(page)
  await expect(page.getByRole("heading", { level: 1, name: "ERROR 404" })).toBeVisible()
  await expect(page.getByText("Probably not the page you are looking for")).toBeVisible()
  const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("listitem")
  await expect(crumbs).toHaveText(["Home", "Error 404"])
  await expect(page.getByText("Want to play a game while you're here?")).toBeVisible()
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex")
})

test("E1: Play puts the game into its place; the way out gives the focus back; nothing moves", {
  tag: "@placeless",
}, async ({ site, page }) => {
  const asked: string[] = []
  await page.route(
    (url) => url.origin !== site.origin,
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: "text/html", body: "<title>game</title>" })
    },
  )
  await page.goto(`${site.origin}${site.basePath}/gone`)
  await pageIsLive(page)
  expect(asked).toEqual([])
  const place = () =>
    page.locator(".game-place").evaluate((element) => {
      const { top, left, width, height } = element.getBoundingClientRect()
      return { top: top + window.scrollY, left, width, height }
    })
  const before = await place()
  page.removeAllListeners("request")
  await page.getByRole("button", { name: "Play" }).click()
  await expect(page.locator("iframe")).toBeFocused()
  await expect.poll(() => asked).toHaveLength(1)
  expect(await place()).toEqual(before)
  await page.getByRole("button", { name: "Close the game" }).click()
  await expect(page.getByRole("button", { name: "Play" })).toBeFocused()
  await expect(page.locator("iframe")).toHaveCount(0)
})

test("E1: the screen stands when the game's host is blocked", { tag: ["@placeless", "@screenless"] }, async ({
  site,
  page,
}) => {
  await page.route(
    (url) => url.origin !== site.origin,
    (route) => route.abort(),
  )
  await page.goto(`${site.origin}${site.basePath}/gone`)
  await pageIsLive(page)
  page.removeAllListeners("request")
  page.removeAllListeners("console")
  await page.getByRole("button", { name: "Play" }).click()
  await expect(page.locator("iframe")).toBeAttached()
  await expect(page.getByRole("heading", { level: 1, name: "ERROR 404" })).toBeVisible()
  await page.getByRole("button", { name: "Close the game" }).click()
  await page.getByRole("main").getByRole("link", { name: "Home" }).click()
  await expect(page).toHaveURL(site.url("/"))
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("E1: a link to the game stands in, and the screen says what happened", { tag: "@screenless" }, async ({
    site,
    page,
  }) => {
    await page.goto(`${site.origin}${site.basePath}/gone`)
    await expect(page.getByRole("heading", { level: 1, name: "ERROR 404" })).toBeVisible()
    await expect(page.getByText("Page not found", { exact: true })).toBeVisible()
    await expect(page.getByRole("link", { name: /^Play / })).toBeVisible()
    await expect(page.getByRole("button", { name: "Play" })).toBeHidden()
  })
})

test.describe("when the app itself fails", () => {
  test.use({ expectedMessages: [/content\/site\.yaml has problems|TypeError/] })

  const STATIC_QUERIES = /\/page-data\/sq\/d\/[^/]+\.json/

  /** Answers what the shell around every page shows. */
  async function answerShell(page: Page, siteSettings: object | null): Promise<void> {
    await page.route(STATIC_QUERIES, async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      if (!("copyright" in (answer.data?.siteSettings ?? {}))) return route.fulfill({ response })
      return route.fulfill({ json: { data: { siteSettings } } })
    })
  }

  test("E2: what the shell throws gives way to the error screen, whose links load documents", {
    tag: "@screenless",
  }, async ({ site, page }) => {
    await answerShell(page, null)
    await page.goto(site.url("/about"))
    await expect(page.getByRole("heading", { level: 1, name: /^ERROR \d+$/ })).toBeVisible()
    await page.unroute(STATIC_QUERIES)
    await page.getByRole("main").getByRole("link", { name: "Home" }).click()
    await expect(page).toHaveURL(site.url("/"))
    await pageIsLive(page)
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("ERROR")
  })

  test("E2: a page is readable without a navbar that throws", { tag: "@screenless" }, async ({ site, page }) => {
    await answerShell(page, {
      author: { name: null, avatar: null },
      copyright: { year: 2025, holder: "Ada" },
      game: { title: "Game", url: "https://game.test/" },
    })
    await page.goto(site.url("/about"))
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About")
    await expect(page.getByRole("contentinfo")).toContainText("Ada")
  })
})
