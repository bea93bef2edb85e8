import { graphql } from "gatsby"

/** The picture that stands for a page where it is shared. */
export const headCardFragment = graphql`
  fragment HeadCard on SocialCard {
    path
    type
    width
    height
  }
`

/** What every page's head needs of the settings. */
export const headSiteFragment = graphql`
  fragment HeadSite on SiteSettings {
    title
    siteUrl
    basePath
    trailingSlash
    language
    author {
      name
    }
    profiles {
      url
    }
  }
`
