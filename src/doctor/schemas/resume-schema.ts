import published from "@jsonresume/schema/schema.json"

import type { FieldSchema } from "./field-schema"

/** The address of the published schema, for programs that read `/resume.json`. */
export const RESUME_SCHEMA_URL = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json"

/** The schema of every field that names a project of this site. */
export const PROJECT_SLUG: FieldSchema = { type: "string", description: "The slug of a project." }

/** JSON Resume as published (@jsonresume/schema), with the two fields that link jobs and skills to projects. */
export const resumeSchema: FieldSchema = withOwnFields(published as unknown as FieldSchema)

/** What a publication of `content/publications.bib` has in addition to one of `resume.json`. */
const CITATION: FieldSchema = {
  type: "object",
  description: "What a publication of content/publications.bib has in addition.",
  required: ["authors", "projects", "type", "bibtex"],
  properties: {
    authors: { type: "array", description: "Their names.", items: { type: "string" } },
    html: { type: "string", description: "The title with its formulas, if it has any." },
    status: { type: "string", description: "Words instead of a date, e.g. in press." },
    badge: { type: "string", description: "The short name of where it appeared." },
    abstract: { type: "string", description: "The abstract." },
    arxiv: { type: "string", description: "The address of the preprint." },
    doi: { type: "string", description: "Without the address of its resolver." },
    pdf: { type: "string", description: "An https address, or the path of a file in static." },
    code: { type: "string", description: "An https address." },
    projects: { type: "array", items: PROJECT_SLUG },
    type: { type: "string", description: "A type of schema.org." },
    bibtex: { type: "string", description: "The entry to copy." },
  },
}

/** Pages show the site's own projects, and nothing about the file itself. */
const { projects: _projects, meta: _meta, ...shown } = resumeSchema.properties ?? {}

export const publishedResumeSchema: FieldSchema = {
  ...resumeSchema,
  properties: {
    ...shown,
    publications: withField(shown.publications, { citation: CITATION }),
  },
}

/** The field of each section that is the heading of an entry. The site requires it; JSON Resume requires nothing. */
export const HEADINGS: Record<string, string> = {
  work: "name",
  education: "institution",
  volunteer: "organization",
  skills: "name",
  languages: "language",
  awards: "title",
  certificates: "name",
  publications: "name",
  interests: "name",
  references: "reference",
}

export const isDate = (schema: FieldSchema) => schema.$ref === "#/definitions/iso8601"

function withOwnFields(schema: FieldSchema): FieldSchema {
  const { $schema, work, skills } = schema.properties ?? {}
  const id = { type: "string", description: "The name by which projects refer to this job in `experience`." }
  const projects = { type: "array", description: "Slugs of projects that show the skill.", items: PROJECT_SLUG }
  return {
    ...schema,
    properties: {
      ...schema.properties,
      // May also be a path: to the schema in docs/schemas, which has those two fields.
      $schema: { ...$schema, format: "uri-reference" },
      work: withField(work, { id }),
      skills: withField(skills, { projects }),
    },
  }
}

function withField(list: FieldSchema | undefined, field: Record<string, FieldSchema>): FieldSchema {
  return { ...list, items: { ...list?.items, properties: { ...list?.items?.properties, ...field } } }
}

/** The fields of a résumé that are private unless the settings publish them, by the name of the setting. */
export const PRIVATE_FIELDS = {
  phone: ["basics.phone"],
  address: ["basics.location.address", "basics.location.postalCode"],
} as const

export type PrivatePart = keyof typeof PRIVATE_FIELDS
export const PRIVATE_PARTS = Object.keys(PRIVATE_FIELDS) as PrivatePart[]
