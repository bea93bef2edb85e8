import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, type Page } from "@playwright/test"

import { expectNoAxeFindings } from "~/tests/e2e/axe"
import { BUILDS, test } from "~/tests/e2e/site"
import { PUBLIC_PROJECTS } from "~/tests/fixtures/fixture-site"

// Below a base path, with pictures of another host among them.
test.use({ build: BUILDS.pictures })

const GALLERY = ["A wide plate", "A tall plate", "A square plate"]

function lightbox(page: Page) {
  return page.getByRole("dialog", { name: "Pictures" })
}

async function openPicture(page: Page, alt: string): Promise<void> {
  await page.getByRole("link", { name: `Enlarge: ${alt}` }).click()
  await expect(lightbox(page).getByRole("img", { name: alt })).toBeVisible()
}

/** One finger from one place to another, as a touch screen tells it. */
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

test("a page shows the figures, the pictures with their captions and the contents that a project has, and nothing that it has not", async ({
  visit,
  page,
}) => {
  const contents = page.getByRole("navigation", { name: "Contents" })
  const related = page.getByRole("region", { name: "Related projects" }).getByRole("listitem")
  await visit("/projects/plates")
  const strip = page.getByRole("region", { name: "At a glance" })
  await expect(strip.getByRole("term")).toHaveText(["plates", "of them tall", "When", "Tags"])
  await expect(strip.getByRole("definition")).toHaveText(["3", "40 %", "2018", /^Plates\W*Wheels$/])
  const gallery = page.getByRole("region", { name: "Pictures" })
  await expect(gallery.getByRole("img")).toHaveCount(GALLERY.length)
  await expect(gallery.getByRole("figure")).toHaveText(["The first plate.", "", "The last plate."])
  // Related projects say why they are here; those that the owner names come instead.
  await expect(related).toHaveCount(1)
  await expect(related.getByRole("link")).toHaveAttribute("href", /\/projects\/film$/)
  await expect(related).toContainText("also Wheels")
  const links = contents.getByRole("link")
  await expect(links).toHaveText(["First part", "A detail", "Main content", "First part"])
  for (const link of await links.all()) {
    const id = ((await link.getAttribute("href")) ?? "").slice(1)
    const heading = page.locator(`.prose [id="${id}"]`)
    await expect(heading).toContainText((await link.textContent()) ?? "?")
  }
  await links.last().click()
  await expect(page.locator(".prose h2").last()).toBeInViewport()

  await visit("/projects/film")
  await expect(page.locator(".metrics")).toHaveCount(0)
  await expect(contents).toHaveCount(0)
  await expect(related).toHaveCount(1)
  await expect(related.getByRole("link")).toHaveAttribute("href", /\/projects\/tide-tables$/)
  await expect(related).not.toContainText("also")
})

test("a picture opens large, is turned by the arrow keys, closes on Escape, and the focus comes back", async ({
  visit,
  page,
}) => {
  await visit("/projects/plates")
  const link = page.getByRole("link", { name: "Enlarge: A tall plate" })
  await link.focus()
  await page.keyboard.press("Enter")
  const status = lightbox(page).getByRole("status")
  await expect(status).toHaveText("Picture 2 of 3: A tall plate")
  for (const [key, shown] of [
    ["ArrowRight", "Picture 3 of 3: A square plate"],
    ["ArrowRight", "Picture 1 of 3: A wide plate"],
    ["ArrowLeft", "Picture 3 of 3: A square plate"],
    ["Home", "Picture 1 of 3: A wide plate"],
    ["End", "Picture 3 of 3: A square plate"],
  ] as const) {
    await page.keyboard.press(key)
    await expect(status).toHaveText(shown)
  }
  await expect(lightbox(page)).toContainText("The last plate.")
  await page.keyboard.press("Escape")
  await expect(lightbox(page)).toHaveCount(0)
  await expect(link).toBeFocused()
})

test("in the lightbox Tab stays inside and every button works by keyboard and pointer", async ({ visit, page }) => {
  await visit("/projects/plates")
  await openPicture(page, "A wide plate")
  const [close, previous, next] = ["Close", "Previous picture", "Next picture"].map((name) =>
    lightbox(page).getByRole("button", { name }),
  ) as [ReturnType<Page["locator"]>, ReturnType<Page["locator"]>, ReturnType<Page["locator"]>]
  await expect(close).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(previous).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(next).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(lightbox(page).getByRole("status")).toHaveText(/^Picture 2 of 3/)
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press("Tab")
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement
      return focused !== document.body && focused?.closest("dialog") === null
    })
    expect(isOutside).toBe(false)
  }
  await previous.click()
  await expect(lightbox(page).getByRole("status")).toHaveText(/^Picture 1 of 3/)
  await close.click()
  await expect(lightbox(page)).toHaveCount(0)
})

test("a picture shown large fits the screen whole, in its own shape, and no page is wider than 320 px", async ({
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
    await openPicture(page, "A tall plate")
    const picture = lightbox(page).getByRole("img", { name: "A tall plate" })
    const box = await picture.boundingBox()
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(2, 1)
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width)
    await page.keyboard.press("Escape")
    await expect(lightbox(page)).toHaveCount(0)
  }
  for (const project of ["plates", "film"]) {
    await visit(`/projects/${project}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test("a swipe turns the pictures; up and down, and what is zoomed, is left to the browser", async ({
    visit,
    page,
  }) => {
    await visit("/projects/plates")
    await openPicture(page, "A wide plate")
    const status = lightbox(page).getByRole("status")
    await swipe(page, { x: 300, y: 400 }, { x: 80, y: 410 })
    await expect(status).toHaveText(/^Picture 2 of 3/)
    await swipe(page, { x: 80, y: 400 }, { x: 300, y: 410 })
    await expect(status).toHaveText(/^Picture 1 of 3/)
    await swipe(page, { x: 200, y: 300 }, { x: 190, y: 500 })
    await expect(status).toHaveText(/^Picture 1 of 3/)
    const stage = page.locator(".lightbox-stage")
    expect(await stage.evaluate((element) => getComputedStyle(element).touchAction)).toBe("pan-y pinch-zoom")
    const viewport = (await page.locator("meta[name=viewport]").getAttribute("content")) ?? ""
    expect(viewport).not.toMatch(/user-scalable|maximum-scale/)
  })
})

test("the code and the styles that show a picture large come with the first one that is opened", async ({
  visit,
  page,
}) => {
  const asked: string[] = []
  page.on("request", (request) => asked.push(request.url()))
  await visit("/projects/plates")
  await page.waitForLoadState("networkidle")
  expect(asked.filter((url) => /lightbox/.test(url))).toEqual([])
  const before = asked.filter((url) => /\.js$/.test(url)).length
  await openPicture(page, "A wide plate")
  expect(asked.filter((url) => /\.js$/.test(url)).length).toBeGreaterThan(before)
  expect(asked.filter((url) => /lightbox\S*\.css$/.test(url))).toHaveLength(1)
})

test.describe("when the lightbox cannot be had", () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test("a click leads to the picture itself", async ({ visit, page }) => {
    await visit("/projects/plates")
    await page.route("**/lightbox-*.css", (route) => route.fulfill({ status: 404 }))
    const link = page.getByRole("link", { name: "Enlarge: A wide plate" })
    const file = await link.evaluate((element: HTMLAnchorElement) => element.href)
    await link.click()
    await expect(page).toHaveURL(file)
  })
})

test("axe finds nothing on a page with everything, nor in its lightbox, in either theme", async ({ visit, page }) => {
  test.slow()
  for (const project of ["film", "plates"]) {
    await visit(`/projects/${project}`)
    await expectNoAxeFindings(page)
  }
  await openPicture(page, "A wide plate")
  await expectNoAxeFindings(page)
  expect(await lightbox(page).evaluate((dialog) => dialog.scrollWidth)).toBeLessThanOrEqual(320)
})

test("in forced colours the buttons of the lightbox and the player keep their edges", async ({ visit, page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" })
  await visit("/projects/plates")
  const play = page.getByRole("button", { name: "Play the video: The plates in motion" })
  await expect(play).toHaveCSS("border-top-style", "solid")
  await openPicture(page, "A wide plate")
  for (const button of await lightbox(page).getByRole("button").all()) {
    await expect(button).toHaveCSS("border-top-style", "solid")
  }
})

test("a video at another host is asked for only after play, from the host that the privacy page names", async ({
  visit,
  page,
}) => {
  const asked: string[] = []
  await page.route("https://www.youtube-nocookie.com/**", (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: "text/html", body: "<title>video</title>" })
  })
  await visit("/privacy")
  await expect(page.getByRole("main")).toContainText("www.youtube-nocookie.com")
  await visit("/projects/plates")
  await page.waitForLoadState("networkidle")
  expect(asked).toEqual([])
  const watch = page.getByRole("link", { name: /^Watch at YouTube/ })
  await expect(watch).toHaveAttribute("href", "https://www.youtube.com/watch?v=aqz-KE-bpKQ")
  const place = () =>
    page.locator(".video-place").evaluate((element) => {
      const { top, left, width, height } = element.getBoundingClientRect()
      return { top: top + window.scrollY, left, width, height }
    })
  const before = await place()
  page.removeAllListeners("request")
  await page.getByRole("button", { name: "Play the video: The plates in motion" }).click()
  const frame = page.locator("iframe")
  await expect(frame).toHaveAttribute("title", "The plates in motion")
  await expect(frame).toBeFocused()
  await expect.poll(() => asked).toEqual([expect.stringContaining("/embed/aqz-KE-bpKQ?autoplay=1")])
  expect(await place()).toEqual(before)
})

test("a video file has controls and captions, does not play by itself, and is not loaded before", async ({
  visit,
  page,
  site,
}) => {
  const asked: string[] = []
  page.on("request", (request) => asked.push(request.url()))
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
  expect(asked.filter((url) => url.endsWith(".webm"))).toEqual([])
})

test("on a narrow screen the table of contents is folded, and opens by keyboard", async ({ visit, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit("/projects/plates")
  const links = page.getByRole("navigation", { name: "Contents" }).getByRole("link")
  await expect(links).toHaveCount(0)
  await page.locator("summary", { hasText: "Contents" }).focus()
  await page.keyboard.press("Enter")
  await expect(links).toHaveCount(4)
})

test("the way on leads through the projects in the order of the list", async ({ visit, page, site }) => {
  await visit("/projects")
  const list = await page
    .getByRole("main")
    .locator("h2 a, h3 a")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  expect(list).toHaveLength(PUBLIC_PROJECTS.length)
  const way = page.getByRole("navigation", { name: "More projects" })
  await page.goto(list[0] ?? "")
  await expect(way.getByRole("link", { name: /Previous/ })).toHaveCount(0)
  for (const next of list.slice(1)) {
    await way.getByRole("link", { name: /Next/ }).click()
    await expect(page).toHaveURL(next)
  }
  await expect(way.getByRole("link", { name: /Next/ })).toHaveCount(0)
  await way.getByRole("link", { name: /Previous/ }).click()
  await expect(page).toHaveURL(list.at(-2) ?? "")
  await way.getByRole("link", { name: "All projects" }).click()
  await expect(page).toHaveURL(site.url("/projects"))
})

test("who comes from a list in another order goes on in that order, and nothing moves", async ({
  visit,
  page,
  site,
}) => {
  await visit("/projects/plates")
  const way = page.getByRole("navigation", { name: "More projects" })
  await expect(way.getByRole("link", { name: /Previous/ })).toHaveAttribute("href", /tide-tables$/)
  const before = await way.boundingBox()
  await page.evaluate(() => sessionStorage.setItem("project-order", JSON.stringify(["film", "plates"])))
  await visit("/projects/plates")
  const previous = way.getByRole("link", { name: /Previous/ })
  await expect(previous).toHaveAttribute("href", /film$/)
  await expect(previous).toContainText("A Film Whose Title Is So Long")
  await expect(way.getByRole("link", { name: /Next/ })).toHaveCount(0)
  expect((await way.boundingBox())?.height).toBe(before?.height)
  await previous.click()
  await expect(page).toHaveURL(site.url("/projects/film"))
  await expect(way.getByRole("link", { name: /Next/ })).toHaveAttribute("href", /plates$/)
})

test.describe("after a project is gone", () => {
  test.use({ expectedMessages: [/status of 404/] })

  test("an order that names it is not followed", async ({ visit, page }) => {
    await visit("/projects/plates")
    await page.evaluate(() => sessionStorage.setItem("project-order", JSON.stringify(["gone", "plates", "film"])))
    const asked = page.waitForResponse(/page-data\/projects\/gone/)
    await visit("/projects/plates")
    await asked
    await page.waitForLoadState("networkidle")
    const way = page.getByRole("navigation", { name: "More projects" })
    await expect(way.getByRole("link", { name: /Previous/ })).toHaveAttribute("href", /tide-tables$/)
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("each picture is a link to its large version, and the video a link to its host", async ({
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
      const picture = link.getByRole("img")
      const widths = [...((await picture.getAttribute("srcset")) ?? "").matchAll(/ (\d+)w/g)].map(([, width]) => width)
      expect(await picture.getAttribute("srcset")).toContain(`${file} ${Math.max(...widths.map(Number))}w`)
      expect(readFileSync(path.join(build.directory, file.slice(site.basePath.length))).length).toBeGreaterThan(0)
    }
    await expect(page.getByRole("button", { name: /^Play the video/ })).toBeHidden()
    await expect(page.getByRole("link", { name: /^Watch at YouTube/ })).toBeVisible()
    await expect(page.getByText("only when you press play")).toBeHidden()
  })
})
