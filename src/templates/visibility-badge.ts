import { formatDate } from "~/src/lib/dates"
import { TEXTS } from "~/src/lib/texts"

/** What marks a project that is not public yet; null for one that is. */
export function toBadge(
  { visibility, publishAt }: { visibility: string; publishAt: string | null },
  language: string,
): string | null {
  if (visibility === "public") return null
  if (visibility === "draft" || publishAt === null) return TEXTS.visibility.draft
  return TEXTS.visibility.scheduled(formatDate(publishAt.slice(0, 10), language))
}
