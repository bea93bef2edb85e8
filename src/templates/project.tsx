import { graphql, type HeadProps, type PageProps } from "gatsby"

import { EntryHead } from "~/src/components/entry-page/entry-head"
import { ProjectView } from "~/src/components/entry-page/project-view"
import { entryPage } from "~/src/lib/document/entry-page"
import { toProjectDetails } from "~/src/lib/entries/to-project-details"

export const query = graphql`
  query ProjectPage($path: String!, $slug: String!, $hasNotes: Boolean = false) {
    socialCard(path: $path) { ...HeadCard }
    siteSettings { ...HeadSite }
    project(slug: { eq: $slug }) {
      ...EntryPage
      endDate
      type
      role
      client { name url }
      team { name role url }
      status
      job { id name position }
      tech
      outcome
      metrics { value label }
      links {
        type
        url
        label
        icon { name body width height }
      }
      gallery { ...ContentPicture width }
      video {
        title
        url
        src { publicURL }
        captions { publicURL }
        poster { image }
        embed { provider host embedUrl }
      }
      notes @include(if: $hasNotes) { path title lang }
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
  return project && <EntryHead data={data} page={{ ...entryPage("projects", project), project }} entry={project} />
}
