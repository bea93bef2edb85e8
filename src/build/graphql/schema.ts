import type { CreateSchemaCustomizationArgs } from "gatsby"

import { SCHEMAS } from "~/src/build/content-docs/schemas"
import { computedTypes } from "~/src/build/graphql/computed-types"
import { contentTypes } from "~/src/build/graphql/content-types"
import { resumeSections } from "~/src/build/graphql/resume-node"
import type { FieldSchema } from "~/src/doctor/schemas/field-schema"

const NODE = "implements Node @dontInfer"
const FILE_NODE = 'implements Node @childOf(types: ["File"]) @dontInfer'

/** Declares every type of the content, so that the schema is the same for any content. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  const { project, home, about, privacy, site } = SCHEMAS
  const settings = ["theme", "freshness", "images", "icons", "resume"]
  actions.createTypes([
    contentTypes({ name: "Project", header: NODE, schema: project, leaveOut: ["draft"] }),
    contentTypes({ name: "ContentPage", header: NODE, schema: eitherOf([home, about, privacy]) }),
    contentTypes({ name: "SiteSettings", header: FILE_NODE, schema: site, prefix: "Site", leaveOut: settings }),
    contentTypes({ name: "Resume", header: FILE_NODE, schema: resumeSections }),
    computedTypes,
  ])
}

/** Returns the schema of a page: only what all pages require is required. */
function eitherOf(pages: readonly FieldSchema[]): FieldSchema {
  const properties: FieldSchema["properties"] = Object.assign({}, ...pages.map((page) => page.properties))
  const isRequired = (field: string) => pages.every(({ required }) => required?.includes(field))
  return {
    title: "A single page of the content",
    properties,
    required: Object.keys(properties ?? {}).filter(isRequired),
  }
}
