import type { CreateResolversArgs } from "gatsby"

import { imageField, srcField } from "~/src/build/graphql/image-fields"
import { type Context, findNode, findProjects } from "~/src/build/graphql/query-context"
import { nextField, previousField, relatedField } from "~/src/build/graphql/related-project-fields"
import { jobProjectsField, projectJobField, skillProjectsField } from "~/src/build/graphql/resume-fields"
import { socialCardField } from "~/src/build/graphql/social-card-field"
import { headingsField, htmlField } from "~/src/build/graphql/text-fields"
import { findIcon } from "~/src/doctor/icons/installed-icons"
import { describeAnalytics, describeStorage, listServices, type ServiceSettings } from "~/src/lib/privacy/services"
import { groupTags, type Tag, type TagLink, tagLink } from "~/src/lib/projects/tags"
import { type VideoEmbed, videoEmbed } from "~/src/lib/projects/video-embed"

type Tagged = { tags: string[] }
type Video = { url?: string }
type Settings = Omit<ServiceSettings, "videos">

/** The drawing of an icon; only its name when its set is not installed (I1, I2). */
const iconField = {
  resolve({ icon: name }: { icon?: string }) {
    return name === undefined ? null : { name, body: null, width: null, height: null, ...findIcon(name) }
  },
}

const projectTagsField = {
  type: "[ProjectTag!]!",
  args: { limit: "Int" },
  async resolve(_root: unknown, { limit }: { limit?: number | null }, context: Context): Promise<Tag[]> {
    return groupTags(await findProjects<Tagged>(context)).slice(0, limit ?? undefined)
  },
}

const servicesField = {
  async resolve(settings: Settings, _args: object, context: Context) {
    const projects = await findProjects<{ video: Video }>(context, { video: { url: { ne: null } } })
    return listServices({ ...settings, videos: projects.flatMap(({ video }) => embedOf(video) ?? []) })
  },
}

/** Resolves the fields of `computed-types.ts` that nodes do not hold. */
export function createResolvers({ createResolvers: addResolvers }: CreateResolversArgs): void {
  addResolvers({
    Query: { projectTags: projectTagsField, socialCard: socialCardField },
    Project: {
      html: htmlField,
      headings: headingsField,
      job: projectJobField,
      // Depends on this project alone, so that no other project makes its page again.
      tagLinks: { resolve: ({ tags }: Tagged): TagLink[] => tags.map(tagLink) },
      previous: previousField,
      next: nextField,
      related: relatedField,
    },
    ProjectLink: { icon: iconField },
    ProjectVideo: { embed: { resolve: embedOf } },
    ResumeWork: { projects: jobProjectsField },
    ResumeSkill: { projects: skillProjectsField },
    ContentPage: { html: htmlField },
    ContentPicture: { src: srcField, image: imageField },
    Site: {
      settings: {
        resolve: (_site: unknown, _args: object, context: Context) => findNode<object>(context, "SiteSettings"),
      },
    },
    SiteProfile: { icon: iconField },
    SiteSettings: {
      services: servicesField,
      browserStorage: { resolve: describeStorage },
      analyticsNote: { resolve: describeAnalytics },
    },
  })
}

function embedOf({ url }: Video): VideoEmbed | null {
  return url === undefined ? null : videoEmbed(url)
}
