import { graphql } from "gatsby"

/** What the About page shows of the résumé. */
export const resumeFragment = graphql`
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
