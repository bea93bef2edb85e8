import path from "node:path"
import { buildSync } from "esbuild"

import { publishContent } from "~/src/build/public-files"
import type { PageSheets } from "~/src/lib/document/page-document"

const STYLES = path.join("src", "styles")

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
export function pageSheets(basePath: string): PageSheets {
  const sheets = ALL.map((name) => ({ name, classes: CLASSES[name] ?? [], style: minified([`pages/${name}.css`]) }))
  const sets = SETS.map((names) => {
    const others = ALL.filter((name) => !names.includes(name))
    const files = [...others, "app"].map((name) => `pages/${name}.css`)
    return { names, later: basePath + publishContent("static", "later.css", minified(files, "print.css")) }
  })
  return { sheets, sets }
}

function minified(files: readonly string[], ofPrint?: string): string {
  const imports =
    files.map((file) => `@import "./${file}";`).join("") + (ofPrint ? `@import "./${ofPrint}" print;` : "")
  const stdin = { contents: imports, resolveDir: path.resolve(STYLES), loader: "css" } as const
  return buildSync({ stdin, bundle: true, minify: true, write: false }).outputFiles[0]?.text.trim() ?? ""
}
