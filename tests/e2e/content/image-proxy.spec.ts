import { readFileSync } from "node:fs"
import { expect, type Page } from "@playwright/test"

import { BUILDS, test } from "~/tests/e2e/site"
import { FIXTURE_CONTENT } from "~/tests/fixtures/fixture-site"

test.use({ build: BUILDS.proxy })

// The same build has icons that browsers fetch; pictures are all that matters here.
test.beforeEach(async ({ page }) => {
  await page.route("**/icons/ph.json?*", (route) =>
    route.fulfill({ json: { prefix: "ph", icons: { books: { body: "<path/>" } } } }),
  )
})

/** Stands in for the host's image service; answers with the queries it got. */
async function answerAsProxy(
  page: Page,
  file = `${FIXTURE_CONTENT}/projects/tide-tables/cover.png`,
): Promise<Record<string, string>[]> {
  const asked: Record<string, string>[] = []
  await page.route("**/_vercel/image?*", async (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    asked.push({ pathname, ...Object.fromEntries(searchParams) })
    await route.fulfill({ contentType: "image/png", body: readFileSync(file) })
  })
  return asked
}

/** How wide the picture is that the browser has drawn; 0 until it has. */
function drawnWidth(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0))
}

test("G2: browsers ask the proxy for a remote picture, with its address, a breakpoint's width and the quality", async ({
  visit,
  page,
}) => {
  const asked = await answerAsProxy(page)
  await visit("/projects/tide-tables")
  await expect.poll(() => drawnWidth(page, ".framed img")).toBeGreaterThan(0)
  const cover = asked.find(({ url }) => url?.endsWith("/wide.png"))
  // Shown 672 pixels wide, the next breakpoint is 768; the path is the host's, not the site's.
  expect(cover).toEqual({
    pathname: "/_vercel/image",
    url: expect.stringMatching(/^https:\/\/127\.0\.0\.1:\d+\/wide\.png$/),
    w: "768",
    q: "75",
  })
  const avatar = asked.find(({ url }) => url?.endsWith("/square.png"))
  expect(avatar).toMatchObject({ w: "320", q: "75" })
})

test("G3: a proxied picture keeps its place, because the build asked for its size", async ({ visit, page }) => {
  await answerAsProxy(page)
  await visit("/projects/tide-tables")
  const cover = page.locator(".framed img")
  await expect(cover).toHaveAttribute("width", "1920")
  await expect(cover).toHaveAttribute("height", "1200")
})

test("G3, E4: a picture of which nobody knows the size is shown without width and height, and the page stands", async ({
  visit,
  page,
}) => {
  await answerAsProxy(page)
  await visit("/projects/tide-tables")
  const picture = page.locator(".prose img")
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => drawnWidth(page, ".prose img")).toBeGreaterThan(0)
  await expect(picture).not.toHaveAttribute("width")
  await expect(picture).not.toHaveAttribute("height")
  await expect(picture).toHaveAttribute("srcset", /&w=320&q=75 320w, .*&w=1536&q=75 1536w$/)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})

test("G2: on cards the proxied covers keep the frame that all covers have", async ({ visit, page }) => {
  await answerAsProxy(page, `${FIXTURE_CONTENT}/avatar.png`)
  await visit("/projects")
  const cover = 'main .cover img[src*="/_vercel/image"]'
  await page.locator(cover).scrollIntoViewIfNeeded()
  await expect.poll(() => drawnWidth(page, cover)).toBeGreaterThan(0)
  const box = await page.locator(cover).boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.6, 1)
})

test.describe("while the proxy is out of order", () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test("L7, G2: the avatar gives way to the initials", async ({ visit, page }) => {
    await page.route("**/_vercel/image?*", (route) => route.fulfill({ status: 502 }))
    await visit("/")
    await expect(page.locator(".nav-avatar").getByRole("img", { name: "Mara Holm" })).toHaveText("MH")
  })
})
