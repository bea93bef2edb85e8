import { resolve } from "node:path"
import type { CreatePagesArgs } from "gatsby"

import { readEnvironment } from "~/src/build/environment"
import { canonicalPath } from "~/src/lib/paths"

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
  const component = resolve("src/templates/project.tsx")
  const { trailingSlash } = readEnvironment()
  for (const project of data.allProject.nodes) {
    const path = canonicalPath(project.path, trailingSlash)
    actions.createPage({ path, component, context: { id: project.id } })
  }
}
