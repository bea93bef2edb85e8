import { expect, type Page } from "@playwright/test"

import { sidewaysOverflow } from "~/tests/e2e/overflow"
import { pageKinds } from "~/tests/e2e/pages"
import { test } from "~/tests/e2e/site"

const LONG_WORD = "Donaudampfschifffahrt".repeat(4)

// A page that does not exist is among them: the browser itself tells of its status.
test.use({ expectedMessages: [/status of 404/] })

test("on no page anything scrolls sideways, down to 320 px; a title breaks, and stands at its script's side", async ({
  build,
  visit,
  page,
}) => {
  test.slow()
  for (const path of [...pageKinds(build), "/no-such-page"]) {
    await visit(path)
    for (const width of [768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await sidewaysOverflow(page), `${path} at ${width}`).toBe(0)
    }
    await page.evaluate((word) => {
      for (const title of document.querySelectorAll("h1, h2, h3"))
        (title.querySelector("a") ?? title).textContent = word
    }, LONG_WORD)
    expect(await sidewaysOverflow(page), `${path} with long titles`).toBe(0)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const sides = await sidesOfArabic(page)
      expect(sides.length, path).toBeGreaterThan(0)
      expect(sides, `${path} from right to left, at ${width}`).not.toContain(false)
    }
  }
})

test("a fact or tag that is longer than the line is broken, and none of it is cut off", { tag: "@screenless" }, async ({
  visit,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await visit("/")
  const overflow = await page.locator("main > .column").evaluate((column, word) => {
    const line = Object.assign(document.createElement("p"), { className: "meta" })
    const fact = Object.assign(document.createElement("span"), { textContent: word })
    line.append(fact)
    column.append(line)
    return Math.max(
      fact.getBoundingClientRect().right - line.getBoundingClientRect().right,
      fact.scrollWidth - fact.clientWidth,
    )
  }, LONG_WORD)
  expect(overflow).toBeLessThanOrEqual(0)
})

/** Writes Arabic into each title and text, and says of each whether it stands at the right and ends at the left. */
function sidesOfArabic(page: Page): Promise<boolean[]> {
  return page.evaluate(() => {
    // Beside a picture that floats, a line ends where the picture begins.
    document.querySelector(".portrait")?.remove()
    return [...document.querySelectorAll("h1, main p:not(.meta)")]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).display === "block")
      .map((element) => {
        element.textContent = "بيت."
        const range = document.createRange()
        range.selectNodeContents(element)
        const stop = document.createRange()
        stop.setStart(element.firstChild as Text, 3)
        stop.setEnd(element.firstChild as Text, 4)
        const box = element.getBoundingClientRect()
        const atRight = Math.abs(range.getBoundingClientRect().right - box.right) < 2
        return atRight && stop.getBoundingClientRect().left <= range.getBoundingClientRect().left + 1
      })
  })
}
