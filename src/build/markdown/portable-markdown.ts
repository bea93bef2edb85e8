import type { Definition, Image, Link, Nodes } from "mdast"
import { SKIP, visit } from "unist-util-visit"

import type { MarkdownFile } from "~/src/build/content/front-matter"
import { applyEdits, type TextEdit } from "~/src/build/markdown/text-edits"
import { remoteAddress } from "~/src/lib/remote-address"
import { TEXTS } from "~/src/lib/texts"

/**
 * A Markdown text for readers elsewhere, as its author wrote it, but with absolute addresses; a picture that lies beside the
 * file is told by its description.
 */
export function portableMarkdown(
  { body, tree }: Pick<MarkdownFile, "body" | "tree">,
  addressOf: (path: string) => string,
): string {
  const edits: TextEdit[] = []
  visit(tree, (node) => {
    const edit = editOf(node, body, addressOf)
    if (edit === null) return undefined
    edits.push(edit)
    return node.type === "image" ? SKIP : undefined
  })
  return applyEdits(body, edits)
}

function editOf(node: Nodes, body: string, addressOf: (path: string) => string): TextEdit | null {
  if (node.type === "image" && remoteAddress(node.url) === null) {
    return { ...rangeOf(node), text: TEXTS.picture(node.alt ?? "") }
  }
  if ((node.type !== "link" && node.type !== "definition") || !/^\/(?!\/)/.test(node.url)) return null
  const { from, to } = rangeOf(node)
  // The address stands behind the text, and before a title.
  const mark = node.type === "link" ? "](" : "]:"
  const at = body.indexOf(node.url, body.lastIndexOf(mark, to) + mark.length)
  if (at < from || at >= to) return null
  return { from: at, to: at + node.url.length, text: addressOf(node.url) }
}

function rangeOf({ position }: Image | Link | Definition): { from: number; to: number } {
  return { from: position?.start.offset ?? 0, to: position?.end.offset ?? 0 }
}
