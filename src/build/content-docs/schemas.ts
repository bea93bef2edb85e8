import { cvSchema } from "~/src/doctor/schemas/cv-schema"
import { type FieldSchema, fieldSchema } from "~/src/doctor/schemas/field-schema"
import { noteSchema } from "~/src/doctor/schemas/note-schema"
import { ownPageSchema, pageSchemas } from "~/src/doctor/schemas/page-schemas"
import { projectSchema } from "~/src/doctor/schemas/project-schema"
import { siteSchema } from "~/src/doctor/schemas/site-schema"

export const SCHEMAS = {
  project: { title: "A project: content/projects/<slug>/index.md", ...fieldSchema(projectSchema) },
  note: { title: "A note: content/notes/<slug>/index.md", ...fieldSchema(noteSchema) },
  home: { title: "The home page: content/home.md", ...fieldSchema(pageSchemas.home) },
  about: { title: "The About page: content/about.md", ...fieldSchema(pageSchemas.about) },
  privacy: { title: "The privacy page: content/privacy.md", ...fieldSchema(pageSchemas.privacy) },
  page: { title: "A page of your own: content/pages/<slug>.md", ...fieldSchema(ownPageSchema) },
  cv: { title: "A variant of the résumé: content/cv/<name>.yaml", ...fieldSchema(cvSchema) },
  site: { title: "The settings: content/site.yaml", ...fieldSchema(siteSchema) },
} satisfies Record<string, FieldSchema>
