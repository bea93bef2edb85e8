import { test as base, expect, type Page } from "@playwright/test"

import { renderMarkdown } from "~/tests/hostile/render-markdown"
import { VECTORS } from "~/tests/hostile/vectors.mjs"

const SITE = "https://site.test/"

/** Counts whatever runs, or calls out, that should not. */
const test = base.extend<{ ran: string[] }>({
  ran: async ({ page, context }, use) => {
    const ran: string[] = []
    page.on("dialog", (dialog) => {
      ran.push(`dialog ${dialog.message()}`)
      void dialog.dismiss()
    })
    await context.route("https://hostile.test/**", (route) => {
      // A page may be opened on purpose; scripts, styles, frames and pictures may not.
      if (route.request().resourceType() !== "document") ran.push(route.request().url())
      return route.fulfill({ contentType: "text/javascript", body: "alert('loaded')" })
    })
    await use(ran)
  },
})

/** Causes every event that a handler of the corpus waits for, on every element. */
async function provoke(page: Page): Promise<void> {
  await page.evaluate((handlers) => {
    for (const element of document.querySelectorAll("main *, article *")) {
      for (const handler of handlers) element.dispatchEvent(new Event(handler, { bubbles: false }))
    }
  }, eventsOfCorpus())
  await page.waitForTimeout(500)
}

function eventsOfCorpus(): string[] {
  const names = VECTORS.flatMap(({ markdown }) =>
    [...markdown.matchAll(/\bon([a-z]+)\s*=/gi)].map(([, name = ""]) => name),
  )
  return [...new Set(names.map((name) => name.toLowerCase()))].filter((name) => name !== "error")
}

test("the trap works: it notices what an unsanitised text would do", async ({ page, ran }) => {
  await page.setContent(`<article><img src="x:x" onerror="alert(1)"><p onclick="alert(2)">x</p></article>`)
  await provoke(page)
  expect(ran).toEqual(["dialog 1", "dialog 2"])
})

test("nothing of the corpus runs in a browser, without any policy", async ({ page, ran }) => {
  const rendered = await Promise.all(VECTORS.map(({ markdown }) => renderMarkdown(markdown)))
  expect(rendered.length).toBeGreaterThanOrEqual(300)
  await page.setContent(rendered.map((html) => `<article>${html}</article>`).join("\n"))
  expect(await page.locator("article").count()).toBe(rendered.length)
  await provoke(page)
  expect(ran).toEqual([])
  const addresses = await page
    .locator("a[href]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))
  const schemes = addresses.map((address) => (URL.canParse(address, SITE) ? new URL(address, SITE).protocol : "none"))
  expect([...new Set(schemes)].filter((scheme) => !["https:", "http:", "mailto:", "tel:"].includes(scheme))).toEqual([])
})
