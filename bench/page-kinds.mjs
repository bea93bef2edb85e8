import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"

/** @typedef {"home" | "list" | "text project" | "project with pictures" | "about" | "404"} PageKind */

/**
 * One page of every kind that a finished site holds: of the projects the one with the fewest and the one with the most pictures.
 * @param {string} directory
 * @returns {{ kind: PageKind, path: string }[]}
 */
export function pageKinds(directory) {
  const projects = readdirSync(path.join(directory, "projects"))
    .filter((name) => isProject(directory, name))
    .map((name) => ({
      path: `/projects/${name}`,
      html: readFileSync(path.join(directory, "projects", name, "index.html"), "utf8"),
    }))
    .map(({ path, html }) => ({ path, pictures: html.split("<img").length - 1 }))
    .sort((a, b) => a.pictures - b.pictures || a.path.localeCompare(b.path))
  const [plainest, richest] = [projects[0], projects.at(-1)]
  /** @type {{ kind: PageKind, path: string }[]} */
  const kinds = [
    { kind: "home", path: "/" },
    { kind: "list", path: "/projects" },
    { kind: "about", path: "/about" },
    { kind: "404", path: "/no-such-page" },
  ]
  if (plainest) kinds.push({ kind: "text project", path: plainest.path })
  if (richest && richest !== plainest) kinds.push({ kind: "project with pictures", path: richest.path })
  return kinds
}

/**
 * Beside the projects are further pages of the list, and those that lead on from a former name.
 * @param {string} directory
 * @param {string} name
 */
function isProject(directory, name) {
  const data = path.join(directory, "page-data", "projects", name, "page-data.json")
  return existsSync(data) && readFileSync(data, "utf8").includes('"component---src-templates-project-tsx"')
}
