import { expect, type Page } from "@playwright/test"

import { renderMarkdown } from "~/tests/hostile/render-markdown"
import { VECTORS } from "~/tests/hostile/vectors"
import { publishedPaths } from "~/tests/read-build"

import { projectPaths } from "./pages"
import { BUILDS, test as siteTest } from "./site"

const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/

/**
 * Pages of the hostile build on a host and in a browser without any policy. That nothing is on the console and no other host is
 * asked, every test of a site proves.
 */
const test = siteTest.extend<{ dialogs: string[]; unpoliced: undefined }>({
  dialogs: async ({ page }, use) => {
    const dialogs: string[] = []
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await use(dialogs)
  },
  unpoliced: [
    async ({ context, site }, use) => {
      await context.route(
        (url) => url.origin === site.origin,
        async (route) => {
          if (route.request().resourceType() !== "document") return route.fallback()
          const response = await route.fetch()
          const { "content-security-policy": _policy, ...headers } = response.headers()
          await route.fulfill({ response, headers, body: (await response.text()).replace(POLICY, "") })
        },
      )
      await use(undefined)
    },
    { auto: true },
  ],
})

test.use({ build: BUILDS.hostile })

/** What the texts of the corpus would leave behind in a document. */
function traces(page: Page): Promise<unknown[]> {
  return page.evaluate(() => [
    document.documentElement.id,
    "hostile" in window,
    document.querySelectorAll("meta[http-equiv], base, iframe").length,
  ])
}
const NO_TRACES = ["", false, 0]

function inlineScripts(page: Page): Promise<string[]> {
  return page.locator("script:not([type]):not([src])").allTextContents()
}

/** Causes every event that a handler of the corpus waits for, on every element. */
async function provoke(page: Page): Promise<void> {
  await page.evaluate((events) => {
    for (const element of document.querySelectorAll("body *")) {
      for (const event of events) {
        element.dispatchEvent(event.startsWith("key") ? new KeyboardEvent(event) : new Event(event))
      }
    }
  }, EVENTS)
}

/** A picture that cannot be loaded fires `error` by itself; the site's own answer it. */
const EVENTS = [
  ...new Set(
    VECTORS.flatMap(({ markdown }) =>
      [...markdown.matchAll(/\bon([a-z]+)\s*=/gi)].map(([, name = ""]) => name.toLowerCase()),
    ),
  ),
].filter((name) => name !== "error")

test("the trap works: a page without a policy runs what a text would smuggle in", async ({ page, site, dialogs }) => {
  await page.goto(site.url("/privacy"))
  await page.evaluate(() => {
    const script = document.createElement("script")
    script.text = "document.documentElement.id=1337;window.hostile=1"
    document.body.append(script)
    document.body.insertAdjacentHTML("beforeend", `<img src="data:," onerror="alert(1)"><p onclick="alert(2)">x</p>`)
  })
  await provoke(page)
  await expect.poll(() => dialogs.toSorted()).toEqual(["1", "2"])
  expect(await traces(page)).toEqual(["1337", true, 0])
})

test("S1 S2: nothing runs on any page, before the site's own scripts do", async ({ page, site, build, dialogs }) => {
  test.setTimeout(120_000)
  await page.route("**/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }))
  await page.goto(site.url("/404.html"))
  const bootScript = await inlineScripts(page)
  expect(bootScript).toHaveLength(1)
  for (const path of publishedPaths(build)) {
    await page.goto(site.url(path))
    await provoke(page)
    expect([path, await traces(page), dialogs]).toEqual([path, NO_TRACES, []])
    expect([path, await inlineScripts(page)]).toEqual([path, bootScript])
  }
})

test("S1 S2: nothing runs on any page once the site's own scripts do", async ({ page, visit, build, dialogs }) => {
  test.setTimeout(180_000)
  for (const path of publishedPaths(build)) {
    await visit(path)
    await provoke(page)
    expect([path, await traces(page), dialogs]).toEqual([path, NO_TRACES, []])
  }
})

test("S1 S2: nothing runs on any project that is opened from another page", async ({ page, visit, build, dialogs }) => {
  test.setTimeout(180_000)
  const projects = projectPaths(build)
  await visit("/projects")
  await page.getByRole("main").getByRole("article").getByRole("link").first().click()
  const next = page.locator("main a[rel=next]")
  const seen: string[] = []
  while (seen.length < projects.length) {
    const path = await pathOfProject(page, seen)
    seen.push(path)
    await provoke(page)
    expect([path, await traces(page), dialogs]).toEqual([path, NO_TRACES, []])
    if ((await next.count()) > 0) await next.click()
  }
  expect(seen.toSorted()).toEqual(projects.toSorted())
})

/** The path of the project that is shown, once it is another than those before. */
async function pathOfProject(page: Page, seen: readonly string[]): Promise<string> {
  const isShown = () => /^\/projects\/texts-\d+$/.test(pathOf(page)) && !seen.includes(pathOf(page))
  await expect.poll(isShown).toBe(true)
  await expect(page.locator("main a[rel=next], main a[rel=prev]").first()).toBeAttached()
  return pathOf(page)
}

function pathOf(page: Page): string {
  return new URL(page.url()).pathname
}

test("a heading about the boot script is shown as it is written", async ({ page, visit }) => {
  await visit("/projects/texts-1")
  await expect(page.getByRole("heading", { name: "Why <script>(function () { was everywhere" })).toBeVisible()
})

test("nothing of the whole corpus runs, rendered as Markdown", async ({ page, dialogs }) => {
  test.setTimeout(120_000)
  const rendered = await Promise.all(VECTORS.map(({ markdown }) => renderMarkdown(markdown)))
  await page.setContent(rendered.map((html) => `<article>${html}</article>`).join("\n"))
  expect(await page.locator("article").count()).toBe(rendered.length)
  await provoke(page)
  expect([await traces(page), dialogs]).toEqual([NO_TRACES, []])
  const addresses = await page
    .locator("a[href]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))
  const schemes = addresses.map((address) => new URL(address, "https://site.test/").protocol)
  expect([...new Set(schemes)].filter((scheme) => !["https:", "http:", "mailto:", "tel:"].includes(scheme))).toEqual([])
})
