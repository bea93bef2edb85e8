import path from "node:path"
import type { CreateNodeArgs, Node } from "gatsby"

import { fetchSavedImages } from "~/src/build/content-check/fetch-saved-images"
import { readEnvironment } from "~/src/build/environment"
import { noteProjectChange } from "~/src/build/graphql/project-neighbours"
import { resumeFields } from "~/src/build/graphql/resume-node"
import { missingFields } from "~/src/doctor/fields/missing-fields"
import { contentKind, RESUME_FILE, SITE_FILE } from "~/src/doctor/readers/content-folder"
import { readPage } from "~/src/doctor/readers/read-page"
import { readProject, visibilityOf } from "~/src/doctor/readers/read-project"
import { readSite } from "~/src/doctor/readers/read-site"
import { readResume } from "~/src/doctor/resume/read-resume"
import { projectPath } from "~/src/lib/addresses/paths"

type FileNode = Node & { absolutePath: string; relativePath: string; sourceInstanceName: string }

/** The name under which gatsby-source-filesystem reads the content folder. */
export const CONTENT_SOURCE = "content"

/**
 * Makes the typed nodes of the content: a `Project` or `ContentPage` from its Markdown node, the
 * `SiteSettings` and the `Resume` from their files. Whether a node is made depends on its own file alone, because Gatsby asks again only
 * when that file changes; a field that is wrong leaves the node out, and the problem is told.
 */
export async function createContentNodes(args: CreateNodeArgs): Promise<void> {
  const { node, getNode } = args
  if (node.internal.type === "MarkdownRemark") {
    const file = getNode(node.parent ?? "")
    if (isContentFile(file)) await createMarkdownContent(args, file)
  } else if (isContentFile(node) && node.relativePath === SITE_FILE) {
    await createSiteSettings(args, node)
  } else if (isContentFile(node) && node.relativePath === RESUME_FILE) {
    await createResume(args, node)
  }
}

async function createMarkdownContent(args: CreateNodeArgs, file: FileNode): Promise<void> {
  const kind = contentKind(file.relativePath)
  if (kind === null) return
  const root = contentRoot(file)
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
  noteProjectChange()
  const visibility = visibilityOf(project)
  // The one place where a build drops what is not public yet; everything else asks for nodes.
  if (visibility !== "public" && process.env.NODE_ENV === "production") return
  addNode(args, "Project", {
    ...project,
    visibility,
    missing: missingFields(project),
    path: projectPath(project.slug),
  })
}

async function createSiteSettings(args: CreateNodeArgs, file: FileNode): Promise<void> {
  const root = contentRoot(file)
  const read = readSite(root)
  await fetchSavedImages(args, root, read)
  const { site } = read
  if (site === null) return
  const { basePath, trailingSlash } = readEnvironment()
  addNode(args, "SiteSettings", { ...site, basePath, trailingSlash })
}

async function createResume(args: CreateNodeArgs, file: FileNode): Promise<void> {
  const { resume } = readResume(contentRoot(file))
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

function isContentFile(node: Node | undefined): node is FileNode {
  return node?.internal.type === "File" && (node as FileNode).sourceInstanceName === CONTENT_SOURCE
}

function contentRoot(file: FileNode): string {
  const depth = path.posix.normalize(file.relativePath).split("/").length
  return path.join(file.absolutePath, ...Array.from({ length: depth }, () => ".."))
}
