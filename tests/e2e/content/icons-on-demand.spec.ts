import { expect, type Page } from "@playwright/test"

import { mainHeading } from "~/tests/e2e/navigate"
import { test } from "~/tests/e2e/services-fixture"
import { poll } from "~/tests/e2e/site"

const SERVICE = "https://api.iconify.design"
const QUERY = "/mdi.json?icons=wikipedia,script-text"
const PATH = '<path fill="currentColor" d="M0 0h24v24H0z"/>'

test.beforeEach(({ expectMessages }) => {
  expectMessages(/^request to https:\/\/api\.iconify\.design|^Failed to load resource: .* 404|^Icons that could not/)
})

/** Answers for the site's own path, which has no icons, and for the public service. Returns the requests. */
async function mockIconServers(page: Page, service: string[]): Promise<string[]> {
  const requests: string[] = []
  await page.route(/\/(portfolio\/icons|api\.iconify\.design)\/mdi\.json\?/, (route) => {
    const url = route.request().url()
    requests.push(url.replace(/^http:\/\/127\.0\.0\.1:\d+/, ""))
    const headers = { "Access-Control-Allow-Origin": "*" }
    if (!url.startsWith(SERVICE) || service.length === 0) return route.fulfill({ status: 404, headers })
    const icons = Object.fromEntries(service.map((name) => [name, { body: PATH }]))
    return route.fulfill({ json: { prefix: "mdi", width: 24, height: 24, icons }, headers })
  })
  return requests
}

const profileIcons = (page: Page) => page.getByRole("list", { name: "Profiles" }).locator("a > span[aria-hidden]")

// src/client/icons/icon-loader.test.ts proves which icons are requested from which source.
test("I2: icons come in one request, and have the text's colour", async ({ visit, page }) => {
  const requests = await mockIconServers(page, ["wikipedia", "script-text"])
  await visit("/about")
  await expect(profileIcons(page)).toHaveCount(2)
  for (const icon of await profileIcons(page).all()) {
    await expect(icon).toHaveCSS("mask-image", /^url\("data:image\/svg\+xml,/)
    const [icons, text] = await icon.evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(element.parentElement as Element).color,
    ])
    expect(icons).toBe(text)
  }
  expect(requests).toEqual([`/portfolio/icons${QUERY}`, `${SERVICE}${QUERY}`])
})

test("E4 I2: icons that no server has cause one warning and keep their space", async ({ visit, page }) => {
  const warnings: string[] = []
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text())
  })
  await mockIconServers(page, [])
  await visit("/about")
  await poll(() => warnings).toEqual([
    "Icons that could not be loaded leave their places empty: mdi:wikipedia, mdi:script-text",
  ])
  for (const icon of await profileIcons(page).all()) {
    await expect(icon).toHaveCSS("mask-image", "none")
    await expect(icon).toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
    expect(await icon.boundingBox()).toMatchObject({ width: 16, height: 16 })
  }
  await expect(mainHeading(page)).toBeVisible()
  expect(warnings).toHaveLength(1)
})
