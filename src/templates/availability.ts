import type { AvailabilityDetails } from "~/src/components/about/about-view"
import { describeAvailability, isAvailabilityStatus } from "~/src/lib/resume/availability"

type Queried = { status: string; from: string | null; text: string | null }

/** A queried availability as the About page shows it; null where the owner tells nothing. */
export function toAvailability(queried: Queried | null, language: string): AvailabilityDetails | null {
  if (queried === null || !isAvailabilityStatus(queried.status)) return null
  const { status, from, text } = queried
  return { status, summary: describeAvailability({ status, from }, language), text }
}
