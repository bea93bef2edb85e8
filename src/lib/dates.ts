import { TEXTS } from "~/src/lib/texts/interface-texts"
import { PUNCTUATION } from "~/src/lib/texts/punctuation"

/** A date at the precision its author gave: `1843`, `1843-07` or `1843-07-10`. */
export type PartialDate = string

export const PARTIAL_DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/

/** Returns whether a date has a day. Programs read a month or a year as its first day, which would be wrong. */
export function isFullDate(date: PartialDate | null): date is string {
  return date?.length === 10
}

/** Formats a date at its own precision: `1843`, `July 1843`, `10 July 1843`. */
export function formatDate(date: PartialDate, locale: string): string {
  return join(partsOf(date, locale))
}

function partsOf(date: PartialDate, locale: string): Intl.DateTimeFormatPart[] {
  const precision: Intl.DateTimeFormatOptions = {
    year: "numeric",
    ...(date.length > 4 && { month: "long" }),
    ...(date.length > 7 && { day: "numeric" }),
  }
  // Authors write dates of this calendar, in any language.
  return new Intl.DateTimeFormat(locale, { ...precision, calendar: "gregory", timeZone: "UTC" }).formatToParts(
    new Date(date),
  )
}

/** U+200F lets a date without a letter run from right to left, too. */
const DIRECTION_MARK = typeof __DIRECTION__ !== "undefined" && __DIRECTION__ === "rtl" ? "\u200f" : ""

/** One space for those that browsers choose differently, because React compares the texts. */
function join(parts: readonly Intl.DateTimeFormatPart[]): string {
  return DIRECTION_MARK + parts.map(({ value }) => value.replace(/\s/g, " ")).join("")
}

/** A date for machines and for people; `date` is null for the present. */
export type DateText = { date: PartialDate | null; text: string }
export type Period = { start: DateText; separator: string; end: DateText | null }

/**
 * Returns a period in words, with a word for the present. Two dates of one year name it once, where the language has it: before the
 * first month or after the last. `Intl`'s own ranges are not used, because they differ between browsers, and write some months as numbers.
 */
export function describePeriod(
  start: PartialDate,
  end: PartialDate | "present" | null,
  locale: string,
  present = TEXTS.present,
): Period {
  const first = { date: start, text: formatDate(start, locale) }
  if (end === null || end === start) return { start: first, separator: "", end: null }
  const last = end === "present" ? { date: null, text: present } : { date: end, text: formatDate(end, locale) }
  if (start.length > 4 && end.length > 4 && start.slice(0, 4) === end.slice(0, 4)) {
    const [from, to] = [partsOf(start, locale), partsOf(end, locale)]
    const isMonthOrDay = ({ type }: Intl.DateTimeFormatPart) => /^[md]/.test(type)
    if (to[0]?.type === "year") last.text = join(to.slice(to.findIndex(isMonthOrDay)))
    else first.text = join(from.slice(0, from.findLastIndex(isMonthOrDay) + 1))
  }
  const { until } = PUNCTUATION
  // Without spaces between two years.
  return { start: first, separator: start.length + end.length > 8 ? until : until.trim(), end: last }
}

export function formatPeriod(...period: Parameters<typeof describePeriod>): string {
  const { start, separator, end } = describePeriod(...period)
  return `${start.text}${separator}${end?.text ?? ""}`
}
