import { existsSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync } from "node:zlib"

import { PAGE_CODE } from "~/src/gatsby/browser/load-code"
import { pagePath } from "~/src/lib/addresses/address"
import { BUILDS, openBuild } from "~/tests/builds"
import { PUBLIC_PROJECTS } from "~/tests/fixtures/fixture-site"
import { pagePolicy, sentPolicy } from "~/tests/page-policy"

const POLICY =
  /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"\/>(?:<meta name="viewport"[^>]*>)?<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/i
const { read, html, has, files, pages, dataOf } = openBuild(BUILDS.default)
const published = pages()

test("R1: the four single routes and every public project have a page, which the list links to once", () => {
  expect(published).toEqual(expect.arrayContaining(["/", "/about", "/privacy", "/projects"]))
  const projects = published.filter((page) => /^\/projects\/(?!tags|page)[^/]+$/.test(page))
  expect(projects.sort()).toEqual(PUBLIC_PROJECTS.map((slug) => `/projects/${slug}`))
  const list = published.filter((page) => /^\/projects(\/page\/\d+)?$/.test(page))
  const linked = list.flatMap((page) => [...html(page).matchAll(/href="(\/projects\/[^"]+)"/g)].map(([, href]) => href))
  for (const page of projects) expect(linked.filter((href) => href === page)).toHaveLength(1)
})

test("R2 R4: every page also has a file that hosts serve without a redirect, and the app recognises its path", () => {
  for (const page of published.filter((route) => route !== "/")) {
    expect(read(`${page}.html`)).toBe(html(page))
    expect(pagePath(page, "")).toBe(page)
  }
  expect(has("404.html")).toBe(true)
})

test("N5: the app asks for the code of a page by the name that the build gives it", () => {
  const named = Object.values(PAGE_CODE)
  const built = files().flatMap((file) => /component---src-(\w+-\w+)-tsx-[^/]*\.js$/.exec(file)?.[1] ?? [])
  // No name is needed for the error page and the parts of lists.
  expect(built.filter((name) => !named.includes(name))).toEqual(["pages-404", "templates-tag", "templates-tags"])
  expect(named.filter((name) => !existsSync(`src/${name.replace("-", "/")}.tsx`))).toEqual([])
})

test("every page has a language, a title of its own, a description, and one main heading", () => {
  const titles = new Set<string>()
  for (const page of published) {
    const markup = html(page)
    expect(markup).toMatch(/<html[^>]* lang="[a-z]/)
    expect(markup.match(/<title[ >]/g)).toHaveLength(1)
    expect(markup).toMatch(/<meta name="description" content="[^"]+"/)
    expect(markup.match(/<h1[ >]/g)).toHaveLength(1)
    titles.add(/<title[^>]*>([^<]*)/.exec(markup)?.[1] ?? "")
  }
  expect(titles.size).toBe(published.length)
})

test("E1 R4: the error page is not indexed, names no canonical URL, and has links where scripts are off", () => {
  for (const page of ["404.html", "404/index.html"]) {
    const markup = read(page)
    expect(markup).toContain('<meta name="robots" content="noindex"')
    expect(markup).not.toContain("canonical")
    expect(markup).toMatch(/<h1[^>]*>ERROR 404<.*>Page not found<.*<a [^>]*href="\/projects">All projects</)
    expect(markup).toMatch(/<button [^>]* scripted">.*Play<\/button><noscript><a href="https:[^>]*>Play 2048/)
  }
})

test("Y3: the privacy page shows every service and stored value with what the visitor should know", () => {
  const { services, browserStorage } = dataOf("privacy").siteSettings
  const facts = [services, browserStorage.map(({ items }: { items: object[] }) => items)].flat(2).flatMap(Object.values)
  const markup = html("privacy")
  expect(facts).toContain("dark-mode")
  for (const fact of facts) expect(markup).toContain(`>${fact}</`)
})

// Browser tests notice a page with other code than the policy names, as does the build (src/build/hosting/foreign-code.ts).
test("S1: every page begins with the policy that hosts also send, with the hashes of its own styles alone", () => {
  const headers = read("_headers")
  for (const file of files().filter((name) => name.endsWith(".html"))) {
    const markup = read(file)
    const styles = [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style = ""]) => style)
    const policy = POLICY.exec(markup)?.[1]?.replaceAll(/&#x27;|&apos;/g, "'")
    // A redirect has no styles, and the whole policy.
    const isPage = markup.includes('id="___gatsby"')
    expect([file, policy]).toEqual([file, isPage ? pagePolicy(headers, styles) : sentPolicy(headers)])
  }
})

test("a text page with its styles fits into the first round trip: 14 KB", () => {
  // Not pages with a gallery or a long text, which may be larger.
  const texts = [...published, "/404"].filter((page) => !/projects\/(plates|tide-tables)$/.test(page))
  const sizes = texts.map((page) => [page, brotliCompressSync(html(page)).length] as const)
  expect(sizes.filter(([, bytes]) => bytes > 14 * 1024)).toEqual([])
})

/** Classes that scripts, reader views and tests find, and those of packages for Markdown, which style some of theirs. */
const NO_STYLES = /^(?:breadcrumbs|footer|align-left|(?:callout|hljs|language|tml)-.*|.*_)$/

test("every class of a page has styles: a misspelled one, or one that Tailwind does not see, has none", () => {
  const sheets = files()
    .filter((file) => file.endsWith(".css"))
    .map(read)
    .join("")
  for (const page of published) {
    const markup = html(page)
    const [styles = ""] = /<style[^>]*>[^<]*/.exec(markup) ?? []
    const classes = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(/\s+/)))
    const hasStyles = (name: string) => `${styles}${sheets}`.includes(`.${name.replace(/[^\w-]/g, "\\$&")}`)
    const without = [...classes].filter((name) => name !== "" && !NO_STYLES.test(name) && !hasStyles(name))
    expect([page, without]).toEqual([page, []])
  }
})

test("M1 M2 M3 M4: the styles of formulas, callouts, code and diagrams are one small file for each text", () => {
  const sheets = files().filter((file) => /^static\/.*\b(maths|callouts|code|diagrams)\b.*\.css$/.test(file))
  expect(sheets.map((file) => path.basename(file))).toContain("sideways-maths-code-diagrams-callouts.css")
  const bytes = sheets.map((file) => brotliCompressSync(read(file)).length)
  expect(Math.max(...bytes)).toBeLessThanOrEqual(1750)
})

test("L6: no text has the primary colour, which is too light on white", () => {
  expect(html("/about")).not.toMatch(/[{;]color:(?:#1dcd9f|var\(--color-primary\))/)
})

test.each(["index.html", "projects/index.html", "404.html"])("L6: an accent from the settings colours %s", (page) => {
  const accented = openBuild(BUILDS.services).read(page)
  expect(accented).toMatch(
    /<style>[^<]*:root:root\{--color-primary:#c026d3;--accent:light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\)/,
  )
  expect(accented).toContain('<meta name="theme-color" content="#c026d3"')
  expect(read(page)).toContain('<meta name="theme-color" content="#14b8a6"')
  expect(read(page)).not.toContain(":root:root{--color-primary")
})
