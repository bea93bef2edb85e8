import { expect } from "@playwright/test"

import { test } from "~/tests/e2e/site"

test.use({ expectedMessages: [/error caught during app initialization .*has no ___push: links load documents/] })

test("E3: a global that Gatsby no longer provides is named in the console, and links load documents", async ({
  page,
  visit,
  site,
}) => {
  const messages: string[] = []
  page.on("console", (message) => messages.push(message.text()))
  await page.addInitScript(() => {
    Object.defineProperty(window, "___push", { get: () => undefined, set: () => undefined })
  })
  await visit("/")
  expect(messages.filter((text) => text.includes("___push"))).toHaveLength(1)
  const loaded = page.waitForRequest((request) => request.isNavigationRequest())
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click()
  await loaded
  await expect(page).toHaveURL(site.url("/about"))
})
