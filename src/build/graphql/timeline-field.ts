import type { Resume } from "~/src/doctor/rules/resume/read-resume"
import type { PageName } from "~/src/doctor/schemas/page-schemas"
import { jobAnchor } from "~/src/lib/addresses/paths"
import { byNewest, type LinkedEntry } from "~/src/lib/entries/related-entries"
import { PUNCTUATION } from "~/src/lib/texts/punctuation"

import { type Context, findEntries, findNode } from "./query-context"

export type TimelinePage = { name: PageName; timeline?: string }

/** How many events a timeline has without the setting: fewer say little, and more are a list. */
const [MIN_EVENTS, MAX_EVENTS] = [8, 40]

/** `ContentPage.timeline`: the jobs and schools of the résumé, projects and notes, the newest first. */
export const timelineField = {
  async resolve(page: TimelinePage, _args: object, context: Context) {
    if (page.name !== "about") return []
    const resume = await findNode<Resume>(context, "Resume")
    const entries = await Promise.all([findEntries(context, "projects"), findEntries(context, "notes")])
    return timelineOf(page, resume, entries.flat() as LinkedEntry[])
  },
}

/** Returns no events if the page has no timeline. */
export function timelineOf({ timeline }: TimelinePage, resume: Resume | null, entries: readonly LinkedEntry[]) {
  const { work = [], education = [] } = resume ?? {}
  const events = [
    ...entries.toSorted(byNewest).map((entry) => ({ date: entry.date, entry })),
    ...work.map(({ id, name, position, url, startDate }) => {
      const title = [position, name].filter(Boolean).join(PUNCTUATION.comma)
      return { date: startDate, title, link: id === undefined ? url : `#${jobAnchor(id)}` }
    }),
    ...education.map(({ institution, area, url, startDate }) => {
      return { date: startDate, title: [area, institution].filter(Boolean).join(PUNCTUATION.comma), link: url }
    }),
  ].flatMap(({ date, ...event }) => (date === undefined ? [] : { date, ...event }))
  const isUsual = events.length >= MIN_EVENTS && events.length <= MAX_EVENTS
  const isShown = timeline === undefined ? isUsual : timeline === "shown"
  return isShown ? events.sort((a, b) => (a.date === b.date ? 0 : a.date > b.date ? -1 : 1)) : []
}
