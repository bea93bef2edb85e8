import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync } from "node:zlib"

import { projectFolders } from "~/src/build/content/content-folder"
import { ROUTES } from "~/src/lib/routes"

const SINGLE = ROUTES.filter(({ path: route }) => !route.includes("["))
const PAGES = [...SINGLE.map((route) => route.path), "/404"]

function html(page: string): string {
  return readFileSync(path.join("public", page, "index.html"), "utf8")
}

function projectPages(): string[] {
  const found = [...html("/projects").matchAll(/href="(\/projects\/[^"]+)"/g)].map(([, href = ""]) => href)
  return [...new Set(found)]
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

test("R1: every project folder has a page, and the list shows it", () => {
  expect(projectPages()).toHaveLength(projectFolders("content").length)
  for (const page of projectPages()) expect(html(page)).toContain("<h1")
})

test("R2: every page also stands in a file that hosts answer without a redirect", () => {
  for (const page of [...SINGLE.map((route) => route.path), ...projectPages()].filter((route) => route !== "/")) {
    expect(readFileSync(path.join("public", `${page}.html`), "utf8")).toBe(html(page))
  }
  expect(existsSync("public/404.html")).toBe(true)
})

test("every page has a language, one title, a description, and one main heading", () => {
  const titles = new Set<string>()
  for (const page of [...SINGLE.map((route) => route.path), ...projectPages()]) {
    const markup = html(page)
    expect(markup).toMatch(/<html[^>]* lang="[a-z]/)
    expect(markup.match(/<title[ >]/g)).toHaveLength(1)
    expect(markup).toMatch(/<meta name="description" content="[^"]+"/)
    expect(markup.match(/<h1[ >]/g)).toHaveLength(1)
    titles.add(/<title[^>]*>([^<]*)/.exec(markup)?.[1] ?? "")
  }
  expect(titles.size).toBe(SINGLE.length + projectPages().length)
})

test("E1: the error page is not to be indexed, and names no canonical address", () => {
  for (const page of ["public/404.html", "public/404/index.html"]) {
    const markup = readFileSync(page, "utf8")
    expect(markup).toContain('<meta name="robots" content="noindex"')
    expect(markup).not.toContain("canonical")
  }
})

test("a text page with its styles fits into the first round trip: 14 KB", () => {
  const sizes = [...PAGES, ...projectPages()].map((page) => [page, brotliCompressSync(html(page)).length] as const)
  expect(sizes.filter(([, bytes]) => bytes > 14 * 1024)).toEqual([])
})

test("nothing published names a folder of the machine that built it", () => {
  for (const page of [...PAGES, ...projectPages()]) expect(html(page)).not.toContain(process.cwd())
})
