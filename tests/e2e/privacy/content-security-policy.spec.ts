import { expect, type Page } from "@playwright/test"

import { test } from "~/tests/e2e/site"

// site.ts proves that no page of any other test violates the policy.
test.use({ policyViolations: undefined })

// Hosts like GitHub Pages send no headers. tests/site proves that the header of other hosts is the same policy, with the hashes of all styles.
test("S1: the page's own policy alone stops an attacker's code", async ({ page, site, expectMessages }) => {
  expectMessages(/Content Security Policy|attacker\.test/)
  await page.route(site.url("/"), async (route) => {
    const response = await route.fetch()
    const { "content-security-policy": _policy, ...headers } = response.headers()
    return route.fulfill({ response, headers })
  })
  await page.goto(site.url("/"))
  expect(await attack(page)).toEqual(["connect-src", "frame-src", "img-src", "script-src-attr", "script-src-elem"])
  expect(await page.evaluate(() => "attacked" in window)).toBe(false)
})

/** Puts into the page what an attacker would; returns the directives that forbade it. */
function attack(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const blocked = new Set<string>()
    const done = new Promise<void>((resolve) => {
      document.addEventListener("securitypolicyviolation", (event) => {
        blocked.add(event.effectiveDirective)
        if (blocked.size === 5) resolve()
      })
    })
    const script = document.createElement("script")
    script.text = "window.attacked = true"
    document.body.append(script)
    const image = document.createElement("img")
    image.setAttribute("onerror", "window.attacked = true")
    image.src = "https://attacker.test/p.png"
    const frame = document.createElement("iframe")
    frame.src = "https://attacker.test/"
    document.body.append(image, frame)
    await fetch("https://attacker.test/").catch(() => null)
    await done
    return [...blocked].sort()
  })
}
