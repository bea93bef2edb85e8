import type { Resume } from "~/src/doctor/resume/resume"
import { type JsonSchema, PROJECT_SLUG, RESUME_SCHEMA_URL, resumeSchema } from "~/src/doctor/schemas/resume-schema"

/** What a résumé may hold that is nobody's business unless the owner says so, and the fields that hold it. */
export const PRIVATE_FIELDS = {
  phone: ["basics.phone"],
  address: ["basics.location.address", "basics.location.postalCode"],
} as const

export type PrivatePart = keyof typeof PRIVATE_FIELDS

type Publishing = {
  /** The private parts that the settings publish. */
  publish: readonly PrivatePart[]
  /** Whether the site has a page for the project with this slug. */
  isPublished: (slug: string) => boolean
}

/**
 * Returns the résumé as the site publishes it: without private fields, fields that the schema does not know, and projects
 * that have no page (S3).
 */
export function publishResume(resume: Resume, { publish, isPublished }: Publishing): object {
  const hidden = Object.entries(PRIVATE_FIELDS).flatMap(([part, fields]) =>
    publish.includes(part as PrivatePart) ? [] : fields,
  )
  const published = keepPublished(resume, resumeSchema, { hidden, isPublished, at: "" })
  const { $schema: _own, ...kept } = published as Record<string, unknown>
  return { $schema: RESUME_SCHEMA_URL, ...kept }
}

type Keeping = Pick<Publishing, "isPublished"> & { hidden: readonly string[]; at: string }

function keepPublished(value: unknown, schema: JsonSchema | undefined, keeping: Keeping): unknown {
  if (Array.isArray(value)) return keepItems(value, schema?.items, keeping)
  if (typeof value !== "object" || value === null) return value
  const { hidden, at } = keeping
  const known = Object.entries(value).flatMap(([key, item]) => {
    const field = at === "" ? key : `${at}.${key}`
    const inner = Object.hasOwn(schema?.properties ?? {}, key) ? schema?.properties?.[key] : undefined
    if (inner === undefined || hidden.includes(field)) return []
    const kept = keepPublished(item, inner, { ...keeping, at: field })
    return kept === undefined ? [] : [[key, kept]]
  })
  return Object.fromEntries(known)
}

/** A list of projects of which none is published is left out: an empty one would show that there are some. */
function keepItems(items: readonly unknown[], schema: JsonSchema | undefined, keeping: Keeping): unknown {
  if (schema !== PROJECT_SLUG) return items.map((item) => keepPublished(item, schema, keeping))
  const published = items.filter((slug) => keeping.isPublished(String(slug)))
  return published.length === 0 ? undefined : published
}
