import { asPeriod } from "./fields/convert-date"
import type { Entry } from "./source/find-entries"
import { readSource } from "./source/read-source"

type Fields = Record<string, unknown>
/** Before the points of a list that is written as one text. */
const BULLET = /(?:^|\n)\s*[•*-]\s+/
/** Sections of a résumé, whose fields may still have the names and forms of other systems. */
export type ResumeParts = Record<string, Fields | Fields[]>

/** Returns the jobs among the entries, the latest first. */
export function partsOfEntries(entries: readonly Entry[]): ResumeParts {
  const work = entries.filter(({ becomes }) => becomes === "work").map(jobFrom)
  const latest = (list: readonly Fields[]) => list.toSorted((a, b) => String(b.date).localeCompare(String(a.date)))
  return work.length === 0 ? {} : { work: latest(work).map(({ date: _date, ...job }) => job) }
}

/** The date of a job only sorts it. A period that cannot be read stays as a text. */
function jobFrom({ file, fields: added }: Entry): Fields {
  const { body, fields: data } = readSource(file)
  const { range, ...fields } = data
  const { date: startDate, endDate } = asPeriod(range) ?? {}
  const summary = [startDate === undefined && range, body.trim()].filter(Boolean).join("\n")
  return withHighlights({ ...fields, ...added, startDate, endDate, summary })
}

/** Returns the fields of a job with the points of its text as highlights. */
export function withHighlights(fields: Fields): Fields {
  const [summary = "", ...highlights] = String(fields.summary ?? "").split(BULLET)
  return highlights.length === 0 ? fields : { ...fields, summary: summary.trim(), highlights }
}
