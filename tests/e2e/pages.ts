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

/** The scripts of a build that contain a text. Those that an earlier build has left in the folder do not count. */
export function scriptsWith({ directory }: Build, text: string): string[] {
  const read = (file: string) => readFileSync(path.join(directory, file), "utf8")
  const html = read("index.html")
  const runtime = read(/webpack-runtime-[0-9a-f]+\.js/.exec(html)?.[0] ?? "")
  const isCurrent = (file: string) =>
    html.includes(file) || runtime.includes(/-([0-9a-f]+)\.js$/.exec(file)?.[1] ?? file)
  return readdirSync(directory).filter((file) => file.endsWith(".js") && isCurrent(file) && read(file).includes(text))
}

function lengthOf(build: Build, page: string): number {
  return readFileSync(path.join(build.directory, page, "index.html"), "utf8").length
}
