import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

import { matchRoute, ROUTES } from "~/src/lib/navigation/routes"
import { publishedPaths } from "~/tests/read-build"

import { type Build, SINGLE_PAGES } from "./site"

/** The paths of the project pages in a build, at least two. */
export function projectPaths(build: Build): [string, string, ...string[]] {
  const [first, second, ...others] = publishedPaths(build).filter(
    (page) => matchRoute(page, ROUTES)?.route.name === "projects-name",
  )
  if (first === undefined || second === undefined) throw new Error("The build has fewer than two projects.")
  return [first, second, ...others]
}

/** One page of every kind: the single pages, the project with the longest text, and one of each further kind of list. */
export function pageKinds(build: Build): string[] {
  const longest = projectPaths(build).sort((a, b) => lengthOf(build, b) - lengthOf(build, a))[0]
  const parts = ROUTES.flatMap((route) => route.parts ?? []).map((part) =>
    publishedPaths(build).find((page) => matchRoute(page, [{ name: "projects", path: part }]) !== null),
  )
  return [...SINGLE_PAGES, longest, ...parts].filter((page) => page !== undefined)
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

function lengthOf(build: Build, page: string): number {
  return readFileSync(path.join(build.directory, page, "index.html"), "utf8").length
}
