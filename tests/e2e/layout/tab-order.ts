import { expect, type Page } from "@playwright/test"

import type { Texts } from "~/src/lib/texts/texts"
import { boxOf } from "~/tests/e2e/observe"

/** The name of the owner, and of the notes that only some builds have, in English and in Arabic. */
const OWNER = /^(?:Mara Holm|مارا هولم)$/
const NOTES = /^(?:Notes|التدوينات)$/

type Stop = { place: number; name: string; isSeen: boolean; isMarked: boolean }

/** Gives every control that can be used a number, in reading order. Returns how many there are. */
async function numberControls(page: Page): Promise<number> {
  // The fonts decide which boxes of a text scroll sideways, and only those are controls.
  await page.waitForFunction(
    () =>
      document.fonts.status === "loaded" &&
      [...document.querySelectorAll(".sideways")].every(
        (box) => box.scrollWidth > box.clientWidth === box.hasAttribute("tabindex"),
      ),
  )
  return page.evaluate(() => {
    const isUsable = (element: HTMLElement) =>
      element.tabIndex >= 0 && !element.matches(":disabled") && element.checkVisibility({ visibilityProperty: true })
    const controls = [
      ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, video, [tabindex]"),
    ].filter(isUsable)
    for (const [place, control] of controls.entries()) control.dataset.place = String(place)
    return controls.length
  })
}

/** Returns where the focus is; null when it has left the page. */
function readStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement
    if (focused === document.body) return null
    const { top, bottom, left, right } = focused.getBoundingClientRect()
    const bar = document.querySelector(".navbar")
    const end = bar === null || bar.contains(focused) ? innerHeight : bar.getBoundingClientRect().top + 1
    // A table may be taller than the screen.
    const isWithinHeight = bottom - top > end ? bottom > 0 && top < end : top >= 0 && bottom <= end
    const isOutlined = (style: CSSStyleDeclaration) =>
      style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0
    const name = focused.getAttribute("aria-label") || focused.textContent || focused.querySelector("img")?.alt || ""
    return {
      place: Number(focused.dataset.place ?? Number.NaN),
      name: name.slice(0, 60),
      isSeen: isWithinHeight && right > 0 && left < innerWidth,
      isMarked: isOutlined(getComputedStyle(focused)) || isOutlined(getComputedStyle(focused, "::after")),
    }
  })
}

/** Expects that Tab reaches every control of a page that was just opened, in order and in view, and that nothing covers the footer. */
export async function expectTabOrder(page: Page, texts: Texts["app"]): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" })
  const count = await numberControls(page)
  expect(count).toBeGreaterThan(5)
  const names: string[] = []
  for (let place = 0; place < count; place += 1) {
    await page.keyboard.press("Tab")
    const stop = await readStop(page)
    expect(stop, `stop ${place}`).toMatchObject({ place, isSeen: true, isMarked: true })
    names.push(stop?.name ?? "")
  }
  const [skipLink, owner, home, projects, about, toggle] = names.filter((name) => !NOTES.test(name))
  expect([skipLink, home, projects, about]).toEqual([texts.skipToContent, texts.home, texts.projects, texts.about])
  expect(owner).toMatch(OWNER)
  expect([texts.switchToLight, texts.switchToDark]).toContain(toggle)
  // The focus leaves the page or starts again, but never jumps to another control.
  await page.keyboard.press("Tab")
  expect((await readStop(page))?.place ?? 0).toBe(0)

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const navbar = await boxOf(page.getByRole("navigation", { name: texts.navigation }))
  expect((await boxOf(page.getByRole("contentinfo"))).bottom).toBeLessThanOrEqual(navbar.y)
}
