import { PARTIAL_DATE } from "~/src/lib/dates"

import { asText } from "./convert-value"

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ")
const DATES = [
  /^(?<year>\d{4})(?:[-/.](?<month>\d{1,2})(?:[-/.](?<day>\d{1,2}))?(?:[T ].*)?)?$/,
  /^(?:(?<day>\d{1,2})\.? +)?(?<word>[a-z]{3})[a-z]*\.?,? +(?<year>\d{4})$/i,
  /^(?<word>[a-z]{3})[a-z]*\.? +(?<day>\d{1,2})(?:st|nd|rd|th)?,? +(?<year>\d{4})(?:,? +\d{1,2}:\d\d.*)?$/i,
  /^(?<month>\d{1,2})[/.](?<year>\d{4})$/,
  // With full stops, the day comes first everywhere. With slashes, only a number above 12 shows which one it is.
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})$/,
  /^(?<day>1[3-9]|2\d|3[01])[/-](?<month>\d{1,2})[/-](?<year>\d{4})$/,
  /^(?<month>\d{1,2})[/-](?<day>1[3-9]|2\d|3[01])[/-](?<year>\d{4})$/,
]
const ONGOING = /^(?:present|now|today|current|ongoing)$/i

/** Returns a date at its own precision; undefined for one whose day and month could be confused. */
export function asDate(value: unknown): string | undefined {
  const text = asText(value)?.replace(/^["']|["']$/g, "") ?? ""
  const groups = DATES.map((pattern) => pattern.exec(text)?.groups).find((found) => found !== undefined)
  if (groups === undefined) return undefined
  const { year, word = "", month = word && String(MONTHS.indexOf(word.toLowerCase()) + 1), day } = groups
  const parts = [year, month, day].flatMap((part) => (part ? [part.padStart(2, "0")] : []))
  return PARTIAL_DATE.test(parts.join("-")) ? parts.join("-") : undefined
}

export function isFuture(value: unknown): boolean {
  return (asDate(value) ?? "") > new Date().toISOString().slice(0, 10)
}

/** Returns the start and end of a period such as `2019 – 2022` or `July – December 2017`, or of one date. */
export function asPeriod(value: unknown): { date: string; endDate?: string } | undefined {
  const dash = /\s+(?:-|–|—|to|until)\s+|(?<=\d{4})[-–—](?=\d{4}$|[a-z]+$)/i
  const [from = "", to, ...more] = (asText(value) ?? "").split(dash)
  const year = /^[a-z]+\.?$/i.test(from) ? /\d{4}$/.exec(to ?? "")?.[0] : undefined
  const date = asDate(year === undefined ? from : `${from} ${year}`)
  if (date === undefined || more.length > 0) return undefined
  const endDate = asEndDate(to)
  if (to === undefined) return { date }
  // Of `November – March 2018`, the first year is not stated.
  if (year !== undefined && endDate !== undefined && endDate < date) return undefined
  return endDate === undefined ? undefined : { date, endDate }
}

/** Returns a date, or `present`. */
export function asEndDate(value: unknown): string | undefined {
  return ONGOING.test(asText(value) ?? "") ? "present" : asDate(value)
}
