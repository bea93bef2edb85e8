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

/** Prints a span of time; an end in the same year does not repeat the year. */
export function formatPeriod(start: PartialDate, end: PartialDate | "present" | null, locale: string): string {
  if (end === null || end === start) return formatDate(start, locale)
  if (end === "present") return `${formatDate(start, locale)} – ${TEXTS.present}`
  const first = formatDate(start, locale)
  const last = formatDate(end, locale)
  const year = start.slice(0, 4)
  if (start.length === 4 && end.length === 4) return `${start}–${end}`
  const sharesYear = end.startsWith(year) && first.endsWith(` ${year}`) && last.endsWith(` ${year}`)
  return `${sharesYear ? first.slice(0, -year.length - 1) : first} – ${last}`
}
