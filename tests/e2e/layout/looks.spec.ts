import { expect } from "@playwright/test"

import { lookStyle } from "~/src/build/look/page-look"
import { completeLook, LOOK_CHOICES, PRESET_NAMES } from "~/src/lib/document/look"
import { contrastFindings, isDark } from "~/tests/e2e/axe"
import { setStyles } from "~/tests/e2e/conditions"
import { groundColour, sidewaysOverflow } from "~/tests/e2e/observe"
import { poll, test } from "~/tests/e2e/site"

const PAGES = ["/", "/projects", "/about", "/projects/tide-tables"]
const WIDTHS = [320, 390, 768, 1280, 1920]

/** One with fields and rows, one with a long text. src/build/look/page-look.test.ts proves the contrast of all greys. */
const CONTRAST_PAGES = ["/projects", "/projects/tide-tables"]

for (const path of PAGES) {
  test(`L6: ${path}: with every preset, each text fits${CONTRAST_PAGES.includes(path) ? ", and can be read in both themes" : ""}`, async ({
    visit,
    page,
    expectMessages,
  }) => {
    // The width changes before the picture that was preloaded for the first one is shown.
    expectMessages(/was preloaded using link preload but not used/)
    await page.emulateMedia({ reducedMotion: "reduce" })
    await visit(path)
    for (const preset of PRESET_NAMES) {
      await setStyles(page, lookStyle(completeLook({ preset })))
      for (const colorScheme of CONTRAST_PAGES.includes(path) ? (["light", "dark"] as const) : []) {
        await page.emulateMedia({ colorScheme })
        await poll(async () => isDark(await groundColour(page))).toBe(colorScheme === "dark")
        expect([preset, colorScheme, await contrastFindings(page)]).toEqual([preset, colorScheme, []])
      }
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        expect([preset, width, await sidewaysOverflow(page)]).toEqual([preset, width, 0])
      }
    }
  })
}

test("L6: with more contrast, small texts and lines are as dark as the text", async ({ visit, page }) => {
  await visit("/")
  const muted = page.locator("header .lead-text")
  const before = await muted.evaluate((text) => getComputedStyle(text).color)
  for (const neutral of LOOK_CHOICES.neutral) {
    await setStyles(page, lookStyle({ ...completeLook({}), neutral }))
    await page.emulateMedia({ contrast: "more" })
    const [text, colour] = await muted.evaluate((element) => [
      getComputedStyle(element.closest("body") as Element).getPropertyValue("--text"),
      getComputedStyle(element).color,
    ])
    expect(text).not.toBe("")
    expect(colour).not.toBe(before)
    expect(await contrastFindings(page)).toEqual([])
  }
})

test("L6: with forced colours, controls have edges, and every preset the system's colours", async ({ visit, page }) => {
  await page.emulateMedia({ forcedColors: "active" })
  await visit("/projects")
  const ground = await groundColour(page)
  for (const [selector, property, pseudo] of [
    [".button, .field, .navbar", "borderTop"],
    ["svg", "color"],
    [".navbar [aria-current=page]", "backgroundColor", "::after"],
  ] as const) {
    const looks = await page
      .locator(selector)
      .filter({ visible: true })
      .evaluateAll((all, [name, part]) => all.map((each) => getComputedStyle(each, part)[name]), [
        property,
        pseudo,
      ] as const)
    expect(looks, selector).not.toEqual([])
    expect(
      looks.filter((look) => look.startsWith("0px") || look.endsWith(ground) || look.endsWith("rgba(0, 0, 0, 0)")),
      selector,
    ).toEqual([])
  }
  for (const preset of PRESET_NAMES) {
    await setStyles(page, lookStyle(completeLook({ preset })))
    const colours = await page.evaluate(() => {
      const canvas = Object.assign(document.createElement("p"), { style: "background: Canvas" })
      document.body.append(canvas)
      const colours = [document.documentElement, canvas].map((element) => getComputedStyle(element).backgroundColor)
      canvas.remove()
      return colours
    })
    expect(new Set(colours).size).toBe(1)
    await expect(page.getByRole("searchbox")).toHaveCSS("border-top-style", "solid")
  }
})

test("L6: in a grid, the link of a card covers its card, and no part of another", async ({ visit, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit("/")
  await setStyles(page, lookStyle(completeLook({ preset: "designer" })))
  const owners = await page.locator(".card").evaluateAll((cards) =>
    cards.flatMap((card) => {
      card.scrollIntoView({ block: "center" })
      const { left, right, top } = card.getBoundingClientRect()
      return [left + 3, right - 3].map((x) => document.elementFromPoint(x, top + 30)?.closest(".card") === card)
    }),
  )
  expect(owners.length).toBeGreaterThan(4)
  expect(owners).not.toContain(false)
})
