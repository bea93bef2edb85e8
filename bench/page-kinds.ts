import { readFileSync } from "node:fs"
import path from "node:path"

export type PageKind = "home" | "list" | "text project" | "project with pictures" | "about" | "404"

/** Returns one page of every kind in a finished site; of the projects, those with the fewest and the most images. */
export function pageKinds(directory: string): { kind: PageKind; path: string }[] {
  const read = (file: string) => readFileSync(path.join(directory, file), "utf8")
  const latest = JSON.parse(read("builds/latest.json"))
  const pages: string[] = JSON.parse(read(`builds/meta/${latest.id}.json`)).prerendered
  const projects = pages
    .filter((page) =>
      read(`page-data/${page === "/" ? "index" : page}/page-data.json`).includes("templates-project-tsx"),
    )
    .map((page) => ({ path: page, images: read(`${page}/index.html`).split("<img").length }))
    .sort((a, b) => a.images - b.images || a.path.localeCompare(b.path))
  const [plainest, ...others] = projects
  const richest = others.at(-1)
  return [
    { kind: "home", path: "/" },
    { kind: "list", path: "/projects" },
    { kind: "about", path: "/about" },
    { kind: "404", path: "/no-such-page" },
    ...(plainest ? [{ kind: "text project", path: plainest.path } as const] : []),
    ...(richest ? [{ kind: "project with pictures", path: richest.path } as const] : []),
  ]
}
