import { expect, type Page } from "@playwright/test"

import de from "~/src/lib/texts/de.json"
import { en } from "~/src/lib/texts/en"
import { BUILDS } from "~/tests/builds"
import { pageIsLive, test } from "~/tests/e2e/site"

test.use({ build: BUILDS.languages })

const switcherOf = (page: Page) =>
  page.getByRole("navigation", { name: new RegExp(`^(${en.app.languages}|${de.app.languages})$`) })
const canonicalOf = (page: Page) => page.locator('link[rel="canonical"]').getAttribute("href")

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled })

    test("J3: the switcher leads to the page in the other language, if there is one", async ({ visit, page, site }) => {
      await visit("/projects/ropewalk")
      await switcherOf(page).getByRole("link", { name: "Deutsch", exact: true }).click()
      await expect(page).toHaveURL(site.exactUrl("/de/projects/ropewalk"))
      await expect(page.locator("html")).toHaveAttribute("lang", "de")
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Die Reeperbahn vermessen")
      await switcherOf(page).getByRole("link", { name: "English", exact: true }).click()
      await expect(page).toHaveURL(site.exactUrl("/projects/ropewalk"))
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Measuring the Ropewalk")

      await visit("/projects/tide-tables")
      await switcherOf(page).getByRole("link", { name: "Deutsch (not translated)" }).click()
      await expect(page).toHaveURL(site.exactUrl("/de/projects"))
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(de.app.projects)
    })
  })
}

test("J1 J2 J4: what is not translated is listed, found and shown in its language", async ({ visit, page, site }) => {
  await visit("/de/projects")
  const row = page.getByRole("article").filter({ hasText: "Tables of the Tides" })
  await expect(row.getByRole("link")).toHaveAttribute("lang", "en-GB")
  await expect(row).toContainText("Englisch")
  await expect(page.getByRole("article").filter({ hasText: "Reeperbahn" })).not.toContainText("Englisch")
  // Its translation is a draft.
  await expect(page.getByRole("article").filter({ hasText: "Signal Flags" })).toContainText("Englisch")
  const search = page.getByRole("searchbox")
  await search.fill("gebaudes")
  await expect(page.getByRole("article")).toHaveCount(1)
  await search.fill("tides")
  await expect(page.getByRole("article")).toContainText(["Englisch"])

  await visit("/de/projects/tide-tables")
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en-GB")
  await expect(page.locator(".prose").first()).toHaveAttribute("lang", "en-GB")
  await expect(page.getByText("Sprache dieses Textes: Englisch")).toBeVisible()
  expect(await canonicalOf(page)).toBe("https://holm.portfolio.test/projects/tide-tables")
  const english = switcherOf(page).getByRole("link", { name: "English" })
  await expect(english).toHaveAttribute("href", "/projects/tide-tables")
  const crumbs = page.getByRole("navigation", { name: de.app.breadcrumbs })
  await crumbs.getByRole("link", { name: de.app.projects }).click()
  await expect(page).toHaveURL(site.exactUrl("/de/projects"))

  await visit("/de/projects/tags/buildings")
  await expect(page.getByRole("heading", { level: 1, name: "Buildings" })).toHaveAttribute("lang", "en-GB")
})

test("J3: the error page of a host without rules has texts for the path", async ({ visit, page, expectMessages }) => {
  expectMessages(/status of 404/)
  await visit("/de/no-such-page")
  const answer = page.getByText(`${de.app.error.noPage}.`)
  await expect(answer).toHaveAttribute("lang", "de")
  await answer.getByRole("link", { name: de.app.allProjects }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(de.app.projects)
  await pageIsLive(page)
  await visit("/de/404")
  await expect(page.getByRole("link", { name: de.app.allProjects })).toHaveCount(1)
  await visit("/no-such-page")
  await expect(page.getByText(en.app.error.suggestions)).toBeVisible()
  await expect(page.getByText(`${de.app.error.noPage}.`)).toHaveCount(0)
  await expect(switcherOf(page).getByRole("link", { name: "Deutsch" })).toHaveAttribute("href", "/de/projects")
})
