import { expect, type Page } from "@playwright/test"

import { LATER_STYLES_ID } from "~/src/lib/document/page-document"
import { BUILDS, openBuild } from "~/tests/builds"
import { follow } from "~/tests/e2e/navigate"
import { recordDocuments } from "~/tests/e2e/observe"
import { laterStyles, poll, test } from "~/tests/e2e/site"

/** Where every element of a page is, except the loading bar, which only the app shows. */
function layoutOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body *:not(.loading-bar, .loading-bar *)")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, fontSize, fontWeight, borderTopWidth, backgroundColor } = getComputedStyle(element)
      const name = `${element.localName} ${element.className}`
      return [name, x, y, width, height, color, fontSize, fontWeight, borderTopWidth, backgroundColor].join(" ")
    }),
  )
}

for (const [name, build] of Object.entries({ default: BUILDS.default, languages: BUILDS.languages })) {
  test.describe(name, () => {
    // The navbar would slide in meanwhile.
    test.use({ build, javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } })

    for (const width of [390, 1280]) {
      test(`at ${width} px, every page looks the same before and after the styles of the others have come`, async ({
        page,
        site,
      }) => {
        await page.setViewportSize({ width, height: 900 })
        for (const path of openBuild(build).pages()) {
          await page.goto(site.url(path))
          const before = await layoutOf(page)
          const link = page.locator(`#${LATER_STYLES_ID}`)
          await link.evaluate((element) => ["disabled", "media"].map((name) => element.removeAttribute(name)))
          await poll(() => link.evaluate((element: HTMLLinkElement) => element.sheet !== null)).toBe(true)
          expect(await layoutOf(page), path).toEqual(before)
        }
      })
    }
  })
}

test("E3: while the styles of other pages are missing, a link loads a document", async ({ host, visit, page }) => {
  for (const fault of [{ status: 404 }, "drop"] as const) {
    host.breakWith((path) => (path.endsWith("/later.css") ? fault : undefined))
    await visit("/privacy")
    const documents = recordDocuments(page)
    await follow(page, "About", `${host.origin}/about`)
    expect(documents).toHaveLength(1)
  }
})

test("the styles of other pages are asked for once, and then a link loads no document", async ({
  site,
  page,
  visit,
}) => {
  const asked: string[] = []
  page.on("request", (request) => {
    if (request.url().endsWith("/later.css")) asked.push(request.url())
  })
  await visit("/privacy")
  await laterStyles(page)
  const documents = recordDocuments(page)
  await follow(page, "About", site.url("/about"))
  expect([documents, asked.length]).toEqual([[], 1])
})
