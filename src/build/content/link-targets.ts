import { existsSync, readdirSync } from "node:fs"
import path from "node:path"

import type { MarkdownFile } from "~/src/build/content/front-matter"
import { headingIds } from "~/src/build/content/heading-ids"
import { RESERVED_IDS } from "~/src/build/markdown/avoid-reserved-ids"
import { ATOM_PATH, JSON_FEED_PATH, LICENCES_PATH, RESUME_PATH, ROBOTS_PATH, SITEMAP_PATH } from "~/src/lib/paths"
import { ROUTES } from "~/src/lib/routes"

/** A page of the site, and the text on it. */
export type TextPage = {
  /** Its address, and those that lead to it. */
  paths: readonly string[]
  /** Null when it cannot be read: then nobody knows where in it links may lead. */
  markdown: MarkdownFile | null
  /** Whether a build publishes it. */
  isPublic: boolean
  /** Ids on the page that are not headings of its text. */
  ids?: readonly string[]
}

export type LinkTarget = { path: string; ids: readonly string[] | null; isPublic: boolean }

/** Everything inside the site that a text may link to. */
export type LinkTargets = { pages: readonly LinkTarget[]; files: readonly string[] }

/** Files that the build makes. */
const MADE_FILES = [RESUME_PATH, ATOM_PATH, JSON_FEED_PATH, SITEMAP_PATH, ROBOTS_PATH, LICENCES_PATH]

/** Lists the pages, with their places, and the files below `static`, which stands beside the content. */
export function listLinkTargets(root: string, pages: readonly TextPage[]): LinkTargets {
  const told = pages.flatMap(({ paths, markdown, isPublic, ids = [] }) =>
    paths.map((at) => ({
      path: at,
      ids: markdown === null ? null : [...RESERVED_IDS, ...headingIds(markdown.tree), ...ids],
      isPublic,
    })),
  )
  const known = new Set(told.map((page) => page.path))
  const others = ROUTES.filter((route) => !route.path.includes("[") && !known.has(route.path))
  return {
    pages: [...told, ...others.map((route) => ({ path: route.path, ids: RESERVED_IDS, isPublic: true }))],
    files: [...staticFiles(path.join(path.dirname(path.resolve(root)), "static")), ...MADE_FILES],
  }
}

function staticFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `/${file.split(path.sep).join("/")}`)
}
