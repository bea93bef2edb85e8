import { formatDate, type PartialDate } from "~/src/lib/dates"
import { TEXTS } from "~/src/lib/texts"

export type AvailabilityStatus = keyof typeof TEXTS.availability

export type Availability = { status: AvailabilityStatus; from: PartialDate | null; text: string | null }

/** Whether the owner takes on work, and from when, in words: `Available from March 2027`. */
export function describeAvailability({ status, from }: Omit<Availability, "text">, language: string): string {
  const { now, later } = TEXTS.availability[status]
  return from === null ? now : later(formatDate(from, language))
}

/** Whether a status is one that has words; the content is checked, GraphQL's types do not know it. */
export function isAvailabilityStatus(status: string): status is AvailabilityStatus {
  return Object.hasOwn(TEXTS.availability, status)
}
