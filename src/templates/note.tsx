import { graphql, type HeadProps, type PageProps } from "gatsby"

import { EntryHead } from "~/src/components/entry-page/entry-head"
import { NoteView } from "~/src/components/entry-page/note-view"
import { entryPage } from "~/src/lib/document/entry-page"

export const query = graphql`
  query NotePage($path: String!, $slug: String!) {
    socialCard(path: $path) { ...HeadCard }
    siteSettings { ...HeadSite }
    note(slug: { eq: $slug }) {
      ...EntryPage
      series
      parts { path title lang }
      canonical
      readingMinutes
      projects { path title lang }
    }
  }
`

type Data = Queries.NotePageQuery

export default function NotePage({ data: { note } }: PageProps<Data>) {
  if (note === null) throw new Error("A note's page was built without its note.")
  return <NoteView note={note} />
}

export function Head({ data }: HeadProps<Data>) {
  const { note } = data
  return note && <EntryHead data={data} page={{ ...entryPage("notes", note), note }} entry={note} />
}
