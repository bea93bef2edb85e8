import { expect } from "@playwright/test"

import { axeFindings } from "./axe"
import { pageKinds, projectPaths } from "./pages"
import { pageIsLive, test } from "./site"

test.use({ expectedMessages: [/status of 404/] })

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing on any page in the ${colorScheme} theme, wide or narrow`, async ({ site, build, page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    for (const path of [...pageKinds(build), "/no-such-page"]) {
      await page.goto(site.url(path))
      await pageIsLive(page)
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 })
        expect([path, width, await axeFindings(page)]).toEqual([path, width, []])
      }
    }
  })
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [360, 1280]) {
    test(`axe finds nothing where the list is filtered, its choices open, in the ${colorScheme} theme at ${width} px`, async ({
      site,
      build,
      page,
    }) => {
      test.skip(projectPaths(build).length === 0, "there is nothing to filter")
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
      await page.setViewportSize({ width, height: 800 })
      await page.goto(site.url("/projects"))
      await pageIsLive(page)
      await page.getByRole("button", { name: /^Filter/ }).click()
      const choices = page.locator(".filter-panel")
      await expect(choices).toBeVisible()
      const tag = choices.getByRole("checkbox").first()
      if ((await tag.count()) > 0) {
        await tag.check({ force: true })
        await expect(page).toHaveURL(/[?&]tag=/)
      }
      expect(await axeFindings(page)).toEqual([])
    })
  }
}

test("every control can be reached by keyboard, in reading order, with its focus to be seen", async ({
  visit,
  page,
}) => {
  await visit("/about")
  const names: string[] = []
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press("Tab")
    // A page with little on it has fewer stops, and the keyboard leaves it.
    if (await page.evaluate(() => document.activeElement === document.body)) break
    const [name, outline] = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const after = getComputedStyle(element, "::after")
      const style = getComputedStyle(element)
      return [
        element.getAttribute("aria-label") ?? element.textContent ?? "",
        style.outlineStyle !== "none" || after.outlineStyle !== "none",
      ] as const
    })
    names.push(name)
    expect(outline, name).toBe(true)
  }
  expect(names.slice(0, 5)).toEqual([
    "Skip to content",
    "Home",
    "Projects",
    "About",
    expect.stringMatching(/^Switch to/),
  ])
})
