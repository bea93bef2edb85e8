import { graphql } from "gatsby"

/** The image that other sites show with a link to a page. */
export const headCardFragment = graphql`
  fragment HeadCard on SocialCard {
    path
    type
    width
    height
  }
`

/** The settings in every page's head. */
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
