import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync } from "node:zlib"

import { pagePath } from "~/src/lib/addresses/address"
import { matchRoute } from "~/src/lib/navigation/match-route"
import { ROUTES } from "~/src/lib/navigation/routes"
import { MAIN_BUILD, PUBLIC_PROJECTS } from "~/tests/fixtures/fixture-site"

const SINGLE = ROUTES.map(({ path: route }) => route).filter((route) => !route.includes("["))

function html(page: string): string {
  return readFileSync(path.join(MAIN_BUILD, page, "index.html"), "utf8")
}

function published(): string[] {
  const { id } = JSON.parse(readFileSync(`${MAIN_BUILD}/builds/latest.json`, "utf8"))
  return JSON.parse(readFileSync(`${MAIN_BUILD}/builds/meta/${id}.json`, "utf8")).prerendered
}

function projectPages(): string[] {
  return published().filter((page) => matchRoute(page, ROUTES)?.route.name === "projects-name")
}

test("R1: five routes with these names", () => {
  expect(ROUTES.map(({ name, path: route }) => [name, route])).toEqual([
    ["index", "/"],
    ["about", "/about"],
    ["privacy", "/privacy"],
    ["projects", "/projects"],
    ["projects-name", "/projects/[name]"],
  ])
})

test("R1: every public project has a page, a draft and a planned one have none, and the list shows it, on its first or a further page", () => {
  expect(projectPages().sort()).toEqual(PUBLIC_PROJECTS.map((slug) => `/projects/${slug}`))
  const list = published().filter((page) => /^\/projects(\/page\/\d+)?$/.test(page))
  const linked = list.flatMap((page) => [...html(page).matchAll(/href="(\/projects\/[^"]+)"/g)].map(([, href]) => href))
  for (const page of projectPages()) {
    expect(html(page)).toContain("<h1")
    expect(linked.filter((href) => href === page)).toHaveLength(1)
  }
})

test("R2: every page also stands in a file that hosts answer without a redirect", () => {
  for (const page of published().filter((route) => route !== "/")) {
    expect(readFileSync(path.join(MAIN_BUILD, `${page}.html`), "utf8")).toBe(html(page))
  }
  expect(existsSync(`${MAIN_BUILD}/404.html`)).toBe(true)
})

test("R4: every page has a path that an address can name", () => {
  for (const page of published()) expect(pagePath(page, "")).toBe(page)
})

test("every page has a language, one title, a description, and one main heading", () => {
  const titles = new Set<string>()
  expect(published()).toEqual(expect.arrayContaining(SINGLE))
  for (const page of published()) {
    const markup = html(page)
    expect(markup).toMatch(/<html[^>]* lang="[a-z]/)
    expect(markup.match(/<title[ >]/g)).toHaveLength(1)
    expect(markup).toMatch(/<meta name="description" content="[^"]+"/)
    expect(markup.match(/<h1[ >]/g)).toHaveLength(1)
    titles.add(/<title[^>]*>([^<]*)/.exec(markup)?.[1] ?? "")
  }
  expect(titles.size).toBe(published().length)
})

test("E1: the error page is not to be indexed, and names no canonical address", () => {
  for (const page of ["404.html", "404/index.html"]) {
    const markup = readFileSync(path.join(MAIN_BUILD, page), "utf8")
    expect(markup).toContain('<meta name="robots" content="noindex"')
    expect(markup).not.toContain("canonical")
  }
})

test("a text page with its styles fits into the first round trip: 14 KB", () => {
  const pages = [...published(), "/404"].filter((page) => isTextPage(html(page)))
  expect(pages).toContain("/404")
  const sizes = pages.map((page) => [page, brotliCompressSync(html(page)).length] as const)
  expect(sizes.filter(([, bytes]) => bytes > 14 * 1024)).toEqual([])
})

/** Galleries and long texts weigh what they weigh. */
function isTextPage(page: string): boolean {
  const words = page
    .replace(/<(style|script|svg)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .match(/[\p{L}\p{N}]+/gu)
  return !page.includes('class="gallery"') && (words?.length ?? 0) <= 1000
}

test("nothing published names a folder of the machine that built it", () => {
  for (const page of [...published(), "/404"]) expect(html(page)).not.toContain(process.cwd())
})

test("the site holds nothing of Gatsby's Script and Partytown, which nothing here uses", () => {
  expect(existsSync("public/~partytown")).toBe(false)
  const [app] = /\/app-[0-9a-f]+\.js/.exec(html("")) ?? []
  expect(readFileSync(`${MAIN_BUILD}${app}`, "utf8")).not.toMatch(/partytown|off-main-thread/)
})
