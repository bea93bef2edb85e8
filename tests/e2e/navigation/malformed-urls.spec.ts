import { expect, type Page } from "@playwright/test"

import { pagePath, typedAddress } from "~/src/lib/addresses/address"
import { withoutBasePath } from "~/src/lib/addresses/paths"
import { followLink, mainHeading, switchTheme } from "~/tests/e2e/navigate"
import { pageIsLive, type Site, test } from "~/tests/e2e/site"
import { seededRandom } from "~/tests/seeded-random"

// The browser reports the 404 that these tests ask for.
test.beforeEach(({ expectMessages }) => expectMessages(/status of 40\d/))

// Which path names a page, and how the router gets it, src/lib/addresses/address.test.ts proves for every kind of URL.
const MALFORMED = ["/about%3Futm_source=x", "/a%2Fb", "/50%", "/projects/%00", "/%E0%A4%A", "/:path/*"]

test("R4 E1: going back and forth from a malformed URL works", async ({ site, visit, page }) => {
  const url = site.exactUrl("/no//such%E0%A4page?q=%#50%")
  await visit("/about")
  await followLink(page, url)
  await showsErrorOf(page, site, url)
  await page.evaluate(() => Object.assign(location, { hash: "main-content" }))
  await expect(page).toHaveURL(/#main-content$/)
  await page.goBack()
  await expect(page).toHaveURL(url)
  await page.getByRole("main").getByRole("link", { name: "Home" }).click()
  await expect(page).toHaveURL(site.url("/"))
  await expect(mainHeading(page)).not.toContainText("ERROR")
})

test("R4 F6: a file whose name no page can have is loaded from the host", async ({ site, visit, page }) => {
  await page.route(/\/My%20Thesis\/?$/, (route) => route.fulfill({ contentType: "text/html", body: "<h1>Thesis</h1>" }))
  await visit("/about")
  await followLink(page, site.exactUrl("/My%20Thesis"))
  await expect(mainHeading(page)).toHaveText("Thesis")
})

test("N3 E2: a hash that cannot be decoded shows the page", async ({ site, visit, visitUrl, page }) => {
  await visit("/about")
  await page.evaluate(() => Object.assign(location, { hash: "#50%" }))
  await expect(page).toHaveURL(`${site.url("/about")}#50%`)
  await page.goto("about:blank")
  await visitUrl(`${site.url("/about")}#%E0%A4%A`)
  await expect(mainHeading(page)).toHaveText("About")
  await followLink(page, `${site.url("/privacy")}#50%`)
  await expect(page).toHaveURL(`${site.url("/privacy")}#50%`)
  await expect(mainHeading(page)).toHaveText("Privacy Policy")
  await page.goBack()
  await expect(mainHeading(page)).toHaveText("About")
  await switchTheme(page)
})

/** What the random paths are made of. */
const PARTS = [
  ..."/ % %25 %2F %3F %23 %00 %0A %20 %09 %7F %FF %C3%A9 %E2%80%AE %3Cb%3E %5C %2e".split(" "),
  ...": :uri :path :children :key * é 🎲 .. . ; = @ ' { about projects no ?a=% ?%20 #50% #é".split(" "),
]

test(
  "R2 R4 E1 E2: random URLs end on a live page",
  { tag: "@base-path" },
  async ({ site, visit, visitUrl, page }, { project }) => {
    test.setTimeout(90_000)
    const random = seededRandom(1815 + project.name.length)
    await visit("/privacy")
    // A path below the base path that repeats it is unknown, too.
    const known = [`${site.basePath}/none`, ...MALFORMED].map(site.exactUrl)
    const urls = [...known, ...known.slice(1), ...Array.from({ length: 14 }, () => randomUrl(site, random))]
    for (const [index, url] of urls.entries()) {
      if (index % 2 === 0) await visitUrl(url)
      else await followLink(page, url)
      const path = pagePath(new URL(url).pathname, site.basePath)?.replace(/(?<=.)\/$/, "")
      const isPage = path !== undefined && ["/", "/about", "/projects"].includes(path)
      // The host may have one of these pages at such a URL or not.
      if (isPage) await expect(page.getByRole("main").getByRole("heading", { level: 1 }), url).not.toBeEmpty()
      else await showsErrorOf(page, site, url)
      await pageIsLive(page)
      if (index % 6 === 0) await switchTheme(page)
    }
  },
)

function randomUrl(site: Site, random: () => number): string {
  const length = 1 + Math.floor(random() * 6)
  const parts = Array.from({ length }, () => PARTS[Math.floor(random() * PARTS.length)])
  const slash = random() < 0.3 ? "/" : ""
  // A link that begins with two slashes names another host.
  const path = `${parts.join("")}${slash}`.replace(/^[\\/]+/, "")
  return new URL(site.exactUrl(`/${path}`)).href
}

/** Waits for the error screen of a URL. Links get the configured trailing slash. */
async function showsErrorOf(page: Page, { basePath }: Site, url: string): Promise<void> {
  const bare = (address: string) => address.replace(/\/*(?=[?#]|$)/, "")
  await expect.poll(() => bare(page.url()), url).toBe(bare(url))
  const { pathname, search, hash } = new URL(page.url())
  const typed = typedAddress(`${withoutBasePath(pathname, basePath)}${search}${hash}`)
  await expect(page.getByRole("main"), url).toContainText(`ound: ${typed}`)
}
