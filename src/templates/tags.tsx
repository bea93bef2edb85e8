import { graphql, type HeadProps, type PageProps } from "gatsby"

import { PageHead } from "~/src/components/layout/page-head"
import { TagsView } from "~/src/components/project-list/tags-view"
import { TAGS_PATH } from "~/src/lib/addresses/paths"
import { HOME_CRUMB, PROJECTS_CRUMB } from "~/src/lib/document/crumbs"
import { TEXTS } from "~/src/lib/texts"

export const query = graphql`
  query TagsPage($path: String!) {
    socialCard(path: $path) { ...HeadCard }
    siteSettings { ...HeadSite }
    projectTags { name path count }
  }
`

type Data = Queries.TagsPageQuery

const PAGE = {
  path: TAGS_PATH,
  title: TEXTS.tags,
  description: TEXTS.tagsIntro,
  type: "CollectionPage",
  crumbs: [HOME_CRUMB, PROJECTS_CRUMB, { label: TEXTS.tags }],
} as const

export default function TagsPage({ data }: PageProps<Data>) {
  return <TagsView {...PAGE} tags={data.projectTags} />
}

export function Head({ data }: HeadProps<Data>) {
  return <PageHead data={data} page={PAGE} />
}
