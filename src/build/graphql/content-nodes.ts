import path from "node:path"
import type { CreateNodeArgs, Node } from "gatsby"

import { readEnvironment } from "~/src/build/environment"
import { followSavedFile } from "~/src/build/follow-saved-file"
import { noteProjectChange } from "~/src/build/graphql/project-neighbours"
import { resumeFields } from "~/src/build/graphql/resume-node"
import { missingFields } from "~/src/doctor/fields/missing-fields"
import { takeFields } from "~/src/doctor/links/known-projects"
import { contentKind, RESUME_FILE, readText, SITE_FILE } from "~/src/doctor/readers/content-folder"
import { readPage } from "~/src/doctor/readers/read-page"
import { readSite } from "~/src/doctor/readers/read-site"
import { readResume } from "~/src/doctor/resume/read-resume"
import { visibilityOf } from "~/src/doctor/visibility"
import { projectPath } from "~/src/lib/paths"

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
  const { text } = readText(root, file.relativePath)
  if (text === null) return
  if (kind.kind === "page") {
    const { page, pictures } = readPage(root, kind.name, text)
    await followSavedFile(args, root, pictures)
    if (page !== null) addNode(args, "ContentPage", page)
    return
  }
  const { project, pictures } = takeFields(root, kind.folder, text)
  await followSavedFile(args, root, pictures)
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
  const { site, pictures } = readSite(root)
  await followSavedFile(args, root, pictures)
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
