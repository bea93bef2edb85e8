import type { CreateResolversArgs } from "gatsby"

import { readEnvironment } from "~/src/build/environment"
import { addStyles } from "~/src/build/markdown/add-styles"
import { toHtmlWithoutAtSigns } from "~/src/build/markdown/prepare-html"
import { publishOwnerFile } from "~/src/build/published-files/publish-owner-file"
import { missingFields } from "~/src/doctor/readers/content/read-entry"
import { type Title, titleNodes } from "~/src/doctor/readers/publications/formulas"
import { iconData } from "~/src/doctor/rules/icons/installed-icons"
import type { Resume } from "~/src/doctor/rules/resume/read-resume"
import type { Collection } from "~/src/lib/addresses/paths"
import { originalLanguage } from "~/src/lib/addresses/site-languages"
import { byNewest } from "~/src/lib/entries/related-entries"
import { groupTags } from "~/src/lib/entries/tags"
import { type VideoEmbed, videoEmbed } from "~/src/lib/entries/video-embed"
import { describeAnalytics, describeStorage, listServices, type ServiceSettings } from "~/src/lib/privacy/services"
import { publicationsOnAbout } from "~/src/lib/resume/choose-publications"

import { jobProjects, namedProjects, noteRelations, projectRelations } from "./entry-relations"
import { readingMinutes, textFields } from "./html-fields"
import { imageFields } from "./image-fields"
import { languageFields } from "./language-fields"
import { type Context, type Fields, findEntries, findNode, oncePerBuild, siteColours } from "./query-context"
import { socialCardField } from "./social-card-field"
import { timelineField } from "./timeline-field"

type Tagged = { collection: Collection; tags: string[]; title: string; date: string; slug: string; cover?: object }
type TagArgs = { collection: Collection; limit?: number | null }
type Video = { url?: string }

/** As many titles as fit into a row of the list of tags. */
const NEWEST_COUNT = 3

/** The name of an icon and, if its set is installed, its drawing (I1, I2). */
const iconField = { resolve: ({ icon: name }: { icon?: string }) => iconData(name) }

const entryTags = {
  type: "[EntryTag!]!",
  args: { collection: "String!", limit: "Int" },
  async resolve(_root: unknown, { collection, limit }: TagArgs, context: Context) {
    return (await findTags(collection, context)).slice(0, limit ?? undefined)
  },
}

const entryFields = {
  ...textFields,
  ...languageFields,
  tagLinks: { resolve: tagLinks },
}

const publicationFields = {
  publications: { resolve: ({ publications }, { all }) => (all ? publications : publicationsOnAbout(publications)) },
  publicationCount: { resolve: ({ publications }) => publications.length },
} satisfies Fields<Required<Pick<Resume, "publications">>, { all?: boolean }>

const settingsFields = {
  services: {
    async resolve(settings, _args, context) {
      const projects = await findEntries<{ video: Video }>(context, "projects", {
        video: { url: { ne: null } },
        listed: {},
      })
      return listServices({ ...settings, videos: projects.flatMap(({ video }) => embedOf(video) ?? []) })
    },
  },
  browserStorage: { resolve: describeStorage },
  analyticsNote: { resolve: describeAnalytics },
} satisfies Fields<Omit<ServiceSettings, "videos">>

const findTags = oncePerBuild(async (collection: Collection, context) => {
  const entries = await findEntries<Tagged>(context, collection)
  entries.sort(byNewest)
  const language = originalLanguage(await findNode(context, "SiteSettings"))
  const shown = new Set<object>()
  return groupTags({ collection, entries, language }).map((tag) => {
    const tagged = entries.filter(({ tags }) => tags.some((name) => tag.spellings.includes(name)))
    const cover = tagged.flatMap((entry) => entry.cover ?? []).find((one) => !shown.has(one))
    if (cover !== undefined) shown.add(cover)
    return { ...tag, newest: tagged.slice(0, NEWEST_COUNT).map(({ title }) => title), cover }
  })
})

async function tagLinks({ collection, tags }: Tagged, _args: object, context: Context) {
  const known = await findTags(collection, context)
  return tags.flatMap((name) => {
    const path = known.find(({ spellings }) => spellings.includes(name))?.path
    return path === undefined ? [] : [{ name, path }]
  })
}

/** Adds a resolver to each field of `computed-types.ts` whose value is not in the node. */
export function createResolvers({ createResolvers: addResolvers }: CreateResolversArgs): void {
  addResolvers({
    Query: { entryTags, socialCard: socialCardField },
    Project: { ...entryFields, ...projectRelations, missing: { resolve: missingFields } },
    Note: { ...entryFields, ...noteRelations, projects: namedProjects, readingMinutes },
    ProjectLink: { icon: iconField },
    ProjectVideo: { embed: { resolve: embedOf } },
    ResumeWork: { projects: jobProjects },
    ResumeSkill: { projects: namedProjects },
    ResumePublicationCitation: { projects: namedProjects, html: { resolve: titleHtml } },
    ContentPage: { html: textFields.html, timeline: timelineField, ...languageFields },
    Resume: { ...languageFields, ...publicationFields },
    ContentPicture: imageFields,
    File: { publicURL: { resolve: publishedUrl } },
    Site: {
      settings: {
        type: "SiteSettings",
        resolve: (_site: unknown, _args: object, context: Context) => findNode(context, "SiteSettings"),
      },
    },
    SiteProfile: { icon: iconField },
    SiteSettings: settingsFields,
  })
}

/** Replaces Gatsby's resolver, which publishes any file as it is (S6), and whose URL of `talk #1.mp4` would end at the `#`. */
async function publishedUrl({ absolutePath }: { absolutePath: string }, _args: object, context: Context) {
  const published = await publishOwnerFile(absolutePath, () => siteColours(context))
  return published && `${readEnvironment().basePath}${published}`
}

/** Null if the title has no formulas. */
async function titleHtml({ title }: { title?: Title }): Promise<string | null> {
  if (title === undefined) return null
  const { basePath } = readEnvironment()
  const tree = { type: "root" as const, children: titleNodes(title) }
  addStyles(tree, { basePath })
  return toHtmlWithoutAtSigns(tree)
}

function embedOf({ url }: Video): VideoEmbed | null {
  return url === undefined ? null : videoEmbed(url)
}
