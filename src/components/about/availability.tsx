import { formatDate } from "~/src/lib/dates"
import { RESUME_TEXTS } from "~/src/lib/resume/resume-texts"

type AvailabilityProps = { status: string; from: string | null; text: string | null }

/** Whether the owner takes on work, and from when. The mark before the words only repeats them for the eye. */
export function Availability({ status, from, text }: AvailabilityProps) {
  const { now, later } = RESUME_TEXTS.availability[status as keyof typeof RESUME_TEXTS.availability]
  const summary = from === null ? now : later(formatDate(from, __CONTENT_LANGUAGE__))
  return (
    <p className="availability" data-status={status}>
      <strong className="font-medium text-ink">{text === null ? summary : `${summary}.`}</strong>
      {text && <span> {text}</span>}
    </p>
  )
}
