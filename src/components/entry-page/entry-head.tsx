import type { ComponentProps } from "react"

import { PageHead } from "~/src/components/layout/page-head"
import { isFullDate } from "~/src/lib/dates"

type Entry = { date: string; updated: string | null; visibility: string }
type EntryHeadProps = Pick<ComponentProps<typeof PageHead>, "data" | "page"> & { entry: Entry }

/** What reader views show above the text of a project or note; search engines do not list what is unlisted. */
export function EntryHead({ entry: { date, updated, visibility }, ...head }: EntryHeadProps) {
  return (
    <PageHead {...head} hasMarkdown>
      <meta name="author" content={head.data.siteSettings?.author.name} />
      {isFullDate(date) && <meta property="article:published_time" content={date} />}
      {isFullDate(updated) && <meta property="article:modified_time" content={updated} />}
      {visibility === "unlisted" && <meta name="robots" content="noindex" />}
    </PageHead>
  )
}
