import { existsSync, readdirSync } from "node:fs"
import path from "node:path"

import { RESERVED_IDS } from "~/src/build/markdown/avoid-reserved-ids"
import type { MarkdownFile } from "~/src/doctor/readers/front-matter"
import { textIds } from "~/src/doctor/text/text-ids"
import { listPages } from "~/src/lib/list-page"
import {
  ATOM_PATH,
  CV_PATH,
  JSON_FEED_PATH,
  LICENCES_PATH,
  numberedPath,
  PROJECTS_PATH,
  RESUME_PATH,
  ROBOTS_PATH,
  SITEMAP_PATH,
  TAGS_PATH,
} from "~/src/lib/paths"
import { groupTags } from "~/src/lib/projects/tags"
import { ROUTES } from "~/src/lib/routes"

/** A page of the site, and the text on it. */
export type TextPage = {
  /** Its address, and those that lead to it. */
  paths: readonly string[]
  /** Null when it cannot be read: then nobody knows where in it links may lead. */
  markdown: MarkdownFile | null
  /** Whether a build publishes it. */
  isPublic: boolean
  /** Ids on the page that are not in its text. */
  ids?: readonly string[]
  /** The tags of a project; a page that is none has no such list. */
  tags?: readonly string[]
}

export type LinkTarget = { path: string; ids: readonly string[] | null; isPublic: boolean }

/** Everything inside the site that a text may link to. */
export type LinkTargets = {
  pages: readonly LinkTarget[]
  files: readonly string[]
  /** Whether every project could be read; else nobody knows which tags there are. */
  isWhole: boolean
}

/** Files that the build makes. */
const MADE_FILES = [RESUME_PATH, CV_PATH, ATOM_PATH, JSON_FEED_PATH, SITEMAP_PATH, ROBOTS_PATH, LICENCES_PATH]

/** Lists the pages, with their places, and the files below `static`, which stands beside the content. */
export function listLinkTargets(root: string, pages: readonly TextPage[]): LinkTargets {
  const told = pages.flatMap(({ paths, markdown, isPublic, ids = [] }) =>
    paths.map((at) => ({
      path: at,
      ids: markdown === null ? null : [...RESERVED_IDS, ...textIds(markdown.html), ...ids],
      isPublic,
    })),
  )
  const projects = pages.flatMap(({ tags, isPublic }) => (tags === undefined ? [] : [{ tags, isPublic }]))
  const lists = listTargets(projects)
  const known = new Set([...told, ...lists].map((page) => page.path))
  const others = ROUTES.filter((route) => !route.path.includes("[") && !known.has(route.path))
  return {
    pages: [...told, ...lists, ...others.map((route) => ({ path: route.path, ids: RESERVED_IDS, isPublic: true }))],
    files: [...staticFiles(path.join(path.dirname(path.resolve(root)), "static")), ...MADE_FILES],
    isWhole: pages.every(({ tags, markdown }) => tags === undefined || markdown !== null),
  }
}

type Listed = { tags: readonly string[]; isPublic: boolean }

/** The pages of the lists; one that only drafts fill is not published. */
function listTargets(projects: readonly Listed[]): LinkTarget[] {
  const published = new Set(listPaths(projects.filter(({ isPublic }) => isPublic)))
  return listPaths(projects).map((at) => ({ path: at, ids: RESERVED_IDS, isPublic: published.has(at) }))
}

function listPaths(projects: readonly Listed[]): string[] {
  const tags = groupTags(projects)
  const lists = [{ path: PROJECTS_PATH, count: projects.length }, ...tags]
  const numbered = lists.flatMap((list) => listPages(list.count).map(({ number }) => numberedPath(list.path, number)))
  return tags.length === 0 ? numbered : [TAGS_PATH, ...numbered]
}

function staticFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `/${file.split(path.sep).join("/")}`)
}
