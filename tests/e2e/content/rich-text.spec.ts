import { expect } from "@playwright/test"

import { expectNoAxeFindings } from "~/tests/e2e/axe"
import { boxOf, recordRequests, sidewaysOverflow } from "~/tests/e2e/observe"
import { test } from "~/tests/e2e/site"

/** Formulas, callouts, code and a diagram. */
const PAGE = "/projects/lamp-oil-ledger"

test("M1: formulas are drawn without a script; a wide one scrolls by keyboard in a box of its own @phone", async ({
  visit,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(PAGE)
  const inline = page.locator(".prose p math")
  await expect(inline).toHaveCount(3)
  const [power, letter] = [await boxOf(inline.nth(1).locator("mn")), await boxOf(inline.nth(1).locator("mi").last())]
  expect(power.bottom).toBeLessThan(letter.bottom)
  await expect(page.locator(".prose p", { has: page.locator("math") })).toContainText(
    "A litre costs $5 in summer and $10 in winter",
  )
  const box = page.getByRole("group", { name: "Formula, scrolls sideways" })
  await box.focus()
  await page.keyboard.press("ArrowRight")
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  expect(await sidewaysOverflow(page)).toBe(0)
})

test("M2: callouts are notes with a label, and look unlike quotes", async ({ visit, page }) => {
  await visit(PAGE)
  const warning = page.getByRole("note", { name: "Warning" })
  await expect(warning).toHaveText(/^Warning\s*Do not read the first year as fog/)
  await expect(warning).toHaveCSS("font-size", "18px")
  await expect(warning).toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
  await expect(page.getByRole("note", { name: "Note" }).getByText("Note", { exact: true })).toBeVisible()
})

test("rich texts have no findings of axe", async ({ visit, page }) => {
  await visit(PAGE)
  await expectNoAxeFindings(page)
})

test("only pages with formulas load their styles, also when a link leads to them", async ({ visit, page }) => {
  const requested = recordRequests(page)
  await visit("/projects/ropewalk")
  expect(requested.filter((url) => /maths/.test(url))).toEqual([])
  await page.getByRole("link", { name: "The Lamp Oil Ledger" }).first().click()
  await expect(page.locator("math").first()).toHaveCSS("direction", "ltr")
})
