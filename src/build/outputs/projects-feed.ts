import { portableHtml } from "~/src/build/markdown/portable-html"
import type { Feed } from "~/src/build/outputs/feed"
import type { Published, PublishedProject } from "~/src/build/read-published"
import {
  ABOUT_PATH,
  canonicalUrl,
  fileUrl,
  HOME_PATH,
  PROJECTS_PATH,
  projectPath,
  TOUCH_ICON_PATH,
} from "~/src/lib/addresses/paths"
import { toTimestamp } from "~/src/lib/dates"
import { TEXTS } from "~/src/lib/texts"

/** More would only make readers wait. */
const MOST_ENTRIES = 50

/** The projects that the feeds tell of: those that changed last. */
export function feedProjects({ projects }: Published): PublishedProject[] {
  return projects.toSorted((a, b) => changed(b).localeCompare(changed(a))).slice(0, MOST_ENTRIES)
}

/** The feed of the projects, with their texts by slug. */
export function projectsFeed(published: Published, texts: Readonly<Record<string, string>>): Feed {
  const { site } = published
  const entries = feedProjects(published).map((project) => {
    const url = canonicalUrl(project.path, site)
    return {
      id: entryId(project, site),
      url,
      title: project.title,
      summary: project.summary,
      published: toTimestamp(project.date),
      updated: changed(project),
      tags: project.tags,
      html: portableHtml(texts[project.slug] ?? "", url),
    }
  })
  return {
    title: TEXTS.projectsFeed(site.title),
    description: published.pages.find(({ name }) => name === "home")?.description ?? "",
    language: site.language,
    author: { name: site.author.name, url: canonicalUrl(ABOUT_PATH, site) },
    home: canonicalUrl(HOME_PATH, site),
    id: fileUrl(PROJECTS_PATH, site),
    icon: fileUrl(TOUCH_ICON_PATH, site),
    updated: entries[0]?.updated ?? toTimestamp(String(site.copyright.year)),
    entries,
  }
}

/** A project that was renamed stays known by its first name. The base path tells two sites of one host apart. */
function entryId({ slug, aliases }: PublishedProject, site: Published["site"]): string {
  return fileUrl(projectPath(aliases[0] ?? slug), site)
}

function changed({ date, updated }: PublishedProject): string {
  return toTimestamp(updated ?? date)
}
