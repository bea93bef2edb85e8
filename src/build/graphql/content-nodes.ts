import type { CreateNodeArgs, Node } from "gatsby"

import { fetchSavedImages } from "~/src/build/content-check/fetch-saved-images"
import { readEnvironment } from "~/src/build/environment"
import { resumeFields } from "~/src/build/graphql/resume-node"
import { readPage } from "~/src/doctor/readers/content-file"
import { contentKind, RESUME_FILE, SITE_FILE } from "~/src/doctor/readers/content-folder"
import { missingFields, readProject, visibilityOf } from "~/src/doctor/readers/read-project"
import { readSite } from "~/src/doctor/readers/read-site"
import { readResume } from "~/src/doctor/resume/read-resume"
import { projectPath } from "~/src/lib/addresses/paths"

type FileNode = Node & { absolutePath: string; relativePath: string; sourceInstanceName: string }

/** The name under which gatsby-source-filesystem reads the content folder. */
export const CONTENT_SOURCE = "content"

/**
 * Makes the typed nodes of the content: a `Project` or `ContentPage` from its Markdown node, `SiteSettings` and `Resume` from
 * their files. A node depends on its own file alone, because Gatsby calls this again only when that file changes. A file with
 * a wrong field gets no node; the content check reports the field.
 */
export async function createContentNodes(args: CreateNodeArgs): Promise<void> {
  const { node, getNode } = args
  const isMarkdown = node.internal.type === "MarkdownRemark"
  const file = isMarkdown ? getNode(node.parent ?? "") : node
  if (file?.internal.type !== "File" || file.sourceInstanceName !== CONTENT_SOURCE) return
  const { absolutePath, relativePath } = file as FileNode
  const root = absolutePath.slice(0, -relativePath.length - 1)
  if (isMarkdown) await createMarkdownContent(args, root, relativePath)
  else if (relativePath === SITE_FILE) await createSiteSettings(args, root)
  else if (relativePath === RESUME_FILE) createResume(args, root)
}

async function createMarkdownContent(args: CreateNodeArgs, root: string, relativePath: string): Promise<void> {
  const kind = contentKind(relativePath)
  if (kind === null) return
  if (kind.kind === "page") {
    const read = readPage(root, kind.name)
    await fetchSavedImages(args, root, read)
    if (read.page !== null) addNode(args, "ContentPage", read.page)
    return
  }
  const read = readProject(root, kind.folder)
  await fetchSavedImages(args, root, read)
  const { project } = read
  if (project === null) return
  const visibility = visibilityOf(project)
  // The only place where a build drops what is not public yet; everything else reads nodes.
  if (visibility !== "public" && process.env.NODE_ENV === "production") return
  addNode(args, "Project", {
    ...project,
    visibility,
    missing: missingFields(project),
    path: projectPath(project.slug),
  })
}

async function createSiteSettings(args: CreateNodeArgs, root: string): Promise<void> {
  const read = readSite(root)
  await fetchSavedImages(args, root, read)
  const { site } = read
  const { basePath, trailingSlash } = readEnvironment()
  if (site !== null) addNode(args, "SiteSettings", { ...site, basePath, trailingSlash })
}

function createResume(args: CreateNodeArgs, root: string): void {
  const { resume } = readResume(root)
  if (resume !== null) addNode(args, "Resume", resumeFields(resume))
}

function addNode(
  { node, actions, createNodeId, createContentDigest }: CreateNodeArgs,
  type: string,
  fields: object,
): void {
  const child = {
    ...fields,
    id: createNodeId(`${node.id} >>> ${type}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest({ fields, source: node.internal.contentDigest }) },
  }
  actions.createNode(child)
  actions.createParentChildLink({ parent: node, child })
}
