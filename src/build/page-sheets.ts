import path from "node:path"
import { buildSync } from "esbuild"

import { publishContent } from "~/src/build/public-files"
import type { PageSheets } from "~/src/lib/document/page-document"

/** The style sheets in `src/styles/pages` that a page needs if its body has one of these classes. */
const CLASSES: Record<string, readonly string[]> = {
  lists: ["card", "cover", "lead", "row"],
  fields: ["field"],
  entry: ["fitted", "metrics", "overview", "pager", "related", "story"],
  prose: ["prose"],
  about: ["contact", "hung-text", "introduction", "resume-rows"],
}
const ALL = Object.keys(CLASSES)
/** What the kinds of pages contain: a page contains the first of these sets that has all it needs. */
const SETS = [
  [],
  ["lists"],
  ["lists", "fields"],
  ["prose", "about"],
  ["lists", "prose"],
  ["lists", "entry", "prose"],
  ALL,
]

/** Returns the styles that not every page needs, and publishes for each set a file of what it lacks (decision 61). */
export function pageSheets(basePath: string, hashOf: (style: string) => string): PageSheets {
  const parts = ALL.map((name) => {
    const style = minified(fileOf(name))
    return { name, classes: CLASSES[name] ?? [], style, hash: hashOf(style) }
  })
  const sets = SETS.map((names) => {
    const others = [...ALL.filter((name) => !names.includes(name)), "app"]
    const style = minified(...others.map(fileOf), '"./print.css" print')
    return { names, later: basePath + publishContent("static", "later.css", style) }
  })
  return { parts, sets }
}

const fileOf = (name: string) => `"./pages/${name}.css"`

/** Returns the imported rules. */
function minified(...imports: readonly string[]): string {
  const contents = imports.map((file) => `@import ${file};`).join("")
  const stdin = { contents, resolveDir: path.resolve("src", "styles"), loader: "css" } as const
  return buildSync({ stdin, bundle: true, minify: true, write: false }).outputFiles[0]?.text.trim() ?? ""
}
