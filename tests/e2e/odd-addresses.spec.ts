import { expect, type Page } from "@playwright/test"

import { pagePath, typedAddress } from "~/src/lib/addresses/address"
import { withoutBasePath } from "~/src/lib/addresses/paths"

import { seededRandom } from "../../scripts/seeded-random.mjs"
import { projectPaths } from "./pages"
import { groundColour, pageIsLive, type Site, test } from "./site"

// The browser itself reports the 404 that these tests ask for.
test.use({ expectedMessages: [/status of 40\d/] })

const NO_PAGE = [
  "/about%3Futm_source=x",
  "/about%23skills",
  "/a%2Fb",
  "/about%0A",
  "/50%25",
  "/50%",
  "/about%20",
  "/%20",
  "/projects/%00",
  "/%2561bout",
  "/:uri",
  "/:path/*",
  "/500.html",
  "/no//such%E0%A4page?q=%#50%",
]

for (const address of NO_PAGE) {
  test(`R4 E1: ${address} is named as typed on a live error screen, by link, directly and after going back`, async ({
    site,
    visit,
    page,
  }) => {
    const href = `${site.origin}${site.basePath}${address}`
    const message = page.getByRole("main").getByText(`ound: ${address}`)
    await visit("/about")
    await follow(page, href)
    await errorNames(page, site, href)

    await page.goto(href)
    await pageIsLive(page)
    await expect(message).toBeVisible()
    expect(page.url()).toBe(href)
    await themeCanBeSwitched(page)

    await page.evaluate(() => Object.assign(location, { hash: "main-content" }))
    await expect(page).toHaveURL(/#main-content$/)
    await page.goBack()
    await expect(page).toHaveURL(href)
    await expect(message).toBeVisible()
    await page.getByRole("main").getByRole("link", { name: "Home" }).click()
    await expect(page).toHaveURL(site.url("/"))
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("ERROR")
  })
}

for (const address of ["/%61bout", "/about%2F", "/about//"]) {
  test(`R4: a link to ${address} leads to the page that it names when it is decoded`, async ({ site, visit, page }) => {
    await visit("/privacy")
    await follow(page, `${site.origin}${site.basePath}${address}`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About")
    await themeCanBeSwitched(page)
  })
}

test("R4: the host decides which page a direct visit shows", async ({ site, page }) => {
  const heading = page.getByRole("heading", { level: 1 })
  for (const address of ["/%61bout", "//about", "/about//", "/about%2F"]) {
    const response = await page.goto(`${site.origin}${site.basePath}${address}`)
    await pageIsLive(page)
    await expect(heading, address).toHaveText(response?.status() === 200 ? "About" : "ERROR 404")
  }
})

test("R4 F6: a file whose name no page can have is loaded from the host", async ({ site, visit, page }) => {
  await page.route(/\/My%20Thesis\/?$/, (route) => {
    return route.fulfill({ contentType: "text/html", body: "<h1>Thesis</h1>" })
  })
  await visit("/about")
  await follow(page, `${site.origin}${site.basePath}/My%20Thesis`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thesis")
})

test.describe("a hash that cannot be decoded", () => {
  const HASH = "#50%"

  test("N3 E2: does not empty the page when it is set, typed, or part of a link", async ({ site, visit, page }) => {
    const heading = page.getByRole("heading", { level: 1 })
    await visit("/about")
    await page.evaluate((hash) => Object.assign(location, { hash }), HASH)
    await expect(page).toHaveURL(site.url("/about") + HASH)
    await page.goto(`${site.url("/about")}#%E0%A4%A`)
    await expect(heading).toHaveText("About")
    await follow(page, site.url("/privacy") + HASH)
    await expect(page).toHaveURL(site.url("/privacy") + HASH)
    await expect(heading).toHaveText("Privacy Policy")
    await page.goBack()
    await expect(heading).toHaveText("About")
    await themeCanBeSwitched(page)
  })

  test("N3: stays in the address of a direct visit", async ({ site, visit, page }) => {
    await visit(`/about${HASH}`)
    await expect(page).toHaveURL(site.url("/about") + HASH)
    await themeCanBeSwitched(page)
  })
})

test("R2: a path below the base path that repeats it is unknown", async ({ site, page }) => {
  test.skip(site.basePath === "", "there is no base path")
  await page.goto(`${site.origin}${site.basePath}${site.basePath}`)
  await pageIsLive(page)
  await expect(page.getByText(`Page not found: ${site.basePath}`)).toBeVisible()
})

/** What odd addresses are made of. */
const PARTS = [
  ..."/ % %25 %2F %3F %23 %00 %0A %20 %09 %7F %FF %C3%A9 %E2%80%AE %3Cb%3E %5C %2e".split(" "),
  ...": :uri :path :children :key * é 🎲 .. . ; = @ ' { about projects no ?a=% ?%20 #50% #é".split(" "),
]
const WALKS = 5
const ADDRESSES = 50

for (let walk = 0; walk < WALKS; walk += 1) {
  test(`R4 E2: ${ADDRESSES} random addresses, directly and by link, end on a live page: walk ${walk}`, async ({
    site,
    build,
    visit,
    page,
  }, { project }) => {
    test.setTimeout(120_000)
    const random = seededRandom(1815 + walk + 100 * project.name.length)
    await visit(projectPaths(build)[0])
    for (let number = 0; number < ADDRESSES; number += 1) {
      const href = randomAddress(site, random)
      if (number % 2 === 0) await page.goto(href)
      else await follow(page, href)
      await endsOnLivePage(page, site, href)
      if (number % 10 === 0) await themeCanBeSwitched(page)
    }
  })
}

function randomAddress({ origin, basePath }: Site, random: () => number): string {
  const length = 1 + Math.floor(random() * 6)
  const parts = Array.from({ length }, () => PARTS[Math.floor(random() * PARTS.length)])
  const slash = random() < 0.3 ? "/" : ""
  // A link that begins with two slashes names another host.
  const path = `${parts.join("")}${slash}`.replace(/^[\\/]+/, "")
  return new URL(`${origin}${basePath}/${path}`).href
}

/** Clicks a link that is put into the page. */
async function follow(page: Page, href: string): Promise<void> {
  await pageIsLive(page)
  await page.evaluate((to) => {
    const link = document.createElement("a")
    link.href = to
    document.querySelector("main")?.append(link)
    link.click()
    link.remove()
  }, href)
}

/** Waits for the page of an address, or for the error screen that names it. */
async function endsOnLivePage(page: Page, site: Site, href: string): Promise<void> {
  const path = pagePath(new URL(href).pathname, site.basePath)?.replace(/(?<=.)\/$/, "")
  const isPage = path !== undefined && ["/", "/about", "/projects"].includes(path)
  // For such an address the host may have a page or none.
  if (isPage) await expect(page.getByRole("main").getByRole("heading", { level: 1 }), href).not.toBeEmpty()
  else await errorNames(page, site, href)
  await pageIsLive(page)
}

/** Waits for the error screen of an address. Links get the configured trailing slash. */
async function errorNames(page: Page, { basePath }: Site, href: string): Promise<void> {
  const bare = (address: string) => address.replace(/\/*(?=[?#]|$)/, "")
  await expect.poll(() => bare(page.url()), href).toBe(bare(href))
  const { pathname, search, hash } = new URL(page.url())
  const typed = typedAddress(`${withoutBasePath(pathname, basePath)}${search}${hash}`)
  await expect(page.getByRole("main"), href).toContainText(`ound: ${typed}`)
}

async function themeCanBeSwitched(page: Page): Promise<void> {
  const before = await groundColour(page)
  await page.getByRole("button", { name: /^Switch to (light|dark) theme$/ }).click()
  await expect.poll(() => groundColour(page)).not.toBe(before)
}
