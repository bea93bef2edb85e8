import { graphql, type HeadProps, type PageProps } from "gatsby"

import { AboutView } from "~/src/components/about/about-view"
import { PageHead } from "~/src/components/layout/page-head"
import { ABOUT_PATH } from "~/src/lib/paths"
import { toIcon } from "~/src/lib/unresolved-icon"
import { toCover } from "~/src/templates/picture-fragment"

export const query = graphql`
  query AboutPage {
    siteSettings {
      ...HeadSite
      author {
        email
      }
      profiles {
        label
        url
        icon {
          name
          body
          width
          height
        }
      }
    }
    contentPage(name: { eq: "about" }) {
      title
      description
      html
      portrait {
        ...ContentPicture
      }
    }
  }
`

type Data = Queries.AboutPageQuery

export default function AboutPage({ data: { contentPage, siteSettings } }: PageProps<Data>) {
  if (contentPage === null || siteSettings === null) return null
  const { portrait, ...page } = contentPage
  return (
    <AboutView
      {...page}
      portrait={toCover(portrait)}
      email={siteSettings.author.email}
      profiles={siteSettings.profiles.map(({ icon, ...profile }) => ({ ...profile, icon: toIcon(icon) }))}
    />
  )
}

export function Head({ data: { contentPage, siteSettings } }: HeadProps<Data>) {
  if (contentPage === null || siteSettings === null) return null
  const { title, description } = contentPage
  return <PageHead site={siteSettings} path={ABOUT_PATH} title={title} description={description} />
}
