import type { CreateResolversArgs } from "gatsby"

import { iconData } from "~/src/doctor/icons/installed-icons"
import { missingFields } from "~/src/doctor/readers/read-entry"
import type { Collection } from "~/src/lib/addresses/paths"
import { groupTags, tagLink } from "~/src/lib/entries/tags"
import { type VideoEmbed, videoEmbed } from "~/src/lib/entries/video-embed"
import { describeAnalytics, describeStorage, listServices, type ServiceSettings } from "~/src/lib/privacy/services"

import { jobProjects, namedProjects, noteRelations, projectRelations } from "./entry-relations"
import { imageFields } from "./image-fields"
import { languageFields } from "./language-fields"
import { type Context, type Fields, findEntries, findNode } from "./query-context"
import { socialCardField } from "./social-card-field"
import { readingMinutes, textFields } from "./text-fields"

type Tagged = { collection: Collection; tags: string[]; listed: boolean }
type TagArgs = { collection: Collection; limit?: number | null }
type Video = { url?: string }
type OriginalInfo = { originalResolver: (...args: unknown[]) => Promise<string | null> | string | null }

/** The name of an icon and, if its set is installed, its drawing (I1, I2). */
const iconField = {
  resolve: ({ icon: name }: { icon?: string }) => iconData(name),
}

const entryTags = {
  type: "[EntryTag!]!",
  args: { collection: "String!", limit: "Int" },
  async resolve(_root: unknown, { collection, limit }: TagArgs, context: Context) {
    return groupTags(collection, await findEntries<Tagged>(context, collection)).slice(0, limit ?? undefined)
  },
}

const entryFields = {
  ...textFields,
  ...languageFields,
  tagLinks: { resolve: tagLinks },
}

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

/** Returns the tags with a page. That of a listed entry uses no other, or Gatsby would render it again whenever one changes. */
async function tagLinks({ collection, tags, listed }: Tagged, _args: object, context: Context) {
  const links = tags.map((tag) => tagLink(collection, tag))
  if (listed) return links
  const listedTags = groupTags(collection, await findEntries<Tagged>(context, collection)).map(({ path }) => path)
  return links.filter(({ path }) => listedTags.includes(path))
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
    ResumeSkill: { projects: { type: "[Project!]!", ...namedProjects } },
    ResumePublicationCitation: { projects: namedProjects },
    ContentPage: { html: textFields.html, ...languageFields },
    Resume: languageFields,
    ContentPicture: imageFields,
    File: { publicURL: { resolve: encodedPublicUrl } },
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

/** Gatsby does not encode the name of a published file, so the URL of `talk #1.mp4` would end at the `#`. */
async function encodedPublicUrl(source: unknown, args: object, context: Context, info: OriginalInfo) {
  const url = await info.originalResolver(source, args, context, info)
  return url?.replace(/[^/]+$/, encodeURIComponent)
}

function embedOf({ url }: Video): VideoEmbed | null {
  return url === undefined ? null : videoEmbed(url)
}
