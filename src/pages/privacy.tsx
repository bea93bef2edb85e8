import { graphql, type HeadProps, type PageProps } from "gatsby"

import { PageHead } from "~/src/components/layout/page-head"
import { TextPage } from "~/src/components/layout/text-page"
import { Inventory } from "~/src/components/privacy/inventory"
import { PRIVACY_PATH } from "~/src/lib/addresses/paths"
import { PRIVACY_TEXTS } from "~/src/lib/privacy/privacy-texts"

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
    contentPage(name: { eq: "privacy" }) { lang translations { language } title description updated html }
  }
`

type Data = Queries.PrivacyPageQuery

export default function PrivacyPage({ data: { contentPage, siteSettings } }: PageProps<Data>) {
  if (contentPage === null || siteSettings === null) return null
  const { services, browserStorage, analyticsNote } = siteSettings
  const toDetails = (service: (typeof services)[number]) =>
    (["place", "receives", "when"] as const).map((key) => [PRIVACY_TEXTS.services[key], service[key]] as const)
  return (
    <TextPage {...contentPage}>
      <Inventory
        {...PRIVACY_TEXTS.services}
        groups={services.map((service) => ({ name: service.name, details: toDetails(service) }))}
        note={analyticsNote}
      />
      <Inventory
        {...PRIVACY_TEXTS.storage}
        groups={browserStorage.map(({ lifetime, items }) => ({
          name: lifetime,
          details: items.map(({ key, purpose }) => [<code key={key}>{key}</code>, purpose]),
        }))}
      />
    </TextPage>
  )
}

export function Head({ data }: HeadProps<Data>) {
  const page = data.contentPage && { ...data.contentPage, path: PRIVACY_PATH }
  return <PageHead data={data} page={page} hasMarkdown />
}
