import { graphql, type HeadProps, type PageProps } from "gatsby"

import { ProjectView } from "~/src/components/entry-page/project-view"
import { PageHead } from "~/src/components/layout/page-head"
import { HOME_CRUMB } from "~/src/lib/document/crumbs"
import { listCrumb } from "~/src/lib/document/list-crumb"
import { toProjectDetails } from "~/src/lib/entries/to-project-details"

export const query = graphql`
  query ProjectPage($path: String!, $slug: String!, $hasNotes: Boolean = false) {
    socialCard(path: $path) { ...HeadCard }
    siteSettings { ...HeadSite }
    project(slug: { eq: $slug }) {
      path
      lang
      languageName
      translations { language }
      title
      summary
      date
      endDate
      updated
      type
      visibility
      publishAt
      role
      client { name url }
      team { name role url }
      status
      job { id name position }
      tags
      tagLinks { name path }
      tech
      outcome
      metrics { value label }
      links {
        type
        url
        label
        icon { name body width height }
      }
      cover { ...ContentPicture width }
      html
      headings { id level html }
      gallery { ...ContentPicture width }
      video {
        title
        url
        src { publicURL }
        captions { publicURL }
        poster { image }
        embed { provider host embedUrl }
      }
      previous { path title lang }
      next { path title lang }
      notes @include(if: $hasNotes) { path title lang }
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

type Data = Queries.ProjectPageQuery

export default function ProjectPage({ data: { project } }: PageProps<Data>) {
  if (project === null) throw new Error("A project page was built without its project.")
  return <ProjectView project={toProjectDetails(project)} />
}

export function Head({ data }: HeadProps<Data>) {
  const { project } = data
  if (project === null) return null
  const { path, title, summary, lang, translations, visibility } = project
  const crumbs = [HOME_CRUMB, listCrumb("projects"), { label: title }]
  return (
    <PageHead data={data} page={{ path, title, description: summary, crumbs, project, lang, translations }} hasMarkdown>
      {visibility === "unlisted" && <meta name="robots" content="noindex" />}
    </PageHead>
  )
}
