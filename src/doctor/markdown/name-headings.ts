import rehypeSanitize from "rehype-sanitize"
import rehypeSlug from "rehype-slug"
import { unified } from "unified"

import { avoidReservedIds } from "~/src/doctor/markdown/avoid-reserved-ids"
import { sanitizeSchema } from "~/src/doctor/markdown/sanitize-schema"

/** The first steps of every text: only what is allowed is left, and each heading has the id that it is known by. */
export function nameHeadings() {
  return unified().use(rehypeSanitize, sanitizeSchema).use(rehypeSlug).use(avoidReservedIds)
}
