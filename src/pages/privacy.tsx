import { graphql, type HeadProps, type PageProps } from "gatsby"

import { PageHead } from "~/src/components/layout/page-head"
import { TextPageView } from "~/src/components/layout/text-page-view"
import { ServiceList, StorageList } from "~/src/components/privacy/privacy-lists"
import { PRIVACY_PATH } from "~/src/lib/addresses/paths"
import { formatDate } from "~/src/lib/dates"
import { describePage } from "~/src/lib/document/structured-data"

export const query = graphql`
  query PrivacyPage($path: String!) {
    socialCard(path: $path) {
      ...HeadCard
    }
    siteSettings {
      ...HeadSite
      services {
        name
        place
        receives
        when
      }
      browserStorage {
        lifetime
        items {
          key
          purpose
        }
      }
      analyticsNote
    }
    contentPage(name: { eq: "privacy" }) {
      title
      description
      updated
      html
    }
  }
`

type Data = Queries.PrivacyPageQuery

export default function PrivacyPage({ data: { contentPage, siteSettings } }: PageProps<Data>) {
  if (contentPage === null || siteSettings === null) return null
  const { updated } = contentPage
  const { language, services, browserStorage, analyticsNote } = siteSettings
  return (
    <TextPageView {...contentPage} updated={updated && formatDate(updated, language)}>
      <ServiceList services={services} note={analyticsNote} />
      <StorageList groups={browserStorage} />
    </TextPageView>
  )
}

export function Head({ data: { contentPage, siteSettings, socialCard } }: HeadProps<Data>) {
  if (contentPage === null || siteSettings === null) return null
  const { title, description } = contentPage
  const page = { path: PRIVACY_PATH, title, description }
  return (
    <PageHead site={siteSettings} {...page} card={socialCard} hasMarkdown about={(site) => describePage(site, page)} />
  )
}
