import path from "node:path"
import type { CreatePagesArgs } from "gatsby"

type ProjectsResult = { allProject: { nodes: { id: string; path: string }[] } }

const PROJECTS_QUERY = /* GraphQL */ `
  query ProjectPages {
    allProject(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        id
        path
      }
    }
  }
`

/** Creates one page per project. A query that fails stops the build; it never becomes an empty site. */
export async function createPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<ProjectsResult>(PROJECTS_QUERY)
  if (errors || data === undefined) {
    reporter.panicOnBuild("The query for the project pages failed.", errors)
    return
  }
  const component = path.resolve("src/templates/project.tsx")
  for (const project of data.allProject.nodes) {
    actions.createPage({ path: project.path, component, context: { id: project.id } })
  }
}
