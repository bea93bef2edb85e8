import path from "node:path"
import type { BuildArgs, NodePluginArgs } from "gatsby"

import { textLanguages } from "~/src/build/text-languages"
import type { NoteFrontMatter } from "~/src/doctor/schemas/note-schema"
import { PAGE_NAMES, type PageFrontMatter, type PageName } from "~/src/doctor/schemas/page-schemas"
import type { ProjectFrontMatter } from "~/src/doctor/schemas/project-schema"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"
import type { CanonicalBase, Collection } from "~/src/lib/addresses/paths"
import { byNewest } from "~/src/lib/entries/related-entries"

export type Published = ReturnType<typeof readPublished>

type PageField = "title" | "description" | "updated" | "aliases"
type PublishedPage = Pick<PageFrontMatter, PageField> & { name: PageName; path: string }
type EntryField = "title" | "summary" | "date" | "updated" | "tags" | "aliases"
export type PublishedEntry = Pick<NoteFrontMatter, EntryField> & {
  collection: Collection
  slug: string
  path: string
  listed: boolean
}
type PublishedNote = PublishedEntry & Pick<NoteFrontMatter, "canonical">
export type PublishedProject = PublishedEntry & Pick<ProjectFrontMatter, "video" | "experience">

/** Returns whether a page shows a text that is not translated: the page of its original has the canonical address (J4). */
export function isCopy(page: string, { site, translations }: Pick<Published, "site" | "translations">): boolean {
  return translations.get(page)?.includes(site.language) === false
}

export function unlistedPaths({ projects, notes }: Pick<Published, "projects" | "notes">): ReadonlySet<string> {
  return new Set([...projects, ...notes].flatMap(({ path, listed }) => (listed ? [] : [path])))
}

export function nodesOf<N>({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">, type: string): N[] {
  return getNodesByType(type) as unknown as N[]
}

/** Throws if there are no settings. */
export function readPublished(args: Pick<BuildArgs, "getNode" | "getNodesByType">) {
  const [site] = nodesOf<CanonicalBase & SiteSettings>(args, "SiteSettings")
  if (site === undefined) throw new Error("The site has no settings (content/site.yaml).")
  const pages = nodesOf<PublishedPage>(args, "ContentPage")
  const withFile = ["ContentPage", "Project", "Note"].flatMap((type) =>
    nodesOf<{ path: string; parent: string }>(args, type),
  )
  const fileOf = ({ parent }: { parent: string }) => String(args.getNode(parent)?.fileAbsolutePath)
  const order: string[] = [...PAGE_NAMES, ...pages.map(({ name }) => name).sort()]
  return {
    site,
    /** The address of every page but the error page, without a trailing slash. */
    paths: nodesOf<{ path: string }>(args, "SitePage")
      .map((page) => page.path.replace(/(?<=.)\/+$/, ""))
      .filter((page) => !page.endsWith(".html") && page !== "/404")
      .sort(),
    pages: pages.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name)),
    /** Newest first. */
    projects: nodesOf<PublishedProject>(args, "Project").sort(byNewest),
    /** Newest first; none in a site without notes (W1). */
    notes: nodesOf<PublishedNote>(args, "Note").sort(byNewest),
    /** The content file of each page that has one, by the page's path. */
    sources: new Map(withFile.map((page) => [page.path, path.relative(".", fileOf(page))])),
    /** The languages in which the site has each of those pages, by the page's path; none in a site in one language. */
    translations: new Map(
      withFile.flatMap((page) => {
        const { translations } = textLanguages(fileOf(page))
        return translations.length === 0 ? [] : [[page.path, translations]]
      }),
    ),
  }
}
