import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, type Page } from "@playwright/test"

import { expectNoAxeFindings } from "~/tests/e2e/axe"
import { boxOf, sidewaysOverflow } from "~/tests/e2e/measure"
import { recordRequests } from "~/tests/e2e/record"
import { BUILDS, test } from "~/tests/e2e/site"
import { PUBLIC_PROJECTS } from "~/tests/fixtures/fixture-site"

// Below a base path, with images of another host among them.
test.use({ build: BUILDS.pictures })

const GALLERY = ["A wide plate", "A tall plate", "A square plate"]

const lightbox = (page: Page) => page.getByRole("dialog", { name: "Pictures" })
const enlarge = (page: Page, alt: string) => page.getByRole("link", { name: `Enlarge: ${alt}` })
const adjacent = (page: Page) => page.getByRole("navigation", { name: "More projects" })

async function openImage(page: Page, alt: string): Promise<void> {
  await enlarge(page, alt).click()
  await expect(lightbox(page).getByRole("img", { name: alt })).toBeVisible()
}

/** Swipes with one finger, as a touch screen reports it. */
async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: points })
  await touch("touchStart", [from])
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await touch("touchMove", [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }])
  }
  await touch("touchEnd", [])
}

test("a page shows the figures, images, contents and related projects that a project has, and no empty parts", async ({
  visit,
  page,
}) => {
  const contents = page.getByRole("navigation", { name: "Contents" })
  const related = page.getByRole("region", { name: "Related projects" }).getByRole("listitem")
  await visit("/projects/plates")
  const facts = page.getByRole("region", { name: "At a glance" })
  await expect(facts.getByRole("term")).toHaveText(["plates", "of them tall", "When", "Tags"])
  await expect(facts.getByRole("definition")).toHaveText(["3", "40 %", "2018", /^Plates\W*Wheels$/])
  const gallery = page.getByRole("region", { name: "Pictures" })
  await expect(gallery.getByRole("img")).toHaveCount(GALLERY.length)
  await expect(gallery.getByRole("figure")).toHaveText(["The first plate.", "", "The last plate."])
  // Related by a tag, which is named.
  await expect(related.getByRole("link")).toHaveAttribute("href", /\/projects\/film$/)
  await expect(related).toContainText("also Wheels")
  const links = contents.getByRole("link")
  await expect(links).toHaveText(["First part", "A detail", "Main content", "First part"])
  for (const link of await links.all()) {
    const id = ((await link.getAttribute("href")) ?? "").slice(1)
    await expect(page.locator(`.prose [id="${id}"]`)).toContainText((await link.textContent()) ?? "?")
  }
  await links.last().click()
  await expect(page.locator(".prose h2").last()).toBeInViewport()
  // On a narrow screen the contents are folded.
  await page.setViewportSize({ width: 390, height: 844 })
  await visit("/projects/plates")
  await expect(links).toHaveCount(0)
  await page.locator("summary", { hasText: "Contents" }).press("Enter")
  await expect(links).toHaveCount(4)

  await visit("/projects/film")
  await expect(page.locator(".metrics")).toHaveCount(0)
  await expect(contents).toHaveCount(0)
  // Related because the owner says so.
  await expect(related.getByRole("link")).toHaveAttribute("href", /\/projects\/tide-tables$/)
  await expect(related).not.toContainText("also")
})

test("the lightbox, loaded with the first image that is opened, works by keyboard, keeps Tab inside, and gives the focus back", async ({
  visit,
  page,
}) => {
  const requests = recordRequests(page)
  const scripts = () => requests.filter((url) => url.endsWith(".js")).length
  await visit("/projects/plates")
  await page.waitForLoadState("networkidle")
  expect(requests.filter((url) => url.includes("lightbox"))).toEqual([])
  const before = scripts()
  await enlarge(page, "A tall plate").press("Enter")
  const status = lightbox(page).getByRole("status")
  await expect(status).toHaveText("Picture 2 of 3: A tall plate")
  expect(scripts()).toBeGreaterThan(before)
  expect(requests.filter((url) => /lightbox\S*\.css$/.test(url))).toHaveLength(1)
  for (const [key, text] of [
    ["ArrowRight", "Picture 3 of 3: A square plate"],
    ["ArrowRight", "Picture 1 of 3: A wide plate"],
    ["ArrowLeft", "Picture 3 of 3: A square plate"],
    ["Home", "Picture 1 of 3: A wide plate"],
    ["End", "Picture 3 of 3: A square plate"],
  ] as const) {
    await page.keyboard.press(key)
    await expect(status).toHaveText(text)
  }
  await expect(lightbox(page)).toContainText("The last plate.")

  const button = (name: string) => lightbox(page).getByRole("button", { name })
  await expect(button("Close")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(button("Previous picture")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(button("Next picture")).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(status).toHaveText(/^Picture 1 of 3/)
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press("Tab")
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement
      return focused !== document.body && focused?.closest("dialog") === null
    })
    expect(isOutside).toBe(false)
  }
  await button("Previous picture").click()
  await expect(status).toHaveText(/^Picture 3 of 3/)
  await page.keyboard.press("Escape")
  await expect(lightbox(page)).toHaveCount(0)
  await expect(enlarge(page, "A tall plate")).toBeFocused()
})

test("an enlarged image fits the screen in its own shape, and no page is wider than 320 px", async ({
  visit,
  page,
}) => {
  await visit("/projects/plates")
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    { width: 320, height: 480 },
  ]) {
    await page.setViewportSize(viewport)
    await openImage(page, "A tall plate")
    const box = await boxOf(lightbox(page).getByRole("img", { name: "A tall plate" }))
    expect(box.height / box.width).toBeCloseTo(2, 1)
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.bottom).toBeLessThanOrEqual(viewport.height)
    expect(box.right).toBeLessThanOrEqual(viewport.width)
    await lightbox(page).getByRole("button", { name: "Close" }).click()
    await expect(lightbox(page)).toHaveCount(0)
  }
  for (const project of ["plates", "film"]) {
    await visit(`/projects/${project}`)
    expect(await sidewaysOverflow(page)).toBe(0)
  }
})

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test("a swipe sideways shows the next image; vertical swipes and zoom stay the browser's", async ({
    visit,
    page,
  }) => {
    await visit("/projects/plates")
    await openImage(page, "A wide plate")
    const status = lightbox(page).getByRole("status")
    await swipe(page, { x: 300, y: 400 }, { x: 80, y: 410 })
    await expect(status).toHaveText(/^Picture 2 of 3/)
    await swipe(page, { x: 80, y: 400 }, { x: 300, y: 410 })
    await expect(status).toHaveText(/^Picture 1 of 3/)
    await swipe(page, { x: 200, y: 300 }, { x: 190, y: 500 })
    await expect(status).toHaveText(/^Picture 1 of 3/)
    await expect(page.locator(".lightbox-stage")).toHaveCSS("touch-action", "pan-y pinch-zoom")
    const viewport = (await page.locator("meta[name=viewport]").getAttribute("content")) ?? ""
    expect(viewport).not.toMatch(/user-scalable|maximum-scale/)
  })
})

test("axe finds nothing on a page with everything, nor in its lightbox; both keep their edges in forced colours", async ({
  visit,
  page,
}) => {
  test.slow()
  for (const project of ["film", "plates"]) {
    await visit(`/projects/${project}`)
    await expectNoAxeFindings(page)
  }
  await openImage(page, "A wide plate")
  await expectNoAxeFindings(page)
  expect(await lightbox(page).evaluate((dialog) => dialog.scrollWidth)).toBeLessThanOrEqual(320)
  await page.emulateMedia({ forcedColors: "active" })
  const play = page.getByRole("button", { name: "Play the video: The plates in motion", includeHidden: true })
  for (const button of [play, ...(await lightbox(page).getByRole("button").all())]) {
    await expect(button).toHaveCSS("border-top-style", "solid")
  }
})

test("a video at another host is requested only after Play, from the host that the privacy page names", async ({
  visit,
  page,
}) => {
  const requests: string[] = []
  await page.route("https://www.youtube-nocookie.com/**", (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: "text/html", body: "<title>video</title>" })
  })
  await visit("/privacy")
  await expect(page.getByRole("main")).toContainText("www.youtube-nocookie.com")
  await visit("/projects/plates")
  await page.waitForLoadState("networkidle")
  expect(requests).toEqual([])
  const watch = page.getByRole("link", { name: /^Watch at YouTube/ })
  await expect(watch).toHaveAttribute("href", "https://www.youtube.com/watch?v=aqz-KE-bpKQ")
  const play = page.getByRole("button", { name: "Play the video: The plates in motion" })
  await play.scrollIntoViewIfNeeded()
  const before = await boxOf(page.locator(".video-place"))
  page.removeAllListeners("request")
  await play.click()
  const frame = page.locator("iframe")
  await expect(frame).toHaveAttribute("title", "The plates in motion")
  await expect(frame).toBeFocused()
  await expect.poll(() => requests).toEqual([expect.stringContaining("/embed/aqz-KE-bpKQ?autoplay=1")])
  expect(await boxOf(page.locator(".video-place"))).toEqual(before)
})

test("a video file has controls and captions, does not play on its own, and is not loaded before", async ({
  visit,
  page,
  site,
}) => {
  const requests = recordRequests(page, /\.webm$/)
  await visit("/projects/film")
  await page.waitForLoadState("networkidle")
  const video = page.locator("video")
  expect(
    await video.evaluate((player: HTMLVideoElement) => [player.controls, player.autoplay, player.preload]),
  ).toEqual([true, false, "none"])
  await expect(video).toHaveAccessibleName("The wheels in motion")
  await expect(video).toHaveAttribute("poster", /\.webp$/)
  const track = video.locator("track")
  await expect(track).toHaveAttribute("kind", "captions")
  await expect(track).toHaveAttribute("srclang", "en-GB")
  for (const element of [video, track]) {
    const file = await element.getAttribute("src")
    expect((await page.request.get(`${site.origin}${file}`)).status()).toBe(200)
  }
  expect(requests).toEqual([])
})

test("previous and next follow the order of the list", async ({ visit, page, site }) => {
  await visit("/projects")
  const list = await page
    .getByRole("main")
    .locator("h2 a, h3 a")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  expect(list).toHaveLength(PUBLIC_PROJECTS.length)
  await page.goto(list[0] ?? "")
  await expect(adjacent(page).getByRole("link", { name: /Previous/ })).toHaveCount(0)
  await adjacent(page).getByRole("link", { name: /Next/ }).click()
  await expect(page).toHaveURL(list[1] ?? "")
  await page.goto(list.at(-1) ?? "")
  await expect(adjacent(page).getByRole("link", { name: /Next/ })).toHaveCount(0)
  await adjacent(page)
    .getByRole("link", { name: /Previous/ })
    .click()
  await expect(page).toHaveURL(list.at(-2) ?? "")
  await adjacent(page).getByRole("link", { name: "All projects" }).click()
  await expect(page).toHaveURL(site.url("/projects"))
})

test.describe("after a list in another order", () => {
  test.use({ expectedMessages: [/status of 404/] })

  test("previous and next follow that order, unless it names a project that is gone, and nothing moves", async ({
    visit,
    page,
  }) => {
    const previous = adjacent(page).getByRole("link", { name: /Previous/ })
    const store = (order: string[]) =>
      page.evaluate(
        (paths) => sessionStorage.setItem("project-order", JSON.stringify(paths)),
        order.map((slug) => `/projects/${slug}`),
      )
    await visit("/projects/plates")
    await expect(previous).toHaveAttribute("href", /tide-tables$/)
    const before = await boxOf(adjacent(page))
    await store(["gone", "plates", "film"])
    const response = page.waitForResponse(/page-data\/projects\/gone/)
    await visit("/projects/plates")
    await response
    await page.waitForLoadState("networkidle")
    await expect(previous).toHaveAttribute("href", /tide-tables$/)

    await store(["film", "plates"])
    await visit("/projects/plates")
    await expect(previous).toHaveAttribute("href", /film$/)
    await expect(previous).toContainText("A Film Whose Title Is So Long")
    await expect(adjacent(page).getByRole("link", { name: /Next/ })).toHaveCount(0)
    expect((await boxOf(adjacent(page))).height).toBe(before.height)
    await previous.click()
    await expect(adjacent(page).getByRole("link", { name: /Next/ })).toHaveAttribute("href", /plates$/)
  })
})

test.describe("when the lightbox cannot be loaded", () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test("a click opens the image file", async ({ visit, page }) => {
    await visit("/projects/plates")
    await page.route("**/lightbox-*.css", (route) => route.fulfill({ status: 404 }))
    const link = enlarge(page, "A wide plate")
    const file = await link.evaluate((element: HTMLAnchorElement) => element.href)
    await link.click()
    await expect(page).toHaveURL(file)
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("R1: each image is a link to its largest version, and the video a link to its host", async ({
    build,
    visit,
    page,
    site,
  }) => {
    await visit("/projects/plates")
    const links = page.getByRole("region", { name: "Pictures" }).getByRole("link")
    await expect(links).toHaveCount(GALLERY.length)
    for (const link of await links.all()) {
      const file = (await link.getAttribute("href")) ?? ""
      const sources = (await link.getByRole("img").getAttribute("srcset")) ?? ""
      const widths = [...sources.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
      expect(sources).toContain(`${file} ${Math.max(...widths)}w`)
      expect(readFileSync(path.join(build.directory, file.slice(site.basePath.length))).length).toBeGreaterThan(0)
    }
    await expect(page.getByRole("button", { name: /^Play the video/ })).toBeHidden()
    await expect(page.getByRole("link", { name: /^Watch at YouTube/ })).toBeVisible()
    await expect(page.getByText("only when you press play")).toBeHidden()
  })
})
