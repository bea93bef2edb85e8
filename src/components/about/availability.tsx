import { formatDate } from "~/src/lib/dates"
import { RESUME_TEXTS } from "~/src/lib/resume/resume-texts"
import { fillText } from "~/src/lib/texts/fill-text"
import { PUNCTUATION } from "~/src/lib/texts/punctuation"

const AVAILABILITY_MARKS = { available: "●", limited: "◐", unavailable: "○" }

type AvailabilityProps = { status: string; from: string | null; text: string | null }

export function Availability({ status, from, text }: AvailabilityProps) {
  const { now, later } = RESUME_TEXTS.availability[status as keyof typeof RESUME_TEXTS.availability]
  const { stop } = PUNCTUATION
  const mark = stop.trim()
  const summary = from === null ? now : fillText(later, { date: formatDate(from, __CONTENT_LANGUAGE__) })
  return (
    <p className="availability resume-text mt-6 flex text-muted">
      <span aria-hidden="true" className="text-accent">
        {AVAILABILITY_MARKS[status as keyof typeof AVAILABILITY_MARKS]}
      </span>
      <span>
        <strong className="font-medium text-ink">
          {text === null || summary.endsWith(mark) ? summary : summary + mark}
        </strong>
        {text && stop.slice(mark.length) + text}
      </span>
    </p>
  )
}
