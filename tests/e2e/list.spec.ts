import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, type Page } from "@playwright/test"

import { decodeIndex, type IndexedProject, PROJECT_INDEX_PATH } from "~/src/lib/projects/project-index"

import type { Build } from "./site"
import { test } from "./site"

function indexOf({ directory }: Build): IndexedProject[] {
  return decodeIndex(JSON.parse(readFileSync(path.join(directory, PROJECT_INDEX_PATH), "utf8")))
}

/** The commonest tag of the projects, and how many have it. */
function commonestTag(projects: readonly IndexedProject[]): { tag: string; count: number } {
  const counts = new Map<string, number>()
  for (const tag of projects.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const [first] = [...counts].sort(([, a], [, b]) => b - a)
  if (first === undefined) throw new Error("No project has a tag.")
  return { tag: first[0], count: first[1] }
}

const titles = (page: Page) => page.getByRole("main").getByRole("article").getByRole("heading")
const status = (page: Page) => page.getByRole("main").getByRole("status")
const search = (page: Page) => page.getByRole("searchbox", { name: "Search projects" })

async function openFilter(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Filter/ }).click()
  await expect(page.getByRole("group", { name: "Tags" })).toBeVisible()
}

test("a tag narrows the list down, is kept in the address, and the back button takes it away", async ({
  build,
  visit,
  page,
}) => {
  const projects = indexOf(build)
  const { tag, count } = commonestTag(projects)
  await visit("/projects")
  const before = await titles(page).allTextContents()
  await openFilter(page)
  const choice = page.getByRole("checkbox", { name: new RegExp(`^${escaped(tag)} ${count}$`) })
  await choice.check({ force: true })
  await expect(titles(page)).toHaveCount(Math.min(count, 20))
  await expect(status(page)).toHaveText(`${count} of ${projects.length} projects`)
  expect(new URL(page.url()).searchParams.getAll("tag")).toEqual([tag])

  await page.goBack()
  await expect(titles(page)).toHaveText(before)
  await expect(choice).not.toBeChecked()
  await page.goForward()
  await expect(titles(page)).toHaveCount(Math.min(count, 20))
})

test("a choice shows at once, and two made one after the other are both kept", { tag: "@placeless" }, async ({
  visit,
  page,
}) => {
  await visit("/projects")
  await openFilter(page)
  const choices = page.getByRole("group", { name: "Tags" }).getByRole("checkbox")
  const shown = await choices.evaluateAll((boxes: HTMLInputElement[]) =>
    boxes.slice(0, 2).map((box) => {
      box.click()
      return box.checked
    }),
  )
  expect(shown).toEqual([true, true])
  await expect.poll(() => new URL(page.url()).searchParams.getAll("tag")).toHaveLength(2)
})

test("an address with a filter shows the same list to whom it is sent", async ({ build, visit, page }) => {
  const projects = indexOf(build)
  const { tag } = commonestTag(projects)
  const expected = projects.filter(({ tags }) => tags.includes(tag))
  await visit(`/projects?tag=${encodeURIComponent(tag)}&sort=oldest`)
  await expect(status(page)).toHaveText(`${expected.length} of ${projects.length} projects`)
  await expect(page.getByRole("combobox", { name: "Sort" })).toHaveValue("oldest")
})

test("a title is found with a slip of the fingers; typing makes no entries in the history", {
  tag: "@placeless",
}, async ({ build, visit, page }) => {
  const title = "Measuring the Ropewalk"
  const word = "Ropewalk"
  expect(indexOf(build).map((project) => project.title)).toContain(title)
  await visit("/about")
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Projects" }).click()
  await search(page).pressSequentially(`${word.slice(0, 4)}${word.slice(5)}`, { delay: 30 })
  await expect(titles(page).filter({ hasText: title })).toHaveCount(1)
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(search(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/about\/?$/)
})

test("what nobody has is told, and there is a way out", async ({ build, visit, page }) => {
  await visit("/projects?q=zzzzqqqqxxxx")
  await expect(status(page)).toHaveText("No matching data")
  await expect(titles(page)).toHaveCount(0)
  await page.getByRole("main").getByRole("button", { name: "Clear filters" }).click()
  await expect(page).toHaveURL(/\/projects\/?$/)
  await expect(titles(page)).toHaveCount(Math.min(indexOf(build).length, 20))
  await expect(search(page)).toBeFocused()
  await expect(search(page)).toHaveValue("")
})

test("the counts of tags follow the other choices", { tag: "@placeless" }, async ({ build, visit, page }) => {
  const projects = indexOf(build)
  const type = "Instrument"
  const { tag, count } = commonestTag(projects.filter((project) => project.type === type))
  expect([tag, count]).toEqual(["Harbours", 2])
  expect(commonestTag(projects).count).toBeGreaterThan(count)
  await visit("/projects")
  await openFilter(page)
  await page.getByRole("combobox", { name: "Type" }).selectOption(type)
  await expect(page.getByRole("checkbox", { name: new RegExp(`^${escaped(tag)} ${count}$`) })).toBeVisible()
})

test("N3: a choice does not move the page; P1: it asks for no page data", { tag: "@placeless" }, async ({
  build,
  visit,
  page,
}) => {
  const { tag } = commonestTag(indexOf(build))
  await visit("/projects")
  await openFilter(page)
  await page.evaluate(() => window.scrollTo(0, 120))
  const asked: string[] = []
  page.on("request", (request) => {
    if (/page-data\/projects\/page-data/.test(request.url())) asked.push(request.url())
  })
  await page.getByRole("checkbox", { name: new RegExp(`^${escaped(tag)} `) }).check({ force: true })
  await expect(page).toHaveURL(/[?&]tag=/)
  expect(await page.evaluate(() => window.scrollY)).toBe(120)
  expect(asked).toEqual([])
})

test("the first load asks for neither the index nor the code of the search", { tag: "@placeless" }, async ({
  visit,
  page,
}) => {
  const urls: string[] = []
  page.on("request", (request) => urls.push(request.url()))
  await visit("/projects")
  await page.waitForLoadState("networkidle")
  expect(urls.filter((url) => url.includes(PROJECT_INDEX_PATH))).toEqual([])
  await search(page).focus()
  await expect.poll(() => urls.filter((url) => url.includes(PROJECT_INDEX_PATH))).toHaveLength(1)
})

test.describe("when the index cannot be had", () => {
  test.use({ expectedMessages: [/status of 500|ERR_FAILED/] })

  test("the list stays, and another try helps", { tag: "@placeless" }, async ({ build, visit, page }) => {
    const projects = indexOf(build)
    const { tag, count } = commonestTag(projects)
    await page.route(`**${PROJECT_INDEX_PATH}`, (route) => route.fulfill({ status: 500, body: "no" }))
    await visit(`/projects?tag=${encodeURIComponent(tag)}`)
    await expect(page.getByRole("main").getByRole("alert")).toContainText("The projects could not be searched.")
    await expect(titles(page)).toHaveCount(Math.min(projects.length, 20))
    await page.unroute(`**${PROJECT_INDEX_PATH}`)
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(status(page)).toHaveText(`${count} of ${projects.length} projects`)
  })
})

test("the order on show is remembered when a project is opened", async ({ visit, page }) => {
  await visit("/projects?sort=title")
  await expect(page.getByRole("combobox", { name: "Sort" })).toHaveValue("title")
  await expect(status(page)).toContainText(" of ")
  const paths = await page
    .getByRole("main")
    .getByRole("article")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
  await page.getByRole("main").getByRole("article").getByRole("link").first().click()
  await expect(page).not.toHaveURL(/sort=title/)
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem("project-order") ?? "[]"))
  expect(kept.slice(0, paths.length)).toEqual(paths.map((to) => to.split("/").findLast((segment) => segment !== "")))
})

test("nothing is wider than a screen of 320 px, with the filter open", { tag: "@placeless" }, async ({
  visit,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit("/projects")
  await openFilter(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test("on a phone the search has a line of its own, filter and sort share the next; on a desktop all are on one", {
  tag: "@placeless",
}, async ({ visit, page }) => {
  const controls = [
    search(page),
    page.getByRole("button", { name: /^Filter/ }),
    page.getByRole("combobox", { name: "Sort" }),
  ]
  for (const [width, lines] of [
    [320, 2],
    [390, 2],
    [1280, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await visit("/projects")
    const boxes = await Promise.all(controls.map((control) => control.boundingBox()))
    const tops = boxes.map((box) => Math.round(box?.y ?? 0))
    expect(new Set(tops).size, `lines at ${width} px`).toBe(lines)
    expect(tops[1]).toBe(tops[2])
    const [field, , sort] = boxes.map((box) => (box?.x ?? 0) + (box?.width ?? 0))
    // Both lines end at the same edge.
    if (lines === 2) expect(Math.abs((field ?? 0) - (sort ?? 0))).toBeLessThan(1)
    const arrow = await page.locator(".select-arrow").boundingBox()
    expect((sort ?? 0) - ((arrow?.x ?? 0) + (arrow?.width ?? 0)), "space beside the arrow").toBeGreaterThanOrEqual(12)
  }
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("tags lead to the projects that have them; no control is there that would do nothing", async ({
    build,
    visit,
    page,
  }) => {
    const { tag, count } = commonestTag(indexOf(build))
    await visit("/projects")
    await expect(page.getByRole("searchbox")).toHaveCount(0)
    await page.getByRole("main").getByRole("link", { name: "All tags" }).click()
    await page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(`^${escaped(tag)}\\b`) })
      .click()
    await expect(page.getByRole("heading", { level: 1, name: tag })).toBeVisible()
    await expect(page.getByRole("article")).toHaveCount(Math.min(count, 20))
  })
})

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
}
