import { expect, type Page, type TestDetails } from "@playwright/test"

import { BUILDS } from "~/tests/builds"
import { groundColour, LIGHT_GROUND } from "~/tests/e2e/observe"
import { laterStyles, test } from "~/tests/e2e/site"
import { PUBLIC_PROJECTS } from "~/tests/fixtures/fixture-site"
import { lettersOf, openPdf, type PdfPage } from "~/tests/read-pdf"

test.use({ colorScheme: "dark" })

/** Prints a page; then shows it as it looks on paper. */
async function print(page: Page) {
  await laterStyles(page)
  await page.waitForLoadState("networkidle")
  const pdf = await openPdf(await page.pdf({ format: "A4", printBackground: true }))
  await page.emulateMedia({ media: "print" })
  return pdf
}

/** Reads something of all elements that are visible on paper. */
async function readVisible<Value>(page: Page, selector: string, read: (element: Element) => Value): Promise<Value[]> {
  const elements = await page.locator(`main ${selector}`).filter({ visible: true }).all()
  return Promise.all(elements.map((element) => element.evaluate(read)))
}

const textOf = (element: Element) => (element as HTMLElement).innerText
const hrefOf = (element: Element) => element.getAttribute("href") ?? ""
const imagesOn = (sheets: readonly PdfPage[]) => sheets.reduce((sum, { images }) => sum + images, 0)

testPrinted("/about", { tag: "@arabic" })
testPrinted(`/projects/${PUBLIC_PROJECTS[0]}`)

test.describe("with notes", () => {
  test.use({ build: BUILDS.languages })
  testPrinted("/notes/what-fog-does-to-bells")
})

function testPrinted(path: string, details: TestDetails = {}): void {
  test(
    `${path} prints light and complete, with its links' URLs, and nothing for screens`,
    details,
    async ({ visit, page, texts }) => {
      await visit(path)
      expect(await groundColour(page)).not.toBe(LIGHT_GROUND)
      const { pages: sheets, letters } = await print(page)
      await expect(page.locator(".scrim")).toBeHidden()
      // Texts of controls and of links to other pages.
      const { skipToContent, copyLink, privacyPolicy, shortcuts, externalLink } = texts
      for (const text of [skipToContent, copyLink, privacyPolicy, shortcuts, externalLink])
        expect(letters).not.toContain(lettersOf(text))
      const [name] = await readVisible(page, "h1, .printed-name", textOf)
      // A PDF has Arabic letters in the order in which they are drawn, not in that of the text.
      const isLatin = /\p{Script=Latin}/u.test(name ?? "")
      if (isLatin) expect(letters.startsWith(lettersOf(name ?? "-"))).toBe(true)
      // No sheet is empty.
      expect(sheets.length).toBeLessThanOrEqual(Math.max(2, Math.ceil(letters.length / 1600) + imagesOn(sheets)))
      for (const { lines, images } of sheets) expect(lines.length + images).toBeGreaterThan(1)

      const outside = await readVisible(page, 'a[href^="http"]', hrefOf)
      const inside = await readVisible(page, '.prose a[href^="/"]:not(.zoom)', hrefOf)
      expect(Math.min(outside.length, inside.length)).toBeGreaterThan(0)
      for (const href of outside) expect(letters).toContain(`(${lettersOf(href)})`)
      for (const href of inside) expect(letters).toContain(`${lettersOf(href)})`)

      // Every image is printed, in one piece with its caption.
      const breakInside = (image: Element) => getComputedStyle(image.closest("figure") ?? image).breakInside
      const breaks = await readVisible(page, "img", breakInside)
      expect(new Set([...breaks, "avoid"])).toEqual(new Set(["avoid"]))
      expect(imagesOn(sheets)).toBeGreaterThanOrEqual(breaks.length)

      expect(await groundColour(page)).toBe(LIGHT_GROUND)
      const [ink = ""] = await readVisible(page, "p", (text) => getComputedStyle(text).color)
      for (const channel of ink.match(/\d+/g) ?? []) expect(Number(channel)).toBeLessThan(128)
    },
  )
}

test("the list prints every project with its whole cover, and no controls", async ({ visit, page }) => {
  await visit("/projects")
  // Covers that are not in view on the screen are loaded for paper.
  await page.emulateMedia({ media: "print" })
  const breaks = await readVisible(page, "article", (card) => getComputedStyle(card).breakInside)
  expect(breaks).toEqual(PUBLIC_PROJECTS.map(() => "avoid"))
  const heights = await readVisible(page, "article img", (cover) => cover.getBoundingClientRect().height)
  expect(imagesOn((await print(page)).pages)).toBe(heights.length)
  // A third of an A4 sheet at most.
  expect(Math.max(...heights)).toBeLessThan(375)
  await expect(page.locator("button, input, select").filter({ visible: true })).toHaveCount(0)
})
