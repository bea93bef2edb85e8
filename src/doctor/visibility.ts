/** Who sees a project: everybody, or only its owner while developing. */
export type Visibility = "public" | "draft" | "scheduled"

/** A draft stays one whatever its date; a date in the future is waited for. */
export function visibilityOf(
  { draft, publishAt }: { draft: boolean; publishAt?: string | undefined },
  now = Date.now(),
): Visibility {
  if (draft) return "draft"
  return publishAt !== undefined && Date.parse(publishAt) > now ? "scheduled" : "public"
}
