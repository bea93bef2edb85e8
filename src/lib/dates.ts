import { TEXTS } from "~/src/lib/texts"

/** A date at the precision its author gave: `1843`, `1843-07` or `1843-07-10`. */
export type PartialDate = string

export const PARTIAL_DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/

/** Prints a date at its own precision: `1843`, `July 1843`, `10 July 1843`. */
export function formatDate(date: PartialDate, locale: string): string {
  const [year = "", month, day] = date.split("-")
  if (month === undefined) return year
  return new Intl.DateTimeFormat(locale, {
    year: "numeric",
    month: "long",
    ...(day === undefined ? {} : { day: "numeric" }),
    timeZone: "UTC",
  }).format(new Date(Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1))))
}

/** A date as machines and people read it; without a machine's date for the present. */
export type Moment = { date: PartialDate | null; text: string }

export type Period = { start: Moment; separator: string; end: Moment | null }

/** A span of time in words; an end in the same year does not repeat the year. */
export function describePeriod(start: PartialDate, end: PartialDate | "present" | null, locale: string): Period {
  const first = formatDate(start, locale)
  const began: Moment = { date: start, text: first }
  if (end === null || end === start) return { start: began, separator: "", end: null }
  if (end === "present") return { start: began, separator: " – ", end: { date: null, text: TEXTS.present } }
  const last = formatDate(end, locale)
  const ended: Moment = { date: end, text: last }
  const year = start.slice(0, 4)
  if (start.length === 4 && end.length === 4) return { start: began, separator: "–", end: ended }
  const sharesYear = end.startsWith(year) && first.endsWith(` ${year}`) && last.endsWith(` ${year}`)
  const text = sharesYear ? first.slice(0, -year.length - 1) : first
  return { start: { date: start, text }, separator: " – ", end: ended }
}

/** Prints a span of time. */
export function formatPeriod(start: PartialDate, end: PartialDate | "present" | null, locale: string): string {
  const period = describePeriod(start, end, locale)
  return `${period.start.text}${period.separator}${period.end?.text ?? ""}`
}

/** The moment at which a date begins, as feeds write it (RFC 3339). */
export function toTimestamp(date: PartialDate): string {
  const [year, month = "01", day = "01"] = date.split("-")
  return `${year}-${month}-${day}T00:00:00Z`
}
