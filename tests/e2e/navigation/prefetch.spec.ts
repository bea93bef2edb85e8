import { expect, type Page } from "@playwright/test"

import { holdRequests } from "~/tests/e2e/conditions"
import { navbarLink } from "~/tests/e2e/navigate"
import { recordRequests } from "~/tests/e2e/observe"
import { poll, test } from "~/tests/e2e/site"
import { PUBLIC_PROJECTS } from "~/tests/fixtures/fixture-site"

const PAGE_DATA = /\/page-data\/(?<page>.*)\/page-data\.json\?/

/** Records the pages whose data is requested from now on. Returns a function that lists them. */
function recordPages(page: Page): () => string[] {
  const urls = recordRequests(page, PAGE_DATA)
  return () => urls.map((url) => PAGE_DATA.exec(url)?.groups?.page ?? "")
}

// src/client/prefetch/prefetch-queue.test.ts proves that there are at most four at a time.
test("N5: links in view are prefetched once", { tag: "@base-path-only" }, async ({ visit, page }) => {
  const pages = recordPages(page)
  await page.setViewportSize({ width: 1280, height: 4000 })
  await visit("/projects")
  await poll(() => pages().length).toBeGreaterThan(PUBLIC_PROJECTS.length)
  await page.waitForLoadState("networkidle")
  expect(new Set(pages()).size).toBe(pages().length)
})

// prefetch-queue.test.ts proves on which connections nothing is prefetched; navigation.spec.ts checks one that saves data.
test("N5: hover and focus prefetch a page whose link is not in view", async ({ visit, page }) => {
  const pages = recordPages(page)
  await page.addInitScript(() => Object.assign(IntersectionObserver.prototype, { observe: () => undefined }))
  await visit("/privacy")
  await page.waitForLoadState("networkidle")
  expect(pages()).toEqual(["privacy"])
  await navbarLink(page, "About").hover()
  await poll(pages).toEqual(["privacy", "about"])
  await navbarLink(page, "Home").focus()
  await poll(pages).toEqual(["privacy", "about", "index"])
})

// load-code.ts names the code as Gatsby does.
test("N5: the code of a page is requested together with its data", async ({ visit, page }) => {
  await page.addInitScript(() => Object.assign(IntersectionObserver.prototype, { observe: () => undefined }))
  await visit("/privacy")
  await page.waitForLoadState("networkidle")
  const release = await holdRequests(page, PAGE_DATA)
  const code = page.waitForRequest(/\/component---src-pages-about-tsx-/)
  await navbarLink(page, "About").hover()
  await code
  release()
})
