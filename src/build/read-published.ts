import type { BuildArgs } from "gatsby"

import { PAGE_NAMES, type PageFrontMatter, type PageName } from "~/src/doctor/schemas/page-schemas"
import type { ProjectFrontMatter } from "~/src/doctor/schemas/project-schema"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"
import type { CanonicalBase } from "~/src/lib/addresses/paths"
import { byNewest } from "~/src/lib/projects/related-projects"

/** What the finished site has published. */
export type Published = {
  site: CanonicalBase & Pick<SiteSettings, "title" | "language" | "author" | "copyright">
  /** The address of every page but the error page, without a trailing slash. */
  paths: string[]
  pages: (Pick<PageFrontMatter, "title" | "description" | "updated"> & { name: PageName })[]
  /** Newest first. */
  projects: PublishedProject[]
}

type ProjectField = "title" | "summary" | "date" | "updated" | "tags" | "aliases"
export type PublishedProject = Pick<ProjectFrontMatter, ProjectField> & { slug: string; path: string }

/** Returns what is published, from the nodes that the pages were made of. */
export function readPublished({ getNodesByType }: Pick<BuildArgs, "getNodesByType">): Published {
  const nodes = <N>(type: string) => getNodesByType(type) as unknown as N[]
  const [site] = nodes<Published["site"]>("SiteSettings")
  if (site === undefined) throw new Error("There are no settings of the site.")
  return {
    site,
    paths: nodes<{ path: string }>("SitePage")
      .map((page) => page.path.replace(/(?<=.)\/+$/, ""))
      .filter((path) => !path.endsWith(".html") && path !== "/404")
      .sort(),
    pages: nodes<Published["pages"][number]>("ContentPage").sort(
      (a, b) => PAGE_NAMES.indexOf(a.name) - PAGE_NAMES.indexOf(b.name),
    ),
    projects: nodes<PublishedProject>("Project").sort(byNewest),
  }
}

/** Returns the HTML of projects by their slug. */
export async function readTexts(
  graphql: BuildArgs["graphql"],
  slugs: readonly string[],
): Promise<Record<string, string>> {
  const { data, errors } = await graphql<{ allProject: { nodes: { slug: string; html: string }[] } }, object>(
    "query ($slugs: [String!]!) { allProject(filter: { slug: { in: $slugs } }) { nodes { slug html } } }",
    { slugs },
  )
  if (errors || data === undefined) throw new Error(`The query for the texts of projects failed: ${errors}`)
  return Object.fromEntries(data.allProject.nodes.map(({ slug, html }) => [slug, html]))
}
