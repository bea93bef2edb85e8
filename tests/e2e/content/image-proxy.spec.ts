import { expect, type Locator } from "@playwright/test"

import { mainHeading } from "~/tests/e2e/navigate"
import { boxOf } from "~/tests/e2e/observe"
import { test } from "~/tests/e2e/services-fixture"
import { poll } from "~/tests/e2e/site"

/** Waits until the browser has drawn an image. */
async function isDrawn(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded()
  await poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0)).toBe(
    true,
  )
}

test("G2 G3 E4: browsers request remote images from the proxy, even one of unknown size", async ({ visit, page }) => {
  const queries: Record<string, string>[] = []
  await page.route("**/_vercel/image?*", async (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    queries.push({ pathname, ...Object.fromEntries(searchParams) })
    await route.fallback()
  })
  await visit("/projects/tide-tables")
  const cover = page.locator(".framed img")
  await isDrawn(cover)
  // Shown 640 pixels wide. The path is the host's, not the site's.
  expect(queries.find(({ url }) => url?.endsWith("/wide.png"))).toEqual({
    pathname: "/_vercel/image",
    url: expect.stringMatching(/^https:\/\/127\.0\.0\.1:\d+\/wide\.png$/),
    w: "640",
    q: "75",
  })
  expect(queries.find(({ url }) => url?.endsWith("/square.png"))).toMatchObject({ w: "320", q: "75" })
  await expect(cover).toHaveAttribute("width", "1920")
  await expect(cover).toHaveAttribute("height", "1200")

  const unknown = page.locator(".prose img")
  await isDrawn(unknown)
  await expect(unknown).not.toHaveAttribute("width")
  await expect(unknown).not.toHaveAttribute("height")
  await expect(unknown).toHaveAttribute("srcset", /&w=320&q=75 320w, .*&w=1536&q=75 1536w$/)
  await expect(mainHeading(page)).toBeVisible()

  // On cards covers are cut to the shape of all covers.
  await visit("/projects")
  const cardCover = page.locator('main .cover img[src*="/_vercel/image"]')
  await isDrawn(cardCover)
  const { width, height } = await boxOf(cardCover)
  // The ratio of the preset of this build.
  expect(width / height).toBeCloseTo(1.5, 1)
})
