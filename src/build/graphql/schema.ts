import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby"

import { typeDefs } from "~/src/build/graphql/computed-types"
import { headingsField, htmlField } from "~/src/build/graphql/html-field"
import { iconField } from "~/src/build/graphql/icon-field"
import { imageField, srcField } from "~/src/build/graphql/picture-fields"
import { nextField, previousField, relatedField } from "~/src/build/graphql/project-neighbours"
import type { Context } from "~/src/build/graphql/resolve-field"
import { jobProjectsField, projectJobField, skillProjectsField } from "~/src/build/graphql/resume-links"
import { resumeTypeDefs } from "~/src/build/graphql/resume-types"
import { socialCardField } from "~/src/build/graphql/social-card-field"
import { projectTagsField, tagLinksField } from "~/src/build/graphql/tag-fields"
import { embedField, videoEmbeds } from "~/src/build/graphql/video-fields"
import { describeAnalytics, describeStorage, listServices, type ServiceSettings } from "~/src/lib/services"

type NodeModel = { findOne: (args: { type: string; query: object }) => Promise<object | null> }

/** Declares every type of the content, so that no content, missing or odd, can change the schema. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes([typeDefs, resumeTypeDefs])
}

/** Answers the fields that are computed: texts from their Markdown, pictures, icons and services from what is set (Y3). */
export function createResolvers({ createResolvers: addResolvers }: CreateResolversArgs): void {
  addResolvers({
    Query: { projectTags: projectTagsField, socialCard: socialCardField },
    Project: {
      html: htmlField,
      headings: headingsField,
      job: projectJobField,
      tagLinks: tagLinksField,
      previous: previousField,
      next: nextField,
      related: relatedField,
    },
    ProjectVideo: { embed: embedField },
    ResumeWork: { projects: jobProjectsField },
    ResumeSkill: { projects: skillProjectsField },
    ContentPage: { html: htmlField },
    ContentPicture: { src: srcField, image: imageField },
    SiteProfile: { icon: iconField },
    ProjectLink: { icon: iconField },
    Site: {
      settings: {
        resolve: (_site: unknown, _args: object, { nodeModel }: { nodeModel: NodeModel }) =>
          nodeModel.findOne({ type: "SiteSettings", query: {} }),
      },
    },
    SiteSettings: {
      services: {
        resolve: async (settings: Omit<ServiceSettings, "videos">, _args: object, context: Context) =>
          listServices({ ...settings, videos: await videoEmbeds(context) }),
      },
      browserStorage: { resolve: (settings: Pick<ServiceSettings, "analytics">) => describeStorage(settings) },
      analyticsNote: { resolve: (settings: Pick<ServiceSettings, "analytics">) => describeAnalytics(settings) },
    },
  })
}
