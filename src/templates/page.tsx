import { graphql, type HeadProps, type PageProps } from "gatsby"

import { PageHead } from "~/src/components/layout/page-head"
import { TextPage } from "~/src/components/layout/text-page"

export const query = graphql`
  query OwnPage($path: String!, $name: String!) {
    socialCard(path: $path) { ...HeadCard }
    siteSettings { ...HeadSite }
    contentPage(name: { eq: $name }) { path lang translations { language } title description updated visibility html }
  }
`

type Data = Queries.OwnPageQuery

/** A page that the owner added (W2). */
export default function OwnPage({ data: { contentPage } }: PageProps<Data>) {
  return contentPage && <TextPage {...contentPage} />
}

export function Head({ data }: HeadProps<Data>) {
  return <PageHead data={data} page={data.contentPage} hasMarkdown />
}
