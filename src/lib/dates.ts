import { TEXTS } from "~/src/lib/texts/interface-texts"

/** A date at the precision its author gave: `1843`, `1843-07` or `1843-07-10`. */
export type PartialDate = string

export const PARTIAL_DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/

/** Formats a date at its own precision: `1843`, `July 1843`, `10 July 1843`. */
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

/** A date for machines and for people; `date` is null for the present. */
export type DateText = { date: PartialDate | null; text: string }
export type Period = { start: DateText; separator: string; end: DateText | null }

/** Returns a period in words, with a word for the present; the start does not repeat the year of the end. */
export function describePeriod(
  start: PartialDate,
  end: PartialDate | "present" | null,
  locale: string,
  present = TEXTS.present,
): Period {
  const first = { date: start, text: formatDate(start, locale) }
  if (end === null || end === start) return { start: first, separator: "", end: null }
  if (end === "present") return { start: first, separator: " – ", end: { date: null, text: present } }
  const last = { date: end, text: formatDate(end, locale) }
  const year = ` ${start.slice(0, 4)}`
  if (first.text.endsWith(year) && last.text.endsWith(year)) first.text = first.text.slice(0, -year.length)
  return { start: first, separator: start.length === 4 && end.length === 4 ? "–" : " – ", end: last }
}

export function formatPeriod(...period: Parameters<typeof describePeriod>): string {
  const { start, separator, end } = describePeriod(...period)
  return `${start.text}${separator}${end?.text ?? ""}`
}
