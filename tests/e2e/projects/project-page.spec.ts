import { expect, type Page } from "@playwright/test"

import { BUILDS } from "~/tests/builds"
import { expectNoAxeFindings } from "~/tests/e2e/axe"
import { boxOf, recordRequests, sidewaysOverflow } from "~/tests/e2e/observe"
import { poll, test } from "~/tests/e2e/site"
import { PUBLIC_PROJECTS } from "~/tests/fixtures/fixture-site"

// Below a base path, with trailing slashes, and with images of another host among them.
test.use({ build: BUILDS.basePath })

const adjacent = (page: Page, name: RegExp | string) =>
  page.getByRole("navigation", { name: "More projects" }).getByRole("link", { name })
const contents = (page: Page) => page.getByRole("navigation", { name: "Contents" }).getByRole("link")
const related = (page: Page) => page.getByRole("region", { name: "Related projects" }).getByRole("listitem")
const playButton = (page: Page) => page.getByRole("button", { name: "Play the video: The plates in motion" })

test("a page shows the figures, images, contents and related projects; axe finds nothing", async ({ visit, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit("/projects/plates")
  const facts = page.getByRole("region", { name: "At a glance" })
  await expect(facts.getByRole("term")).toHaveText(["plates", "of them tall", "When"])
  await expect(facts.getByRole("definition")).toHaveText(["3", "40 %", "2018"])
  const details = page.getByRole("region", { name: "Details" })
  await expect(details.getByRole("definition")).toHaveText([/^Plates\W*Wheels$/])
  const gallery = page.getByRole("region", { name: "Pictures" })
  await expect(gallery.getByRole("img")).toHaveCount(3)
  await expect(gallery.getByRole("figure")).toHaveText(["The first plate.", "", "The last plate."])
  // Related by a tag, which is named.
  await expect(related(page).getByRole("link")).toHaveAttribute("href", /\/projects\/film\/$/)
  await expect(related(page)).toContainText("also Wheels")
  await expect(contents(page)).toHaveText(["First part", "A detail", "Main content", "First part"])
  for (const link of await contents(page).all()) {
    const id = ((await link.getAttribute("href")) ?? "").slice(1)
    await expect(page.locator(`.prose [id="${id}"]`)).toContainText((await link.textContent()) ?? "?")
  }
  await expect(page.locator("[aria-current=location]")).toHaveCount(0)
  await contents(page).last().click()
  await expect(page.locator(".prose h2").last()).toBeInViewport()
  await expect(page.locator("[aria-current=location]:visible")).toHaveText("First part")
  await expectNoAxeFindings(page)
  // It is 320 pixels wide now.
  expect(await sidewaysOverflow(page)).toBe(0)
  // On a narrow screen the contents are folded.
  await visit("/projects/plates")
  await expect(contents(page)).toHaveCount(0)
  await page.locator("summary", { hasText: "Contents" }).press("Enter")
  await expect(contents(page)).toHaveCount(4)
})

test("a page has no empty parts; its video has controls and captions", async ({ visit, page, site }) => {
  const requests = recordRequests(page, /\.webm$/)
  await visit("/projects/film")
  await expect(page.locator(".metrics")).toHaveCount(0)
  await expect(contents(page)).toHaveCount(0)
  // Related because the owner says so.
  await expect(related(page).getByRole("link")).toHaveAttribute("href", /\/projects\/tide-tables\/$/)
  await expect(related(page)).not.toContainText("also")
  await expectNoAxeFindings(page)
  expect(await sidewaysOverflow(page)).toBe(0)

  const video = page.locator("video")
  const states = await video.evaluate((player: HTMLVideoElement) => [player.controls, player.autoplay, player.preload])
  expect(states).toEqual([true, false, "none"])
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

  // A click on a link to a file leads to the file, and not to a page of the app.
  const download = page.waitForEvent("download")
  await page.getByRole("link", { name: "the score" }).click()
  expect((await download).suggestedFilename()).toBe("score.pdf")
})

test("a video at another host is requested only after Play", async ({ visit, page }) => {
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
  const watch = page.getByRole("link", { name: /^Watch on YouTube/ })
  await expect(watch).toHaveAttribute("href", "https://www.youtube.com/watch?v=aqz-KE-bpKQ")
  await playButton(page).scrollIntoViewIfNeeded()
  const before = await boxOf(page.locator(".video-place"))
  page.removeAllListeners("request")
  await playButton(page).click()
  const frame = page.locator("iframe")
  await expect(frame).toHaveAttribute("title", "The plates in motion")
  await expect(frame).toBeFocused()
  await poll(() => requests).toEqual([expect.stringContaining("/embed/aqz-KE-bpKQ?autoplay=1")])
  expect(await boxOf(page.locator(".video-place"))).toEqual(before)
})

test("previous and next follow the order of the list", async ({ visit, page, site }) => {
  await visit("/projects")
  const titles = page.getByRole("main").locator("h2 a, h3 a")
  const list = await titles.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  expect(list).toHaveLength(PUBLIC_PROJECTS.length)
  await page.goto(list[0] ?? "")
  await expect(adjacent(page, /Previous/)).toHaveCount(0)
  await adjacent(page, /Next/).click()
  await expect(page).toHaveURL(list[1] ?? "")
  await adjacent(page, "All projects").click()
  await expect(page).toHaveURL(site.url("/projects"))

  // After a list in another order.
  await page.evaluate(() => sessionStorage.setItem("project-order", '["/projects/film","/projects/plates"]'))
  await visit("/projects/plates")
  await expect(adjacent(page, /Previous/)).toHaveAttribute("href", /film\/$/)
  await expect(adjacent(page, /Next/)).toHaveCount(0)
  await adjacent(page, /Previous/).click()
  await expect(adjacent(page, /Next/)).toHaveAttribute("href", /plates\/$/)
})
