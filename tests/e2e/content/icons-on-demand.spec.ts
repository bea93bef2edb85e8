import { expect, type Page } from "@playwright/test"

import { scriptsWith } from "~/tests/e2e/pages"
import { BUILDS, test } from "~/tests/e2e/site"

const SERVICE = "https://api.iconify.design"
const PATH = '<path fill="currentColor" d="M0 0h24v24H0z"/>'

// The proxy variant has pictures of another host; icons are all that matters here.
test.beforeEach(async ({ page }) => {
  await page.route("**/_vercel/image?*", (route) => route.fulfill({ contentType: "image/png", body: "" }))
})

test.use({ build: BUILDS.proxy, expectedMessages: [/^request to https:\/\/api\.iconify\.design/] })

type Place = "own path" | "service"

/** Lets both places answer, each with the icons it has, in Iconify's format; an icon set it does not know is not found. */
async function serveIcons(page: Page, has: Partial<Record<Place, Record<string, string[]>>>): Promise<string[]> {
  const asked: string[] = []
  const answerFrom = async (place: Place, pattern: string) => {
    await page.route(pattern, async (route) => {
      const url = route.request().url()
      asked.push(url.replace(/^http:\/\/127\.0\.0\.1:\d+/, ""))
      const prefix = /([a-z-]+)\.json/.exec(url)?.[1] ?? ""
      const icons = has[place]?.[prefix]
      if (icons === undefined) return route.fulfill({ status: 404, headers: { "Access-Control-Allow-Origin": "*" } })
      const body = {
        prefix,
        width: 24,
        height: 24,
        icons: Object.fromEntries(icons.map((icon) => [icon, { body: PATH }])),
      }
      return route.fulfill({ json: body, headers: { "Access-Control-Allow-Origin": "*" } })
    })
  }
  await answerFrom("own path", "**/portfolio/icons/*.json?*")
  await answerFrom("service", `${SERVICE}/*.json?*`)
  return asked
}

function profileIcons(page: Page) {
  return page.getByRole("list", { name: "Profiles" }).locator("a > span[aria-hidden]")
}

test("I2: several icons come in one request from the site's own path, and are drawn in the text's colour", async ({
  visit,
  page,
}) => {
  const asked = await serveIcons(page, { "own path": { mdi: ["wikipedia", "script-text"] } })
  await visit("/about")
  for (const icon of await profileIcons(page).all()) {
    await expect(icon).toHaveCSS("mask-image", /^url\("data:image\/svg\+xml,/)
    const colours = await icon.evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(element.parentElement as Element).color,
    ])
    expect(colours[0]).toBe(colours[1])
  }
  expect(asked).toEqual(["/portfolio/icons/mdi.json?icons=wikipedia,script-text"])
})

test.describe("where the own path has no such set", () => {
  test.use({ expectedMessages: [/^request to https:\/\/api\.iconify\.design|^Failed to load resource: .* 404/] })

  test("I2: the public service is asked, and has the icons", async ({ visit, page }) => {
    const asked = await serveIcons(page, { service: { mdi: ["wikipedia", "script-text"] } })
    await visit("/about")
    await expect(profileIcons(page)).toHaveCount(2)
    await expect(profileIcons(page).first()).toHaveCSS("mask-image", /^url\("data:/)
    await expect(profileIcons(page).last()).toHaveCSS("mask-image", /^url\("data:/)
    expect(asked).toEqual([
      "/portfolio/icons/mdi.json?icons=wikipedia,script-text",
      `${SERVICE}/mdi.json?icons=wikipedia,script-text`,
    ])
  })
})

test.describe("where no place has the icons", () => {
  test.use({
    expectedMessages: [
      /^request to https:\/\/api\.iconify\.design|^Failed to load resource: .* 404|^Icons that could not/,
    ],
  })

  test("E4, I2: the console is warned once, the places are kept, and the page stands", async ({ visit, page }) => {
    const warnings: string[] = []
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text())
    })
    await serveIcons(page, {})
    await visit("/about")
    await expect
      .poll(() => warnings)
      .toEqual(["Icons that could not be loaded leave their places empty: mdi:wikipedia, mdi:script-text"])
    for (const icon of await profileIcons(page).all()) {
      await expect(icon).toHaveCSS("mask-image", "none")
      await expect(icon).toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
      expect(await icon.boundingBox()).toMatchObject({ width: 16, height: 16 })
    }
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect(warnings).toHaveLength(1)
  })
})

test("I2: a project's link shows its icon before the label", async ({ visit, page }) => {
  await serveIcons(page, { "own path": { ph: ["books"] } })
  await visit("/projects/tide-tables")
  const icon = page.getByRole("list", { name: "Links" }).locator("a").first().locator("> :first-child")
  await expect(icon).toHaveCSS("mask-image", /^url\("data:/)
})

test("I2: a page without such an icon asks nobody, and does not load what would ask", async ({ visit, page }) => {
  const asked = await serveIcons(page, {})
  const loaders = scriptsWith(BUILDS.proxy, "leave their places empty")
  expect(loaders).toHaveLength(1)
  page.on("request", (request) => {
    if (loaders.some((file) => request.url().endsWith(file))) asked.push(request.url())
  })
  await visit("/privacy")
  await page.waitForLoadState("networkidle")
  expect(asked).toEqual([])
})
