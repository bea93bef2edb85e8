import { expect } from "@playwright/test"

import { BUILDS, type Build, openBuild } from "~/tests/builds"
import { renderMarkdown } from "~/tests/hostile/render-markdown"
import { VECTORS } from "~/tests/hostile/vectors"

import { pageIsLive, poll, projectPaths, test as siteTest } from "./site"

/** Traces of the corpus in a document: of code that has run, and of code that could. */
type Traces = ReturnType<typeof readTraces> & { dialogs: string[] }
const NO_TRACES: Traces = { dialogs: [], id: "", isMarked: false, policies: 1, frames: 0, handlers: [], schemes: [] }

/**
 * The hostile build in a browser that ignores its policy. Like every test of a site, these fail if anything is on the console or
 * another host is asked.
 */
const test = siteTest.extend<{ findTraces: () => Promise<Traces> }>({
  findTraces: async ({ page }, use) => {
    const dialogs: string[] = []
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await use(async () => ({ ...(await page.evaluate(readTraces)), dialogs: dialogs.toSorted() }))
  },
})

test.use({ build: BUILDS.hostile, bypassCSP: true })

/** Runs in the browser. Finds handlers by their attributes, whether their events happen or not. */
function readTraces() {
  const all = [...document.querySelectorAll("*")]
  const addresses = all.flatMap((element) => element.getAttribute("href") ?? element.getAttribute("xlink:href") ?? [])
  const schemes = new Set(addresses.map((address) => new URL(address, "https://site.test/").protocol))
  return {
    id: document.documentElement.id,
    isMarked: "hostile" in window,
    policies: document.querySelectorAll("meta[http-equiv]").length,
    frames: document.querySelectorAll("base, iframe, object, embed").length,
    handlers: all.flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith("on"))),
    schemes: [...schemes].filter((scheme) => !["https:", "http:", "mailto:", "tel:"].includes(scheme)),
  }
}

test("the check works: without a policy, injected code runs and is found", async ({ page, site, findTraces }) => {
  await page.goto(site.url("/privacy"))
  await page.evaluate(() => {
    const script = document.createElement("script")
    script.text = "document.documentElement.id=1337;window.hostile=1"
    document.body.append(script)
    document.body.insertAdjacentHTML(
      "beforeend",
      `<img src="data:," onerror="alert(1)"><a href="javascript:alert(2)" onclick="alert(2)">x</a><object></object>`,
    )
    document.querySelector<HTMLElement>("[onclick]")?.click()
  })
  await poll(findTraces).toEqual({
    ...NO_TRACES,
    dialogs: ["1", "2", "2"],
    id: "1337",
    isMarked: true,
    frames: 1,
    handlers: ["onerror", "onclick"],
    schemes: ["javascript:"],
  })
})

/** Events to which the site's own scripts respond, for instance with tooltips, prefetching and shortcuts. */
const EVENTS =
  "click focus focusin input mouseenter mouseover paste pointerdown pointerenter scroll toggle wheel".split(" ")

const PATHS = {
  project: projectPaths,
  "other page": (build: Build) =>
    openBuild(build)
      .pages()
      .filter((path) => !projectPaths(build).includes(path)),
}

for (const [kind, pathsOf] of Object.entries(PATHS)) {
  test(`S1 S2: nothing runs in the document of any ${kind}`, async ({ page, site, build, findTraces }) => {
    const templates = new Set<string>()
    for (const path of pathsOf(build)) {
      await page.goto(site.url(path))
      const template = path.replace(/^(\/projects\/(?:tags\/|page\/)?)(?!tags$).+$/, "$1")
      if (!templates.has(template)) {
        templates.add(template)
        await pageIsLive(page)
        await page.evaluate((events) => {
          for (const element of document.querySelectorAll("body *")) {
            for (const event of events) element.dispatchEvent(new Event(event))
          }
        }, EVENTS)
      }
      expect([path, await findTraces()]).toEqual([path, NO_TRACES])
    }
  })
}

test("S1 S2: nothing runs on any project that the app shows", async ({ page, visit, build, findTraces }) => {
  // Without the transitions between pages, which take most of the time.
  await page.emulateMedia({ reducedMotion: "reduce" })
  const left = new Set<string>(projectPaths(build))
  let hasArrived = "main a[rel=next][href^='/projects/texts-']"
  await visit("/projects")
  await page.getByRole("main").getByRole("article").getByRole("link").first().click()
  while (true) {
    await page.waitForURL(({ pathname }) => left.has(pathname))
    const path = new URL(page.url()).pathname
    left.delete(path)
    await page.locator(hasArrived).waitFor({ state: "attached" })
    hasArrived = `main a[rel=prev][href="${path}"]`
    expect([path, await findTraces()]).toEqual([path, NO_TRACES])
    if (left.size === 0) break
    await page.locator("main a[rel=next]").click()
  }
})

test("nothing in the whole corpus runs when it is rendered as Markdown", async ({ page, findTraces }) => {
  const rendered = await Promise.all(VECTORS.map(({ markdown }) => renderMarkdown(markdown)))
  await page.setContent(rendered.map((html) => `<article>${html}</article>`).join("\n"))
  expect(await page.locator("article").count()).toBe(rendered.length)
  expect(await findTraces()).toEqual({ ...NO_TRACES, policies: 0 })
})
