import { isFullDate } from "~/src/lib/dates"

type EntryMetaProps = { entry: { date: string; updated: string | null }; author: string | undefined }

/** What reader views show above the text of a project or note. */
export function EntryMeta({ entry: { date, updated }, author }: EntryMetaProps) {
  return (
    <>
      <meta name="author" content={author} />
      {isFullDate(date) && <meta property="article:published_time" content={date} />}
      {isFullDate(updated) && <meta property="article:modified_time" content={updated} />}
    </>
  )
}
