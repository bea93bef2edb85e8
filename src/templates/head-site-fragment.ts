import { graphql } from "gatsby"

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
