import type { CreateNodeArgs, Node } from "gatsby"

import { fetchSavedImages } from "~/src/build/content-check/report-content"
import { readEnvironment } from "~/src/build/environment"
import { type ContentFile, readPage } from "~/src/doctor/readers/content-file"
import { contentKind, RESUME_FILE, SITE_FILE } from "~/src/doctor/readers/content-folder"
import { missingFields, readProject, visibilityOf } from "~/src/doctor/readers/read-project"
import { readSite } from "~/src/doctor/readers/read-site"
import { readResume } from "~/src/doctor/resume/read-resume"
import { projectPath } from "~/src/lib/addresses/paths"

import { resumeFields } from "./resume-node"

type FileNode = Node & { absolutePath: string; relativePath: string; sourceInstanceName: string }

/** A file of the content, and the fields of its node; null when one is wrong, or it is not public yet. */
type ContentNode = { type: string; file?: ContentFile; fields: object | null }

/** The name under which gatsby-source-filesystem reads the content folder. */
export const CONTENT_SOURCE = "content"

/**
 * Makes the typed nodes of the content: a `Project` or `ContentPage` from its Markdown node, `SiteSettings` and `Resume` from
 * their files. A node depends on its own file alone, because Gatsby calls this again only when that file changes. A file with
 * a wrong field gets no node; the content check reports the field.
 */
export async function createContentNodes(args: CreateNodeArgs): Promise<void> {
  const { node, getNode, actions, createNodeId, createContentDigest } = args
  const isMarkdown = node.internal.type === "MarkdownRemark"
  const parent = isMarkdown ? getNode(node.parent ?? "") : node
  if (parent?.internal.type !== "File" || parent.sourceInstanceName !== CONTENT_SOURCE) return
  const { absolutePath, relativePath } = parent as FileNode
  const root = absolutePath.slice(0, -relativePath.length - 1)
  const content = isMarkdown === relativePath.endsWith(".md") ? readContent(root, relativePath) : null
  if (content?.file) await fetchSavedImages(args, root, content.file)
  if (!content?.fields) return
  const { type, fields } = content
  const contentDigest = createContentDigest({ fields, source: node.internal.contentDigest })
  const id = createNodeId(`${node.id} >>> ${type}`)
  const child = { ...fields, id, parent: node.id, children: [], internal: { type, contentDigest } }
  actions.createNode(child)
  actions.createParentChildLink({ parent: node, child })
}

function readContent(root: string, relativePath: string): ContentNode | null {
  if (relativePath === RESUME_FILE) {
    const { resume } = readResume(root)
    return { type: "Resume", fields: resume && resumeFields(resume) }
  }
  if (relativePath === SITE_FILE) {
    const file = readSite(root)
    const { basePath, trailingSlash } = readEnvironment()
    return { type: "SiteSettings", file, fields: file.site && { ...file.site, basePath, trailingSlash } }
  }
  const kind = contentKind(relativePath)
  if (kind?.kind === "page") {
    const file = readPage(root, kind.name)
    return { type: "ContentPage", file, fields: file.page }
  }
  return kind && readProjectNode(root, kind.folder)
}

function readProjectNode(root: string, folder: string): ContentNode {
  const file = readProject(root, folder)
  const { project } = file
  const visibility = project && visibilityOf(project)
  // The only place where a build drops what is not public yet; everything else reads nodes.
  const isDropped = visibility !== "public" && process.env.NODE_ENV === "production"
  if (project === null || isDropped) return { type: "Project", file, fields: null }
  const computed = { visibility, missing: missingFields(project), path: projectPath(project.slug) }
  return { type: "Project", file, fields: { ...project, ...computed } }
}
