import { readFileSync } from "node:fs"
import path from "node:path"
import type { CreateNodeArgs, Node } from "gatsby"

import { contentKind, SITE_FILE } from "~/src/build/content/content-folder"
import { readPage } from "~/src/build/content/read-page"
import { readProject } from "~/src/build/content/read-project"
import { readSite } from "~/src/build/content/read-site"
import { readEnvironment } from "~/src/build/environment"
import { findIcon } from "~/src/build/icons"
import { warnOfProblems } from "~/src/build/report-problems"
import { projectPath } from "~/src/lib/paths"

type FileNode = Node & { absolutePath: string; relativePath: string; sourceInstanceName: string }

/** The name under which gatsby-source-filesystem reads the content folder. */
export const CONTENT_SOURCE = "content"

/**
 * Makes the typed nodes of the content: a `Project` or `ContentPage` from its Markdown node, the
 * `SiteSettings` from their file. Whether a node is made depends on its own file alone, because Gatsby asks again only
 * when that file changes; a field that is wrong leaves the node out, and the problem is told.
 */
export function createContentNodes(args: CreateNodeArgs): void {
  const { node, getNode } = args
  if (node.internal.type === "MarkdownRemark") {
    const file = getNode(node.parent ?? "")
    if (isContentFile(file)) createMarkdownContent(args, file)
  } else if (isContentFile(node) && node.relativePath === SITE_FILE) {
    createSiteSettings(args, node)
  }
}

function createMarkdownContent(args: CreateNodeArgs, file: FileNode): void {
  const kind = contentKind(file.relativePath)
  if (kind === null) return
  const root = contentRoot(file)
  const text = readFileSync(file.absolutePath, "utf8").replace(/^\uFEFF/, "")
  if (kind.kind === "page") {
    const { page, problems } = readPage(root, kind.name, text)
    warnOfProblems(args.reporter, problems)
    if (page !== null) addNode(args, "ContentPage", page)
    return
  }
  const { project, problems } = readProject(root, kind.folder, text)
  warnOfProblems(args.reporter, problems)
  if (project === null) return
  addNode(args, "Project", { ...project, path: projectPath(project.slug) })
}

function createSiteSettings(args: CreateNodeArgs, file: FileNode): void {
  const { site, problems } = readSite(contentRoot(file))
  warnOfProblems(args.reporter, problems)
  if (site === null) return
  const { basePath, trailingSlash } = readEnvironment()
  const profiles = site.profiles.flatMap((profile) => {
    const icon = findIcon(profile.icon)
    return icon === null ? [] : [{ ...profile, icon }]
  })
  addNode(args, "SiteSettings", { ...site, basePath, trailingSlash, profiles })
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
