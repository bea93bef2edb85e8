import { expect } from "@playwright/test"

import { type Site, test } from "~/tests/e2e/site"

const ATTRIBUTES = /\s(?:href|src|data-light|data-dark)="([^"]*)"/g
const SOURCE_SETS = /\s(?:srcset|srcSet|imagesrcset)="([^"]*)"/g

test("R2: no dead link, no redirect, no address outside the base path, on any page", async ({ site, request }) => {
  const start = site.url("/")
  const pages = new Map<string, string>()
  const seen = new Set<string>()
  const queue = [start]
  for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
    if (seen.has(url)) continue
    seen.add(url)
    const response = await request.get(url, { maxRedirects: 0 })
    expect(response.status(), url).toBe(200)
    if (!response.headers()["content-type"]?.startsWith("text/html")) continue
    const html = await response.text()
    pages.set(url, html)
    queue.push(...addresses(html, url, site).map((address) => address.replace(/#.*$/, "")))
  }
  expect(pages.size).toBeGreaterThan(3)

  for (const [url, html] of pages) {
    for (const address of addresses(html, url, site)) {
      const { hash } = new URL(address)
      if (hash === "") continue
      const target = pages.get(address.replace(/#.*$/, "")) ?? ""
      expect(target.includes(`id="${decodeURIComponent(hash.slice(1))}"`), `${address} on ${url}`).toBe(true)
    }
  }
})

/** Every address of the site that a page names; one outside the base path is a failure. */
function addresses(html: string, url: string, site: Site): string[] {
  const markup = html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, (script) => script.slice(0, script.indexOf(">") + 1))
  const named = [...markup.matchAll(ATTRIBUTES)].map(([, value = ""]) => value.replaceAll("&amp;", "&"))
  const sets = [...markup.matchAll(SOURCE_SETS)].flatMap(([, set = ""]) =>
    set.split(/,\s+/).map((entry) => entry.split(" ")[0] ?? ""),
  )
  const absolute = [...named, ...sets]
    .filter((value) => value !== "" && !/^(data|mailto):/.test(value))
    .map((value) => new URL(value, url).href)
    .filter((address) => address.startsWith(site.origin))
  for (const address of absolute) {
    expect(address.startsWith(`${site.origin}${site.basePath}/`), `${address} on ${url}`).toBe(true)
  }
  return absolute
}
