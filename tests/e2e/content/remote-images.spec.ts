import { expect } from "@playwright/test"

import { BUILDS, test } from "~/tests/e2e/site"

test.use({ build: BUILDS.pictures })

test("G2: a remote cover and a remote picture in the text are the site's own, in all widths, and keep their place", async ({
  visit,
  page,
}) => {
  await visit("/projects/tide-tables")
  const pictures = page.locator("main :is(.framed, .prose) img")
  await expect(pictures).toHaveCount(2)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveAttribute("srcset", /\/static\/\S+\.webp 320w,\s*\S*\/static\/\S+\.webp 640w/)
    await expect(picture).toHaveAttribute("width", /^\d{3,}$/)
    await expect(picture).toHaveAttribute("height", /^\d{3,}$/)
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
})

test("G2: a remote avatar is the site's own, for the densities 1 and 2", async ({ visit, page }) => {
  await visit("/")
  const avatar = page.locator(".nav-avatar img")
  await expect(avatar).toHaveAttribute("srcset", /\/static\/\S+\.webp 32w,\s*\S+\.webp 64w/)
  await expect.poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
