import { test as base, expect, type Page } from "@playwright/test"

import { startStaticHost } from "~/scripts/static-host.mjs"
import { projectPaths } from "~/tests/e2e/pages"
import { BUILDS, SINGLE_PAGES, test } from "~/tests/e2e/site"

/** The two ways in which a browser gets the policy: hosts like GitHub Pages send no headers. */
const WAYS = { header: /<meta http-equiv="Content-Security-Policy"[^>]*>/, page: null }

for (const [way, removed] of Object.entries(WAYS)) {
  base(
    `the policy of the ${way} is enforced: what somebody puts into a page does not run`,
    { tag: "@placeless" },
    async ({ page }) => {
      const host = await startStaticHost({ directory: BUILDS.default.directory })
      await page.route(`${host.origin}/`, async (route) => {
        const response = await route.fetch()
        const headers = response.headers()
        if (removed === null) delete headers["content-security-policy"]
        const html = await response.text()
        await route.fulfill({ response, headers, body: removed === null ? html : html.replace(removed, "") })
      })
      await page.goto(`${host.origin}/`)
      const blocked = await attack(page)
      expect(blocked).toEqual(["connect-src", "frame-src", "img-src", "script-src-attr", "script-src-elem"])
      expect(await page.evaluate(() => "attacked" in window)).toBe(false)
      await host.stop()
    },
  )
}

/** Puts into the page what an attacker would; answers with the directives that forbade it. */
function attack(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const blocked = new Set<string>()
    document.addEventListener("securitypolicyviolation", (event) => blocked.add(event.effectiveDirective))
    const script = document.createElement("script")
    script.text = "window.attacked = true"
    document.body.append(script)
    const picture = document.createElement("img")
    picture.setAttribute("onerror", "window.attacked = true")
    picture.src = "https://attacker.test/p.png"
    const frame = document.createElement("iframe")
    frame.src = "https://attacker.test/"
    document.body.append(picture, frame)
    await fetch("https://attacker.test/").catch(() => null)
    await new Promise((resolve) => setTimeout(resolve, 200))
    return [...blocked].sort()
  })
}

// A page that does not exist is among them: the browser itself tells of its status.
test.use({ expectedMessages: [/status of 404/] })

// Whatever else pages do, from toasts to the game, its own tests do under the same watch (policed.ts).
test("no page breaks the policy, loaded by itself", async ({ visit, build }) => {
  for (const path of [...SINGLE_PAGES, ...projectPaths(build), "/no-such-page"]) await visit(path)
})

test("no page breaks the policy of the page that a visit began with", { tag: "@placeless" }, async ({
  visit,
  page,
}) => {
  await visit("/no-such-page")
  const follow = async (name: string) => {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click()
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("ERROR")
    await page.waitForLoadState("networkidle")
  }
  await follow("Projects")
  const first = page.getByRole("main").getByRole("article").getByRole("link").first()
  if ((await first.count()) > 0) {
    await first.click()
    await expect(page).toHaveURL(/\/projects\/[^/]+\/?$/)
    await page.waitForLoadState("networkidle")
  }
  await follow("About")
  await follow("Home")
})
