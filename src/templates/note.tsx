import { graphql, type HeadProps, type PageProps } from "gatsby"

import { NoteView } from "~/src/components/entry-page/note-view"
import { PageHead } from "~/src/components/layout/page-head"
import { HOME_CRUMB } from "~/src/lib/document/crumbs"
import { listCrumb } from "~/src/lib/document/list-crumb"

export const query = graphql`
  query NotePage($path: String!, $slug: String!) {
    socialCard(path: $path) { ...HeadCard }
    siteSettings { ...HeadSite }
    note(slug: { eq: $slug }) {
      path
      lang
      languageName
      translations { language }
      title
      summary
      date
      updated
      visibility
      publishAt
      tags
      tagLinks { name path }
      series
      parts { path title lang }
      canonical
      readingMinutes
      cover { ...ContentPicture width }
      html
      headings { id level html }
      projects { path title lang }
      previous { path title lang }
      next { path title lang }
      related {
        sharedTags
        entry {
          path
          title
          lang
          cover { focus image(blur: false) }
        }
      }
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
  if (note === null) return null
  const { path, title, summary, lang, translations, visibility } = note
  const crumbs = [HOME_CRUMB, listCrumb("notes"), { label: title }]
  return (
    <PageHead
      data={data}
      page={{ path, title, description: summary, crumbs, note, lang, translations, canonical: note.canonical }}
      hasMarkdown
    >
      {visibility === "unlisted" && <meta name="robots" content="noindex" />}
    </PageHead>
  )
}
