import { expect } from "@playwright/test"

import { startStaticHost } from "~/scripts/static-host.mjs"
import { test } from "~/tests/e2e/csp-fixture"
import { MAIN_BUILD } from "~/tests/fixtures/fixture-site"

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("people read the owner's e-mail address, and its link opens their mail program", async ({ page }) => {
    const host = await startStaticHost({ directory: MAIN_BUILD })
    await page.goto(`${host.origin}/about`)
    const link = page.getByRole("region", { name: "Contact" }).locator('a[href^="mailto:"]')
    await expect(link).toBeVisible()
    const address = (await link.innerText()).trim()
    expect(address).toMatch(/^[^@\s]+@[^@\s]+\.\w+$/)
    expect(await link.getAttribute("href")).toBe(`mailto:${address}`)
    await host.stop()
  })

  test("an address in a text can be read and followed, too", async ({ page }) => {
    const host = await startStaticHost({ directory: MAIN_BUILD })
    await page.goto(`${host.origin}/about`)
    await expect(page.getByRole("link", { name: "Write to me" })).toHaveAttribute("href", "mailto:text@portfolio.test")
    await expect(page.locator("main")).toContainText("text@portfolio.test")
    await host.stop()
  })
})

test("the address is the same once React has taken over, and after coming from another page", async ({ page }) => {
  const host = await startStaticHost({ directory: MAIN_BUILD })
  const noise: string[] = []
  page.on("console", (message) => message.type() === "error" && noise.push(message.text()))
  await page.goto(`${host.origin}/projects`)
  await page.getByRole("link", { name: "About", exact: true }).click()
  const link = page.getByRole("region", { name: "Contact" }).locator('a[href^="mailto:"]')
  await expect(link).toBeVisible()
  const address = (await link.innerText()).trim()
  expect(await link.getAttribute("href")).toBe(`mailto:${address}`)
  await page.reload()
  await expect(link).toHaveText(address)
  expect(noise).toEqual([])
  await host.stop()
})
