import { expect, type Locator, type Page } from "@playwright/test"

import { test } from "~/tests/e2e/services-fixture"

const WARNING = "Icons that could not be loaded leave their places empty: mdi:script-text"

const profileIcons = (page: Page) => page.getByRole("list", { name: "Profiles" }).locator("a > span[aria-hidden]")
const colourOf = (text: Locator) => text.evaluate((element) => getComputedStyle(element).color)

// src/client/icons/icon-loader.test.ts proves which icons are requested from which source, and when it warns.
test("E4 I2: an icon has the text's colour; one that no server has keeps its space", async ({
  visit,
  page,
  expectMessages,
}) => {
  expectMessages(/^request to https:\/\/api\.iconify\.design|net::ERR_FAILED|^Icons that could not/)
  await page.route(/\/mdi\.json\?/, (route) => {
    if (route.request().url().startsWith("https://api.iconify.design")) return route.abort()
    return route.fulfill({ json: { prefix: "mdi", icons: { wikipedia: { body: "<path/>" } } } })
  })
  const warned = page.waitForEvent("console", (message) => message.text() === WARNING)
  await visit("/about")
  await warned
  await expect(profileIcons(page)).toHaveCount(2)
  const [drawn, missing] = [profileIcons(page).first(), profileIcons(page).last()]
  await expect(drawn).toHaveCSS("mask-image", /^url\("data:image\/svg\+xml,/)
  await expect(drawn).toHaveCSS("background-color", await colourOf(drawn.locator("..")))
  await expect(missing).toHaveCSS("mask-image", "none")
  await expect(missing).toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
  expect(await missing.boundingBox()).toMatchObject({ width: 16, height: 16 })
})
