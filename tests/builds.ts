import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"

import type { TrailingSlash } from "~/src/lib/addresses/paths"
import ar from "~/src/lib/texts/ar.json"
import type { Texts } from "~/src/lib/texts/texts"

/** `texts` are those of the interface, if it is not English. */
export type Build = { directory: string; basePath: string; trailingSlash: TrailingSlash; texts?: Texts }

/** The finished builds. `default` is that of the fixture site as it is; tests/variants/list-variants.ts describes the others. */
export const BUILDS = {
  default: { directory: ".variants/main/public", basePath: "", trailingSlash: "never" },
  basePath: { directory: ".variants/base-path/public", basePath: "/portfolio", trailingSlash: "always" },
  hostile: { directory: ".variants/hostile/public", basePath: "", trailingSlash: "never" },
  cases: { directory: ".variants/cases/public", basePath: "", trailingSlash: "never" },
  arabic: { directory: ".variants/languages/public/ar", basePath: "/ar", trailingSlash: "never", texts: ar },
  languages: { directory: ".variants/languages/public", basePath: "", trailingSlash: "never" },
  services: { directory: ".variants/services/public", basePath: "/portfolio", trailingSlash: "never" },
  nextDeploy: { directory: ".variants/next-deploy/public", basePath: "", trailingSlash: "never" },
} as const satisfies Record<string, Build>

/** The paths of all files in a folder. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/** Returns functions that read a build: its files by their paths in it, its pages by their paths in the site. */
export function openBuild({ directory }: Pick<Build, "directory">) {
  const at = (file: string) => path.join(directory, file)
  const read = (file: string) => readFileSync(at(file), "utf8")
  const json = (file: string) => JSON.parse(read(file))
  const html = (page: string) => read(`${page}/index.html`)
  const files = () => filesIn(directory).map((file) => path.relative(directory, file))
  /** What the build says of its pages: their paths, and the redirects of renamed entries. */
  const manifest = (): { prerendered: string[]; matcher: Record<string, { redirect: string }> } =>
    json(`builds/meta/${json("builds/latest.json").id}.json`)
  return {
    at,
    has: (file: string) => existsSync(at(file)),
    read,
    json,
    html,
    files,
    manifest,
    /** The paths of all pages. */
    pages: () => manifest().prerendered,
    /** The data of a page for the app. */
    dataOf: (page: string) => json(`page-data/${page}/page-data.json`).result.data,
    /** The structured data of a page. */
    graphOf: (page: string) =>
      JSON.parse(/ type="application\/ld\+json"[^>]*>([^<]*)/.exec(html(page))?.[1] ?? "")["@graph"],
    /** The files whose path or text matches. */
    filesNaming(pattern: RegExp): string[] {
      const isText = /\.(html|js|json|xml|txt|md|css|webmanifest)$/
      return files().filter((file) => pattern.test(file) || (isText.test(file) && pattern.test(read(file))))
    },
  }
}
