import { readFileSync } from "node:fs"
import { expect } from "@playwright/test"
import { parse } from "yaml"

import { pageKinds } from "./pages"
import { pageIsLive, test } from "./site"

test("L1: the first Tab stop leads past the navigation to the content", async ({ visit, page }) => {
  for (const path of ["/", "/about"]) {
    await visit(path)
    await page.keyboard.press("Tab")
    const skip = page.getByRole("link", { name: "Skip to content" })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await expect(skip).toHaveAttribute("href", "#main-content")
    await page.keyboard.press("Enter")
    await expect(page.locator("#main-content")).toBeFocused()
  }
})

test("L2: the navbar is fixed at the bottom, its targets are large enough for a thumb", async ({ visit, page }) => {
  await visit("/")
  const navbar = page.getByRole("navigation", { name: "Main" })
  await expect(navbar).toHaveCSS("position", "fixed")
  await navbar.evaluate((bar) => Promise.all(bar.getAnimations().map(({ finished }) => finished)))
  const { height = 0 } = page.viewportSize() ?? {}
  const box = await navbar.boundingBox()
  expect(height - ((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThanOrEqual(24)
  for (const target of [...(await navbar.getByRole("link").all()), navbar.getByRole("button")]) {
    const size = await target.boundingBox()
    expect(size?.width).toBeGreaterThanOrEqual(44)
    expect(size?.height).toBeGreaterThanOrEqual(44)
  }
})

test("L2: the navbar slides in, later on the home page, and not again on the next page", async ({ visit, page }) => {
  const delay = () =>
    page.getByRole("navigation", { name: "Main" }).evaluate((bar) => getComputedStyle(bar).animationDelay)
  await visit("/about")
  const early = Number.parseFloat(await delay())
  await visit("/")
  const late = Number.parseFloat(await delay())
  expect(late).toBeGreaterThan(early)
  await page.getByRole("link", { name: "About", exact: true }).click()
  await expect(page).toHaveURL(/about/)
  expect(Number.parseFloat(await delay())).toBe(late)
})

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } })
  test("L2: the navbar does not slide", async ({ visit, page }) => {
    await visit("/")
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCSS("animation-name", "none")
  })
})

test("L2: the page ends above the navbar, and focus is never below it", async ({ build, visit, page }) => {
  for (const path of pageKinds(build)) {
    await visit(path)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const navbar = await page.getByRole("navigation", { name: "Main" }).boundingBox()
    const footer = await page.getByRole("contentinfo").boundingBox()
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(navbar?.y ?? 0)
  }
  await visit("/projects")
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press("Tab")
    const [focus, isInBar] = await page.evaluate(() => {
      const { bottom } = document.activeElement?.getBoundingClientRect() ?? { bottom: 0 }
      return [bottom, document.activeElement?.closest(".navbar") !== null] as const
    })
    const bar = await page.getByRole("navigation", { name: "Main" }).boundingBox()
    if (!isInBar) expect(focus).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
  }
})

test("L3: the footer has the copyright line and leads to the privacy policy", async ({ site, visit, page }) => {
  await visit("/")
  await expect(page.getByRole("contentinfo")).toContainText(/© \d{4} \S+/)
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click()
  await expect(page).toHaveURL(site.url("/privacy"))
})

/** The owner's own accent, if the settings have one. */
function ownAccent(): string | undefined {
  return parse(readFileSync("content/site.yaml", "utf8")).theme?.accent?.toLowerCase()
}

test("L6: the column is at most 42rem wide, the accent is the browser's theme colour", async ({ visit, page }) => {
  await visit("/")
  expect(await page.locator("main > .column").evaluate((element) => getComputedStyle(element).maxWidth)).toBe("672px")
  await expect(page.locator("meta[name=theme-color]")).toHaveAttribute("content", ownAccent() ?? "#14b8a6")
})

test("nothing scrolls sideways, down to 320 px", async ({ build, visit, page }) => {
  for (const path of [...pageKinds(build), "/404.html"]) {
    await visit(path)
    await pageIsLive(page)
    for (const width of [768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${path} at ${width}`).toBe(0)
    }
  }
})

test("a word that is longer than the line is broken, wherever it is a title", async ({ build, visit, page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of pageKinds(build)) {
    await visit(path)
    const overflow = await page.evaluate((word) => {
      for (const title of document.querySelectorAll("h1, h2, h3"))
        (title.querySelector("a") ?? title).textContent = word
      return document.documentElement.scrollWidth - document.documentElement.clientWidth
    }, "Donaudampfschifffahrt".repeat(4))
    expect(overflow, path).toBe(0)
  }
})

test("a fact or tag that is longer than the line is broken, and none of it is cut off", async ({ visit, page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await visit("/")
  // Not every owner's content has a line of facts.
  const overflow = await page.locator("main > .column").evaluate((column, word) => {
    const line = Object.assign(document.createElement("p"), { className: "meta" })
    const fact = Object.assign(document.createElement("span"), { textContent: word })
    line.append(fact)
    column.append(line)
    return Math.max(
      fact.getBoundingClientRect().right - line.getBoundingClientRect().right,
      fact.scrollWidth - fact.clientWidth,
    )
  }, "Donaudampfschifffahrt".repeat(4))
  expect(overflow).toBeLessThanOrEqual(0)
})

test("what is written from right to left stands at the right and ends at the left", async ({ build, visit, page }) => {
  for (const path of pageKinds(build)) {
    await visit(path)
    // Beside a picture that floats, a line ends where the picture begins.
    await page.evaluate(() => document.querySelector(".portrait")?.remove())
    const sides = await page.evaluate(() =>
      [...document.querySelectorAll("h1, main p:not(.meta)")]
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
        }),
    )
    expect(sides.length, path).toBeGreaterThan(0)
    expect(sides, path).not.toContain(false)
  }
})
