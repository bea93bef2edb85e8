import { expect } from "@playwright/test"

import { expectNoAxeFindings } from "~/tests/e2e/axe"
import { boxOf, recordRequests, sidewaysOverflow } from "~/tests/e2e/observe"
import { poll, test } from "~/tests/e2e/site"

/** Formulas, callouts, code and a diagram. */
const PAGE = "/projects/lamp-oil-ledger"

test("M1: formulas are drawn without a script; a wide one scrolls in a box of its own", async ({ visit, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // Only pages with formulas load their styles, also when a link leads to them.
  const requested = recordRequests(page, /maths/)
  await visit("/projects/ropewalk")
  expect(requested).toEqual([])
  await page.getByRole("link", { name: "The Lamp Oil Ledger" }).first().click()
  await expect(page.locator("math").first()).toHaveCSS("direction", "ltr")
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
  await poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  expect(await sidewaysOverflow(page)).toBe(0)
})

test("a box is reached by keyboard, and has a name, only while it scrolls; without scripts always", {
  tag: "@phone",
}, async ({ visit, page, browser, site }) => {
  await visit("/projects/tide-tables")
  const boxes = page.locator(".sideways")
  const states = () =>
    boxes.evaluateAll((all) =>
      all.map((box) => [box.scrollWidth > box.clientWidth, box.matches("[tabindex='0'][role=group][aria-label]")]),
    )
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await poll(async () => (await states()).filter(([scrolls, isFocusable]) => scrolls !== isFocusable)).toEqual([])
    const all = await states()
    expect(all.some(([scrolls]) => scrolls === (width === 390))).toBe(true)
  }
  await expectNoAxeFindings(page)
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(site.url("/projects/tide-tables"))
  await expect(plain.locator(".sideways:not([tabindex='0'][role=group][aria-label])")).toHaveCount(0)
  await plain.close()
})

// loading/first-touch.spec.ts proves that the button copies.
test("M3: code has a file name, marked lines, and a button for a finger and the keyboard @phone", async ({
  visit,
  page,
  isMobile,
}) => {
  await visit(PAGE)
  const marked = page.getByRole("figure", { name: "src/oil.ts" }).locator("mark")
  await expect(marked).toHaveText([/^\/\* Litres/, /const hourly/, /return hourly/])
  const button = page.getByRole("button", { name: "Copy code" }).last()
  await expect(button).toHaveCSS("opacity", isMobile ? "1" : "0")
  await button.focus()
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.press("Tab")
  await expect(button).toHaveCSS("opacity", "1")
  await expect(page.getByRole("tooltip")).toHaveText("Copy code")
  expect((await boxOf(button)).width).toBe(44)
})

test("M2 M4: callouts are labelled notes; a diagram has the version of the theme alone", async ({ visit, page }) => {
  const requested = recordRequests(page, /flame\.svg$/)
  await page.emulateMedia({ colorScheme: "light" })
  await visit(PAGE)
  const warning = page.getByRole("note", { name: "Warning" })
  await expect(warning).toHaveText(/^Warning\s*Do not read the first year as fog/)
  // Unlike a quote.
  await expect(warning).toHaveCSS("font-size", "18px")
  await expect(warning).toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
  await expect(page.getByRole("note", { name: "Note" }).getByText("Note", { exact: true })).toBeVisible()

  const diagram = page.getByRole("img", { name: "A barrel fills a lamp" })
  await diagram.scrollIntoViewIfNeeded()
  await poll(() => diagram.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(640)
  const light = await diagram.getAttribute("src")
  expect(requested).toHaveLength(1)
  await page.emulateMedia({ colorScheme: "dark" })
  await expect(diagram).not.toHaveAttribute("src", light ?? "")
  await poll(() => requested.length).toBe(2)
  await expect(page.getByRole("figure", { name: "The way of the oil" })).toBeVisible()
  await page.emulateMedia({ media: "print" })
  await expect(diagram).toHaveAttribute("src", light ?? "")
  await page.emulateMedia({ media: "screen" })
  await expectNoAxeFindings(page)
})
