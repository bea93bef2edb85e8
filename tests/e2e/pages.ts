import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

import { type Build, SINGLE_PAGES } from "./site"

/** The paths of the project pages in a build, read from the list that the build itself links. */
export function projectPaths(build: Build): string[] {
  const html = readFileSync(path.join(build.directory, "projects/index.html"), "utf8")
  const paths = [...html.matchAll(/href="([^"#?]*\/projects\/[^"#?]+)"/g)].map(([, href = ""]) =>
    href.slice(build.basePath.length).replace(/\/$/, ""),
  )
  return [...new Set(paths)]
}

/** One page of every kind: the single pages and the project with the longest text. */
export function pageKinds(build: Build): string[] {
  const longest = projectPaths(build).sort((a, b) => lengthOf(build, b) - lengthOf(build, a))[0]
  return longest === undefined ? SINGLE_PAGES : [...SINGLE_PAGES, longest]
}

/** The scripts of a build that contain a text. */
export function scriptsWith({ directory }: Build, text: string): string[] {
  return readdirSync(directory).filter(
    (file) => file.endsWith(".js") && readFileSync(path.join(directory, file), "utf8").includes(text),
  )
}

function lengthOf(build: Build, page: string): number {
  return readFileSync(path.join(build.directory, page, "index.html"), "utf8").length
}
