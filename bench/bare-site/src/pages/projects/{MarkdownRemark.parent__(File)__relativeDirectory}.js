import { graphql, Link } from "gatsby"

export default function Project({ data: { markdownRemark } }) {
  return (
    <main>
      <Link to="/">Home</Link>
      <h1>{markdownRemark.frontmatter.title}</h1>
      <div dangerouslySetInnerHTML={{ __html: markdownRemark.html }} />
    </main>
  )
}

export const query = graphql`query ($id: String!) { markdownRemark(id: { eq: $id }) { html frontmatter { title } } }`
