import type { Moment, Period as PeriodOfTime } from "~/src/lib/dates"

type PeriodProps = { period: PeriodOfTime }

/** A span of time, or one date, that machines can read, too. */
export function Period({ period: { start, separator, end } }: PeriodProps) {
  return (
    <>
      <MomentText {...start} />
      {separator}
      {end === null ? null : <MomentText {...end} />}
    </>
  )
}

function MomentText({ date, text }: Moment) {
  return date === null ? text : <time dateTime={date}>{text}</time>
}
