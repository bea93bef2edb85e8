import { graphql, type HeadProps, type PageProps } from "gatsby"

import { PublicationYears } from "~/src/components/about/publication-years"
import { PageHead, StructuredData } from "~/src/components/layout/page-head"
import { PageHeader } from "~/src/components/layout/page-header"
import { PUBLICATIONS_PATH } from "~/src/lib/addresses/paths"
import { describePublications } from "~/src/lib/document/describe-publications"
import type { DescribedSite } from "~/src/lib/document/structured-data"
import { CITATION_TEXTS } from "~/src/lib/resume/citation-texts"
import { RESUME_TEXTS } from "~/src/lib/resume/resume-texts"
import { fillText } from "~/src/lib/texts/fill-text"

export const query = graphql`
  query PublicationsPage($path: String!) {
    socialCard(path: $path) { ...HeadCard }
    siteSettings { ...HeadSite }
    resume { lang publications(all: true) { ...Publication } }
  }
`

type Data = Queries.PublicationsPageQuery

/** All publications, by year: a page of a site with more than the About page shows. */
export default function PublicationsPage({ data: { siteSettings, resume } }: PageProps<Data>) {
  if (siteSettings === null || resume === null) return null
  return (
    <div className="column content grid gap-10">
      <PageHeader {...toPage(siteSettings)} />
      <PublicationYears {...resume} language={siteSettings.language} />
    </div>
  )
}

export function Head({ data }: HeadProps<Data>) {
  const { siteSettings, resume } = data
  return (
    <PageHead data={data} page={siteSettings && toPage(siteSettings)}>
      {__IS_HTML__ && resume && (
        <StructuredData things={[describePublications(siteSettings as DescribedSite, resume)]} />
      )}
    </PageHead>
  )
}

function toPage({ author }: Queries.HeadSiteFragment) {
  return {
    path: PUBLICATIONS_PATH,
    title: RESUME_TEXTS.resume.publications,
    description: fillText(CITATION_TEXTS.intro, { name: author.name }),
    type: "CollectionPage" as const,
  }
}
