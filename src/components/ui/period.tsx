import type { DateText, Period as DescribedPeriod } from "~/src/lib/dates"

/** A period, or one date, with machine-readable dates. */
export function Period({ period: { start, separator, end } }: { period: DescribedPeriod }) {
  return (
    <>
      <Time {...start} />
      {separator}
      {end && <Time {...end} />}
    </>
  )
}

function Time({ date, text }: DateText) {
  return date === null ? text : <time dateTime={date}>{text}</time>
}
