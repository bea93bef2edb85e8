import { expect, type Page } from "@playwright/test"

import { TEXTS } from "~/src/lib/texts"
import { projectPaths } from "~/tests/e2e/pages"
import { groundColour, LIGHT_GROUND, test } from "~/tests/e2e/site"
import { lettersOf, readPdf } from "~/tests/read-pdf"

/** What is pressed, or leads to other pages; nobody can do either on paper. */
const FOR_SCREENS = [
  TEXTS.skipToContent,
  TEXTS.copyLink,
  TEXTS.resume.asJson,
  TEXTS.resume.asPdf,
  TEXTS.privacyPolicy,
  TEXTS.shortcuts,
  TEXTS.externalLink,
  TEXTS.related.heading,
  TEXTS.neighbours.heading,
]

test.use({ colorScheme: "dark" })

type Sheets = Awaited<ReturnType<typeof readPdf>>

async function print(page: Page): Promise<Sheets> {
  await page.waitForLoadState("networkidle")
  return readPdf(await page.pdf({ format: "A4", printBackground: true }))
}

/** Of elements that are drawn. */
async function shown<Value>(page: Page, selector: string, read: (element: Element) => Value): Promise<Value[]> {
  await page.emulateMedia({ media: "print" })
  const handles = await page.locator(`main ${selector}`).filter({ visible: true }).all()
  const values = await Promise.all(handles.map((handle) => handle.evaluate(read)))
  await page.emulateMedia({ media: null })
  return values
}

const textOf = (element: Element) => (element as HTMLElement).innerText

for (const kind of ["the About page", "a project"]) {
  test(`${kind} prints light and whole, with the addresses of its links and without what is only for screens`, async ({
    build,
    visit,
    page,
  }) => {
    await visit(kind === "a project" ? projectPaths(build)[0] : "/about")
    const sheets = await print(page)
    await expectOnlyItsText(page, sheets)
    await expectAddresses(page, sheets)
    await expectHeadingsWithText(page, sheets)
    await expectWholePictures(page, sheets)
    await expectLightSheet(page)
  })
}

for (const path of ["/", "/projects"]) {
  test(`${path} prints its projects with covers that are whole and beside their words`, async ({ visit, page }) => {
    await visit(path)
    const cards = await shown(page, "article", (card) => ({
      breakInside: getComputedStyle(card).breakInside,
      covers: [...card.querySelectorAll("img")].map((image) => image.getBoundingClientRect().height),
    }))
    expect(cards.filter(({ breakInside }) => breakInside !== "avoid")).toEqual([])
    const covers = cards.flatMap((card) => card.covers)
    const sheets = await print(page)
    expect(sheets.reduce((sum, { images }) => sum + images, 0)).toBe(covers.length)
    // A third of an A4 sheet at most.
    for (const height of covers) expect(height).toBeLessThan(375)
    const parts = await shown(page, ".column > *", (part) => part.getBoundingClientRect().toJSON() as DOMRect)
    expect(parts.length).toBeGreaterThan(1)
    for (const [index, part] of parts.entries()) {
      expect(part.top).toBeGreaterThanOrEqual(parts[index - 1]?.bottom ?? 0)
    }
  })
}

/** The owner's or the project's name comes first, nothing that is only for screens at all, and no sheet is left empty. */
async function expectOnlyItsText(page: Page, sheets: Sheets): Promise<void> {
  const text = sheets.flatMap(({ lines }) => lines).join("\n")
  for (const word of FOR_SCREENS) expect(lettersOf(text)).not.toContain(lettersOf(word))
  const [name] = await shown(page, "h1, .printed-name", textOf)
  expect(lettersOf(text).startsWith(lettersOf(name ?? "-"))).toBe(true)

  const letters = sheets.flatMap(({ lines }) => lines).join("").length
  const images = sheets.reduce((sum, sheet) => sum + sheet.images, 0)
  expect(sheets.length).toBeLessThanOrEqual(Math.max(2, Math.ceil(letters / 1600) + images))
  for (const { lines, images: drawn } of sheets) expect(lines.length + drawn).toBeGreaterThan(1)
}

async function expectAddresses(page: Page, sheets: Sheets): Promise<void> {
  const letters = lettersOf(sheets.flatMap(({ lines }) => lines).join(""))
  const outside = await shown(page, 'a[href^="http"]', (link) => link.getAttribute("href") ?? "")
  for (const href of outside) expect(letters).toContain(`(${lettersOf(href)})`)
  const inside = await shown(page, '.prose a[href^="/"]', (link) => link.getAttribute("href") ?? "")
  for (const href of inside) expect(letters).toContain(`${lettersOf(href)})`)
  expect(Math.min(outside.length, inside.length)).toBeGreaterThan(0)
  expect(letters).toMatch(/\(https?:\/\/[^()]+\)/)
}

/** No heading is the last line of a sheet. */
async function expectHeadingsWithText(page: Page, sheets: Sheets): Promise<void> {
  const headings = (await shown(page, ":is(h1, h2, h3, h4, h5, h6)", textOf)).map(lettersOf)
  for (const { lines } of sheets.slice(0, -1)) {
    const last = lettersOf(lines.at(-1) ?? "")
    expect(headings.filter((heading) => heading.endsWith(last))).toEqual([])
  }
}

/** Every picture is drawn, whole and with its caption beside it. */
async function expectWholePictures(page: Page, sheets: Sheets): Promise<void> {
  const pictures = await shown(page, "img", (image) => {
    const whole = image.closest("figure") ?? image
    return getComputedStyle(whole).breakInside
  })
  expect(pictures.filter((breakInside) => breakInside !== "avoid")).toEqual([])
  const drawn = sheets.reduce((sum, { images }) => sum + images, 0)
  expect(drawn).toBeGreaterThanOrEqual(pictures.length)
}

/** The sheet is light for those who read in the dark. */
async function expectLightSheet(page: Page): Promise<void> {
  expect(await groundColour(page)).not.toBe(LIGHT_GROUND)
  await page.emulateMedia({ media: "print" })
  expect(await groundColour(page)).toBe(LIGHT_GROUND)
  const ink = await page
    .locator("main p")
    .first()
    .evaluate((text) => getComputedStyle(text).color)
  for (const channel of ink.match(/\d+/g) ?? []) expect(Number(channel)).toBeLessThan(128)
}
