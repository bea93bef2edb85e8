import type { CreateResolversArgs } from "gatsby"

import { iconData } from "~/src/doctor/icons/installed-icons"
import { describeAnalytics, describeStorage, listServices, type ServiceSettings } from "~/src/lib/privacy/services"
import { groupTags, tagLink } from "~/src/lib/projects/tags"
import { type VideoEmbed, videoEmbed } from "~/src/lib/projects/video-embed"

import { imageFields } from "./image-fields"
import { languageFields } from "./language-fields"
import { jobProjects, projectRelations, skillProjects } from "./project-relations"
import { type Context, type Fields, findNode, findProjects } from "./query-context"
import { socialCardField } from "./social-card-field"
import { textFields } from "./text-fields"

type Tagged = { tags: string[] }
type Video = { url?: string }
type OriginalInfo = { originalResolver: (...args: unknown[]) => Promise<string | null> | string | null }

/** The name of an icon and, if its set is installed, its drawing (I1, I2). */
const iconField = {
  resolve: ({ icon: name }: { icon?: string }) => iconData(name),
}

const projectTags = {
  type: "[ProjectTag!]!",
  args: { limit: "Int" },
  async resolve(_root: unknown, { limit }: { limit?: number | null }, context: Context) {
    return groupTags(await findProjects<Tagged>(context)).slice(0, limit ?? undefined)
  },
}

const settingsFields = {
  services: {
    async resolve(settings, _args, context) {
      const projects = await findProjects<{ video: Video }>(context, { video: { url: { ne: null } }, listed: {} })
      return listServices({ ...settings, videos: projects.flatMap(({ video }) => embedOf(video) ?? []) })
    },
  },
  browserStorage: { resolve: describeStorage },
  analyticsNote: { resolve: describeAnalytics },
} satisfies Fields<Omit<ServiceSettings, "videos">>

/** Returns the tags with a page. That of a listed project uses no other, or Gatsby would render it again whenever one changes. */
async function tagLinks({ tags, listed }: Tagged & { listed: boolean }, _args: object, context: Context) {
  if (listed) return tags.map(tagLink)
  const listedTags = groupTags(await findProjects<Tagged>(context)).map(({ path }) => path)
  return tags.map(tagLink).filter(({ path }) => listedTags.includes(path))
}

/** Adds a resolver to each field of `computed-types.ts` whose value is not in the node. */
export function createResolvers({ createResolvers: addResolvers }: CreateResolversArgs): void {
  addResolvers({
    Query: { projectTags, socialCard: socialCardField },
    Project: {
      ...textFields,
      ...languageFields,
      ...projectRelations,
      tagLinks: { resolve: tagLinks },
    },
    ProjectLink: { icon: iconField },
    ProjectVideo: { embed: { resolve: embedOf } },
    ResumeWork: { projects: jobProjects },
    ResumeSkill: { projects: skillProjects },
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
