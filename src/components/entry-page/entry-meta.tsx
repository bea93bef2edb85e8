import { isFullDate } from "~/src/lib/dates"

type Entry = { date: string; updated: string | null; visibility: string }
type EntryMetaProps = { entry: Entry; author: string | undefined }

/** What reader views show above the text of a project or note; search engines do not list what is unlisted. */
export function EntryMeta({ entry: { date, updated, visibility }, author }: EntryMetaProps) {
  return (
    <>
      <meta name="author" content={author} />
      {isFullDate(date) && <meta property="article:published_time" content={date} />}
      {isFullDate(updated) && <meta property="article:modified_time" content={updated} />}
      {visibility === "unlisted" && <meta name="robots" content="noindex" />}
    </>
  )
}
