import { formatDate, type PartialDate } from "~/src/lib/dates"
import { TEXTS } from "~/src/lib/texts"

export type AvailabilityStatus = keyof typeof TEXTS.availability

/** Returns whether the owner takes on work, and from when, in words: `Available for work from March 2027`. */
export function describeAvailability(
  { status, from }: { status: AvailabilityStatus; from: PartialDate | null },
  language: string,
): string {
  const { now, later } = TEXTS.availability[status]
  return from === null ? now : later(formatDate(from, language))
}

/** The content check guarantees it; GraphQL's types do not know it. */
export function isAvailabilityStatus(status: string): status is AvailabilityStatus {
  return Object.hasOwn(TEXTS.availability, status)
}
