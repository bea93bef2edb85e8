import { graphql, type HeadProps, Link, type PageProps } from "gatsby"

import { PageHead } from "~/src/components/layout/page-head"
import { PageHeader } from "~/src/components/layout/page-header"
import { TAGS_PATH } from "~/src/lib/addresses/paths"
import { HOME_CRUMB, PROJECTS_CRUMB } from "~/src/lib/document/crumbs"
import { LIST_TEXTS } from "~/src/lib/projects/list-texts"
import { fillPlural } from "~/src/lib/texts/fill-text"
import { TEXTS } from "~/src/lib/texts/interface-texts"
import { INHERITED } from "~/src/lib/texts/language-attributes"

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
  return (
    <div className="column grid grid-cols-1 gap-10">
      <PageHeader {...PAGE} />
      <ul className="buttons">
        {data.projectTags.map(({ name, path, count }) => (
          <li key={path}>
            <Link to={path} className="button">
              <span {...INHERITED}>{name}</span>
              <span className="text-muted text-sm">
                <span aria-hidden="true">{count}</span>
                <span className="sr-only">{fillPlural(LIST_TEXTS.list.count, count)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Head({ data }: HeadProps<Data>) {
  return <PageHead data={data} page={PAGE} />
}
