import { graphql, type HeadProps, type PageProps } from "gatsby"

import { PageHead } from "~/src/components/layout/page-head"
import { PageHeader } from "~/src/components/layout/page-header"
import { ServiceList, StorageList } from "~/src/components/privacy/privacy-lists"
import { Prose } from "~/src/components/ui/prose"
import { PRIVACY_PATH } from "~/src/lib/addresses/paths"
import { formatDate } from "~/src/lib/dates"
import { TEXTS } from "~/src/lib/texts"

export const query = graphql`
  query PrivacyPage($path: String!) {
    socialCard(path: $path) { ...HeadCard }
    siteSettings {
      ...HeadSite
      services { name place receives when }
      browserStorage {
        lifetime
        items { key purpose }
      }
      analyticsNote
    }
    contentPage(name: { eq: "privacy" }) { title description updated html }
  }
`

type Data = Queries.PrivacyPageQuery

export default function PrivacyPage({ data: { contentPage, siteSettings } }: PageProps<Data>) {
  if (contentPage === null || siteSettings === null) return null
  const { title, description, html, updated } = contentPage
  const { services, browserStorage, analyticsNote } = siteSettings
  return (
    <article className="column grid grid-cols-1 gap-10">
      <PageHeader title={title} description={description} />
      <Prose html={html} />
      <ServiceList services={services} note={analyticsNote} />
      <StorageList groups={browserStorage} />
      {updated && (
        <p className="text-muted text-sm">
          {TEXTS.updated}: {formatDate(updated, __CONTENT_LANGUAGE__)}
        </p>
      )}
    </article>
  )
}

export function Head({ data }: HeadProps<Data>) {
  const page = data.contentPage && { ...data.contentPage, path: PRIVACY_PATH }
  return <PageHead data={data} page={page} hasMarkdown />
}
