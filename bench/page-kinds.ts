import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"

export type PageKind = "home" | "list" | "text project" | "project with pictures" | "about" | "404"

/** Returns one page of every kind in a finished site; of the projects those with the fewest and with the most images. */
export function pageKinds(directory: string): { kind: PageKind; path: string }[] {
  const projects = readdirSync(path.join(directory, "projects"))
    .filter((name) => isProject(directory, name))
    .map((name) => ({
      path: `/projects/${name}`,
      images: readFileSync(path.join(directory, "projects", name, "index.html"), "utf8").split("<img").length,
    }))
    .sort((a, b) => a.images - b.images || a.path.localeCompare(b.path))
  const [plainest, richest] = [projects[0], projects.at(-1)]
  const kinds: { kind: PageKind; path: string }[] = [
    { kind: "home", path: "/" },
    { kind: "list", path: "/projects" },
    { kind: "about", path: "/about" },
    { kind: "404", path: "/no-such-page" },
  ]
  if (plainest) kinds.push({ kind: "text project", path: plainest.path })
  if (richest && richest !== plainest) kinds.push({ kind: "project with pictures", path: richest.path })
  return kinds
}

/** The folder also holds further pages of the list, and redirects from former names. */
function isProject(directory: string, name: string): boolean {
  const data = path.join(directory, "page-data", "projects", name, "page-data.json")
  return existsSync(data) && readFileSync(data, "utf8").includes('"component---src-templates-project-tsx"')
}
