import { graphql } from "gatsby"

export const fragments = graphql`
  fragment HeadCard on SocialCard { path width height }

  # The settings in every page's head.
  fragment HeadSite on SiteSettings {
    title
    siteUrl
    basePath
    trailingSlash
    language
    author { name }
    profiles { url }
  }

  # An image of the content in all widths.
  fragment ContentPicture on ContentPicture { alt caption focus image }

  fragment EntrySummary on Entry {
    path
    lang
    languageName
    title
    summary
    date
    ... on Project { endDate type }
    tags
    visibility
    publishAt
    cover { ...ContentPicture }
  }

  # What the pages of both collections show.
  fragment EntryPage on Entry {
    path
    lang
    languageName
    translations { language }
    title
    summary
    date
    updated
    visibility
    publishAt
    tags
    tagLinks { name path }
    cover { ...ContentPicture width }
    html
    headings { id level html }
    previous { path title lang }
    next { path title lang }
    related {
      sharedTags
      entry {
        path
        title
        lang
        cover { focus image(blur: false) }
      }
    }
  }

  fragment Publication on ResumePublication {
    name
    publisher
    releaseDate
    url
    summary
    citation { authors html status badge abstract doi arxiv pdf code type bibtex projects { path title lang } }
  }

  fragment TimelineEvent on TimelineEvent {
    date
    title
    link
    entry { title path lang }
  }

  fragment ResumeSections on Resume {
    work { id name description location position url startDate endDate summary highlights projects { path title lang } }
    volunteer { organization position url startDate endDate summary highlights }
    education { institution url area studyType startDate endDate score courses }
    skills { name level keywords projects { path title lang } }
    languages { language fluency }
    awards { title date awarder summary }
    certificates { name date url issuer }
    publications { ...Publication }
    interests { name keywords }
    references { name reference }
  }
`
