import { expect, type Page } from "@playwright/test"

import { test } from "~/tests/e2e/site"

// site.ts proves that no page of any other test violates the policy.
test.use({ policyViolations: undefined })

// Hosts like GitHub Pages send no headers: there the page's own meta element is the policy.
for (const way of ["header", "page"] as const) {
  test(`S1: the policy of the ${way} alone stops an attacker's code`, async ({ page, site, expectMessages }) => {
    expectMessages(/Content Security Policy|attacker\.test/)
    await page.route(site.url("/"), async (route) => {
      const response = await route.fetch()
      const { "content-security-policy": policy = "", ...headers } = response.headers()
      const html = await response.text()
      if (way === "page") return route.fulfill({ response, headers, body: html })
      const body = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
      return route.fulfill({ response, headers: { ...headers, "content-security-policy": policy }, body })
    })
    await page.goto(site.url("/"))
    expect(await attack(page)).toEqual(["connect-src", "frame-src", "img-src", "script-src-attr", "script-src-elem"])
    expect(await page.evaluate(() => "attacked" in window)).toBe(false)
  })
}

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
