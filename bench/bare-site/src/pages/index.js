import { graphql, Link } from "gatsby"

export default function Home({ data }) {
  return (
    <main>
      <h1>Projects</h1>
      <ul>
        {data.allMarkdownRemark.nodes.map(({ id, fileAbsolutePath, frontmatter }) => (
          <li key={id}>
            <Link to={`/projects/${fileAbsolutePath.split("/").at(-2)}`}>{frontmatter.title}</Link>
          </li>
        ))}
      </ul>
    </main>
  )
}

export const query = graphql`{ allMarkdownRemark(limit: 30) { nodes { id fileAbsolutePath frontmatter { title } } } }`
