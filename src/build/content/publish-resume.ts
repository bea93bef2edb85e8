import type { Resume } from "~/src/build/content/resume-content"
import { type JsonSchema, RESUME_SCHEMA_URL, resumeSchema } from "~/src/build/content/resume-schema"

/** What a résumé may hold that is nobody's business unless the owner says so, and the fields that hold it. */
export const PRIVATE_FIELDS = {
  phone: ["basics.phone"],
  address: ["basics.location.address", "basics.location.postalCode"],
} as const

export type PrivatePart = keyof typeof PRIVATE_FIELDS

/**
 * The résumé as the site publishes it: without what is private, and without fields that the schema does not know, for
 * nobody has said that those may be seen.
 */
export function publishResume(resume: Resume, publish: readonly PrivatePart[]): object {
  const hidden = Object.entries(PRIVATE_FIELDS).flatMap(([part, fields]) =>
    publish.includes(part as PrivatePart) ? [] : fields,
  )
  const { $schema: _own, ...kept } = keepKnown(resume, resumeSchema, { hidden, at: "" }) as Record<string, unknown>
  return { $schema: RESUME_SCHEMA_URL, ...kept }
}

function keepKnown(
  value: unknown,
  schema: JsonSchema | undefined,
  { hidden, at }: { hidden: readonly string[]; at: string },
): unknown {
  if (Array.isArray(value)) return value.map((item) => keepKnown(item, schema?.items, { hidden, at }))
  if (typeof value !== "object" || value === null) return value
  const known = Object.entries(value).flatMap(([key, item]) => {
    const field = at === "" ? key : `${at}.${key}`
    const inner = Object.hasOwn(schema?.properties ?? {}, key) ? schema?.properties?.[key] : undefined
    return inner === undefined || hidden.includes(field) ? [] : [[key, keepKnown(item, inner, { hidden, at: field })]]
  })
  return Object.fromEntries(known)
}
