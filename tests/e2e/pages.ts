import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

import { publishedPaths } from "~/tests/read-build"

import type { Build } from "./site"

/** One page of every kind that has a path of its own. */
export const PAGE_KINDS = [
  ...["/", "/projects", "/about", "/privacy"],
  ...["/projects/tide-tables", "/projects/tags", "/projects/tags/buildings"],
]

/** The paths of the project pages in a build. */
export function projectPaths(build: Build): string[] {
  return publishedPaths(build).filter((page) => /^\/projects\/(?!tags$|page$)[^/]+$/.test(page))
}

/** The scripts of a build that contain a text, without those that an earlier build has left in the folder. */
export function scriptsWith({ directory }: Build, text: string): string[] {
  const read = (file: string) => readFileSync(path.join(directory, file), "utf8")
  const html = read("index.html")
  const runtime = read(/webpack-runtime-[0-9a-f]+\.js/.exec(html)?.[0] ?? "")
  const isCurrent = (file: string) =>
    html.includes(file) || runtime.includes(/-([0-9a-f]+)\.js$/.exec(file)?.[1] ?? file)
  return readdirSync(directory).filter((file) => file.endsWith(".js") && isCurrent(file) && read(file).includes(text))
}
