import { resolve } from "node:path"
import type { CreatePagesArgs } from "gatsby"

import { recheckContent } from "~/src/build/content-check/report-content"
import { readEnvironment } from "~/src/build/environment"
import { writePublicFile } from "~/src/build/public-files"
import { CONTENT_FOLDER } from "~/src/doctor/readers/content-folder"
import { canonicalPath, numberedPath, PROJECTS_PATH, TAGS_PATH } from "~/src/lib/addresses/paths"
import { type ImageData, smallestVersion } from "~/src/lib/images/image-data"
import { listPages } from "~/src/lib/projects/list-pages"
import { encodeIndex, type IndexedProject, PROJECT_INDEX_PATH } from "~/src/lib/projects/project-index"
import { groupTags } from "~/src/lib/projects/tags"

const QUERY = /* GraphQL */ `
  query CreatedPages {
    allProject(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes { slug path lang languageName title summary date endDate type tags visibility listed publishAt cover { focus image } }
    }
    allContentPage(filter: { name: { regex: "/^pages/" } }) { nodes { name path } }
  }
`

type QueriedProject = Omit<IndexedProject, "cover"> & {
  listed: boolean
  cover: { image: ImageData | null; focus: string | null } | null
}

type Queried = {
  allProject: { nodes: QueriedProject[] }
  allContentPage: { nodes: { name: string; path: string }[] }
}

/**
 * Creates the pages that are not in `src/pages`, and the index of all projects that are listed. A query that fails stops the build. While
 * developing, Gatsby calls this again whenever a file of the content has been changed or deleted.
 */
export async function createPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  recheckContent(reporter, CONTENT_FOLDER)
  const { data, errors } = await graphql<Queried>(QUERY)
  if (errors || data === undefined) {
    reporter.panicOnBuild("The query for the pages failed.", errors)
    return
  }
  const { trailingSlash } = readEnvironment()
  const projects = data.allProject.nodes
  const indexed = projects.filter(isListed).map(({ cover, ...project }) => {
    const image = cover?.image?.images.fallback
    const focus = cover?.focus ? `#${cover.focus}` : ""
    return { ...project, cover: image === undefined ? null : smallestVersion(image) + focus }
  })
  writePublicFile(PROJECT_INDEX_PATH, JSON.stringify(encodeIndex(indexed)))
  const ownPages = data.allContentPage.nodes.map(
    ({ name, path }): Page => ({ path, template: "page", context: { name } }),
  )
  for (const { path, template, context = {} } of [...listProjectPages(projects), ...ownPages]) {
    const component = resolve(`src/templates/${template}.tsx`)
    actions.createPage({ path: canonicalPath(path, trailingSlash), component, context })
  }
}

type Page = { path: string; template: "page" | "project" | "projects" | "tag" | "tags"; context?: object }

const isListed = ({ listed }: QueriedProject) => listed

function listProjectPages(projects: readonly QueriedProject[]): Page[] {
  const listed = projects.filter(isListed)
  const tags = groupTags(listed)
  const parts = ({ path, template, context }: Page, projectCount: number): Page[] =>
    listPages(projectCount).map((part) => {
      return { path: numberedPath(path, part.number), template, context: { ...part, ...context } }
    })
  return [
    ...projects.map(({ slug, path }): Page => ({ path, template: "project", context: { slug } })),
    ...parts({ path: PROJECTS_PATH, template: "projects" }, listed.length),
    ...(tags.length === 0 ? [] : [{ path: TAGS_PATH, template: "tags" } as const]),
    ...tags.flatMap(({ name, path, count, spellings }) =>
      parts({ path, template: "tag", context: { name, spellings, listPath: path } }, count),
    ),
  ]
}
