import type { AvailabilityStatus } from "~/src/lib/resume/availability"

export type AvailabilityDetails = { status: AvailabilityStatus; summary: string; text: string | null }

/** Whether the owner takes on work; the words say it, the mark before them only repeats it for the eye. */
export function AvailabilityNote({ status, summary, text }: AvailabilityDetails) {
  return (
    <p className="availability" data-status={status}>
      <strong className="font-medium text-ink">{text === null ? summary : `${summary}.`}</strong>
      {text === null ? null : <span> {text}</span>}
    </p>
  )
}
