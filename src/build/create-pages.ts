import { resolve } from "node:path"
import type { CreatePagesArgs } from "gatsby"

import { recheckContent } from "~/src/build/develop/recheck-content"
import { readEnvironment } from "~/src/build/environment"
import { projectIndexFile, type QueriedProject } from "~/src/build/outputs/project-index"
import { writePublicFile } from "~/src/build/public-files"
import { isFollowingChanges } from "~/src/build/report-problems"
import { CONTENT_FOLDER } from "~/src/doctor/readers/content-folder"
import { listPages } from "~/src/lib/list-page"
import { canonicalPath, numberedPath, PROJECTS_PATH, TAGS_PATH } from "~/src/lib/paths"
import { PROJECT_INDEX_PATH } from "~/src/lib/project-index"
import { groupTags } from "~/src/lib/projects/tags"

type ProjectsResult = { allProject: { nodes: QueriedProject[] } }

type Page = { path: string; template: "project" | "projects" | "tag" | "tags"; context: object }

const PROJECTS_QUERY = /* GraphQL */ `
  query ProjectPages {
    allProject(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        slug
        path
        title
        summary
        date
        endDate
        type
        tags
        visibility
        publishAt
        cover {
          image
        }
      }
    }
  }
`

/**
 * Creates a page per project, the list over as many pages as it needs, and the same for each tag; writes the file that
 * searches begin with. A query that fails stops the build; it never becomes an empty site. While developing, Gatsby comes
 * here after every change of the content, also when a file is gone.
 */
export async function createPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  if (isFollowingChanges()) recheckContent(reporter, CONTENT_FOLDER)
  const { data, errors } = await graphql<ProjectsResult>(PROJECTS_QUERY)
  if (errors || data === undefined) {
    reporter.panicOnBuild("The query for the project pages failed.", errors)
    return
  }
  const { trailingSlash } = readEnvironment()
  const projects = data.allProject.nodes
  // Here and not after the build: `gatsby develop` searches, too.
  writePublicFile(PROJECT_INDEX_PATH, projectIndexFile(projects))
  for (const { path, template, context } of [
    ...projectPages(projects),
    ...projectListPages(projects),
    ...tagPages(projects),
  ]) {
    actions.createPage({
      path: canonicalPath(path, trailingSlash),
      component: resolve(`src/templates/${template}.tsx`),
      context,
    })
  }
}

function projectPages(projects: readonly QueriedProject[]): Page[] {
  return projects.map(({ slug, path }) => ({ path, template: "project", context: { slug } }))
}

function projectListPages(projects: readonly QueriedProject[]): Page[] {
  return listPages(projects.length).map((page) => ({
    path: numberedPath(PROJECTS_PATH, page.number),
    template: "projects",
    context: page,
  }))
}

function tagPages(projects: readonly QueriedProject[]): Page[] {
  const tags = groupTags(projects)
  if (tags.length === 0) return []
  const pages = tags.flatMap(({ name, path, count, spellings }) =>
    listPages(count).map(
      (page): Page => ({
        path: numberedPath(path, page.number),
        template: "tag",
        context: { ...page, name, spellings, listPath: path },
      }),
    ),
  )
  return [{ path: TAGS_PATH, template: "tags", context: {} }, ...pages]
}
