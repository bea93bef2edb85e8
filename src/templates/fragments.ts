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
    author { name }
    profiles { url }
  }
`

/** An image of the content in all widths. */
export const contentPictureFragment = graphql`
  fragment ContentPicture on ContentPicture {
    alt
    caption
    image
  }
`

/** What lists show of a project. */
export const projectSummaryFragment = graphql`
  fragment ProjectSummary on Project {
    path
    title
    summary
    date
    endDate
    type
    tags
    visibility
    publishAt
    cover { ...ContentPicture }
  }
`

/** What the About page shows of the résumé. */
export const resumeSectionsFragment = graphql`
  fragment ResumeSections on Resume {
    work { id name description location position url startDate endDate summary highlights projects { path title } }
    volunteer { organization position url startDate endDate summary highlights }
    education { institution url area studyType startDate endDate score courses }
    skills { name level keywords projects { path title } }
    languages { language fluency }
    awards { title date awarder summary }
    certificates { name date url issuer }
    publications { name publisher releaseDate url summary }
    interests { name keywords }
    references { name reference }
  }
`
