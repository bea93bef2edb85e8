import { expect } from "@playwright/test"

import { BUILDS } from "~/tests/builds"
import { follow, isSameDocument, mainHeading, markDocument, navbarLink } from "~/tests/e2e/navigate"
import { recordErrors } from "~/tests/e2e/observe"
import { giveSign, pageIsLive, test } from "~/tests/e2e/site"

test("F3 E4: a tab that was open before a deploy opens every page of the new build", async ({ host, visit, page }) => {
  const errors = recordErrors(page)
  await visit("/")
  await page.waitForLoadState("networkidle")
  host.deploy(BUILDS.nextDeploy.directory)
  for (const name of ["About", "Home", "Projects"]) {
    await navbarLink(page, name).click()
    await expect(page).toHaveURL(`${host.origin}/${name === "Home" ? "" : name.toLowerCase()}`)
    await expect(mainHeading(page)).not.toContainText("ERROR")
    await pageIsLive(page)
  }
  // Home has links to projects, too.
  await expect(mainHeading(page)).toHaveText("Projects")
  await page.getByRole("main").getByRole("article").getByRole("link").last().click()
  await expect(page).toHaveURL(/\/projects\/[^/]+$/)
  await expect(page.locator("html[data-deploy=next]")).toBeVisible()
  expect(errors).toEqual([])
})

test.describe("pages that fail", () => {
  test.beforeEach(({ host }) => host.deploy(BUILDS.nextDeploy.directory))

  test("E2 E4: a page that throws shows its status, else 404; the next page clears it", async ({ host, page }) => {
    await page.goto(`${host.origin}/throws?status`)
    await expect(page.getByRole("heading", { level: 1, name: "ERROR 418" })).toBeVisible()
    await expect(page.getByText("This page is broken.")).toBeVisible()

    const logged = page.waitForEvent("console", (message) => message.text().includes("This page is broken."))
    await page.goto(`${host.origin}/throws`)
    await giveSign(page)
    await expect(page.getByRole("heading", { level: 1, name: "ERROR 404" })).toBeVisible()
    await expect(page.getByText("This page could not be shown")).toBeVisible()
    await expect(page.getByText("This page is broken.")).toHaveCount(0)
    await expect(page).toHaveTitle(/^Error 404 · ./)
    expect((await logged).type()).toBe("error")
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex")
    await follow(page, "About", `${host.origin}/about`)
    await expect(page).toHaveTitle(/^About · ./)
    await expect(page.locator("meta[name=robots]")).toHaveCount(0)
  })

  test("R3 E4: middleware rejects during hydration; an unknown one is named", async ({ host, page }) => {
    await page.goto(`${host.origin}/privacy?a#b`)
    await expect(page.getByText("Page Not Found: /privacy", { exact: true })).toBeVisible()
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex")
    await page.goto(`${host.origin}/unguarded`)
    await giveSign(page)
    await expect(page.getByText("Unknown route middleware: 'nobody'")).toBeVisible()
  })

  test("R3: middleware that rejects in the app keeps the visitor on the page", async ({ host, visit, page }) => {
    await page.clock.install()
    await visit("/about")
    await page.getByRole("link", { name: "Privacy Policy" }).click()
    await page.clock.runFor(2000)
    await expect(page).toHaveURL(`${host.origin}/about`)
    await expect(page.getByRole("progressbar")).toHaveCount(0)
    await expect(page.locator("main")).not.toHaveClass(/page-exit/)
  })

  test("E3 E4: an error while the app starts is logged; links then load documents", async ({ host, visit, page }) => {
    const logged = page.waitForEvent("console", (message) => message.text().includes("during app initialization"))
    await visit("/about?fail")
    expect((await logged).type()).toBe("error")
    expect((await logged).text()).toContain("error caught during app initialization")
    await markDocument(page)
    await navbarLink(page, "Home").click()
    await expect(page).toHaveURL(`${host.origin}/`)
    expect(await isSameDocument(page)).toBe(false)
  })
})
