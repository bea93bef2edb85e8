import { existsSync } from "node:fs"
import path from "node:path"
import type { CreateNodeArgs, Node } from "gatsby"

import { fetchSavedImages } from "~/src/build/content-check/report-content"
import { readEnvironment } from "~/src/build/environment"
import { nodesOf } from "~/src/build/read-published"
import { type ContentFile, readPage, readSite } from "~/src/doctor/readers/content/content-file"
import { isPublished, readEntry, visibilityOf } from "~/src/doctor/readers/content/read-entry"
import {
  CONTENT_FOLDER,
  contentKind,
  PUBLICATIONS_FILE,
  RESUME_FILE,
  SITE_FILE,
} from "~/src/doctor/readers/files/content-folder"
import { resumeFields } from "~/src/doctor/rules/resume/publish-resume"
import { readResume } from "~/src/doctor/rules/resume/read-resume"
import { entryPath } from "~/src/lib/addresses/entry-paths"
import type { Collection } from "~/src/lib/addresses/paths"

import { ENTRY_TYPES } from "./query-context"

type FileNode = Node & { absolutePath: string; relativePath: string; sourceInstanceName: string }

/** `fields` are those of the node to create; null if one is wrong, or if a build leaves the entry out. */
type ContentNode = { type: string; file?: ContentFile; fields: object | null }

/** The name under which gatsby-source-filesystem reads the content folder. */
export const CONTENT_SOURCE = "content"

const MARKDOWN_FILE = /\.(?:md|mdown|markdown|mkd)$/i

/** Returns whether a file below the content folder is Markdown that no page shows, e.g. a readme: its front matter may be anything. */
export function isUnreadMarkdown(file: string): boolean {
  const inContent = path.relative(CONTENT_FOLDER, file).split(path.sep).join("/")
  return MARKDOWN_FILE.test(file) && contentKind(inContent) === null
}

/**
 * Creates the typed node of a content file: a `Project`, `Note` or `ContentPage` when Gatsby has created the file's
 * Markdown node, `SiteSettings` or `Resume` when it has created the file node. Gatsby calls this again only when that
 * file changes, so a node must not depend on other files, but for the résumé: either of its two files creates it anew.
 * A file with a wrong field gets no node; the content check reports the field.
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
  const owner = relativePath === PUBLICATIONS_FILE ? resumeFile(args, root) : node
  if (owner === undefined) return
  const { type } = content
  const fields = { ...content.fields, body: content.file?.markdown?.body }
  const contentDigest = createContentDigest({ fields, source: node.internal.contentDigest })
  const id = createNodeId(`${owner.id} >>> ${type}`)
  const child = { ...fields, id, parent: owner.id, children: [], internal: { type, contentDigest } }
  actions.createNode(child)
  actions.createParentChildLink({ parent: owner, child })
}

/** The file of the publications' résumé. Undefined if Gatsby has yet to read it. Without one, the publications are the résumé. */
function resumeFile(args: CreateNodeArgs, root: string): Node | undefined {
  if (!existsSync(path.join(root, RESUME_FILE))) return args.node
  const files = nodesOf<FileNode>(args, "File").filter((file) => file.sourceInstanceName === CONTENT_SOURCE)
  return files.find((file) => file.relativePath === RESUME_FILE)
}

function readContent(root: string, relativePath: string): ContentNode | null {
  if (relativePath === RESUME_FILE || relativePath === PUBLICATIONS_FILE) {
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
    const { page } = file
    if (page === null || (page.draft && isBuild())) return { type: "ContentPage", file, fields: null }
    return { type: "ContentPage", file, fields: { ...page, visibility: page.draft ? "draft" : "public" } }
  }
  return kind && readEntryNode(root, kind.collection, kind.folder)
}

/** A build leaves out drafts and scheduled entries here and nowhere else, because all other code reads nodes. */
function isBuild(): boolean {
  return process.env.NODE_ENV === "production"
}

function readEntryNode(root: string, collection: Collection, folder: string): ContentNode {
  const file = readEntry(root, collection, folder)
  const { entry } = file
  const type = ENTRY_TYPES[collection]
  if (entry === null || (isBuild() && !isPublished(entry))) return { type, file, fields: null }
  const visibility = visibilityOf(entry)
  // While developing, the owner finds it in the lists, with a badge.
  const listed = !(isBuild() && visibility === "unlisted")
  const computed = { collection, visibility, listed, path: entryPath(collection, entry.slug) }
  const fields = { ...entry, ...computed }
  // Only badges show the date, and builds have none.
  return { type, file, fields: isBuild() ? { ...fields, publishAt: undefined } : fields }
}
