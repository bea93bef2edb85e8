import path from "node:path"
import type { Root } from "hast"

import { readEnvironment } from "~/src/build/environment"
import { listHeadings, prepareHtml } from "~/src/build/markdown/prepare-html"
import { publishLinkedFiles } from "~/src/build/markdown/publish-linked-files"
import { publishFile } from "~/src/build/public-files"
import { parseMarkdown } from "~/src/doctor/markdown/parse-markdown"
import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { toImageAttributes } from "~/src/lib/images/image-data"
import { remoteAddress } from "~/src/lib/images/remote-address"

import { imageData } from "./image-fields"
import type { Context, Fields } from "./query-context"

type Content = { parent: string }
type Part = "WHOLE" | "INTRODUCTION" | "REST"

/** `html` is the text of a content node as its page shows it; `headings` are the entries of its table of contents. */
export const textFields = {
  html: {
    resolve(source, { part = "WHOLE" }, context, info) {
      const { folder, tree } = textOf(source, context)
      return prepareHtml(partOf(publishLinkedFiles(tree, folder), part), {
        ...readEnvironment(),
        publish: publishFile,
        imageFor: async (src) =>
          toImageAttributes(await imageData({ src: remoteAddress(src) ?? decodeAddress(src), folder }, context, info)),
      })
    },
  },
  headings: { resolve: (source, _args, context) => listHeadings(textOf(source, context).tree) },
} satisfies Fields<Content, { part?: Part }>

function partOf(tree: Root, part: Part): Root {
  if (part === "WHOLE") return tree
  const { children } = tree
  const first = children.findIndex((node) => node.type === "element" && /^h[1-6]$/.test(node.tagName))
  const end = first === -1 ? children.length : first
  return { ...tree, children: part === "REST" ? children.slice(end) : children.slice(0, end) }
}

function textOf({ parent }: Content, { nodeModel }: Context) {
  const node = nodeModel.getNodeById({ id: parent }) as { fileAbsolutePath: string; rawMarkdownBody: string }
  const file = node.fileAbsolutePath
  return { folder: path.posix.dirname(file), tree: parseMarkdown(node.rawMarkdownBody, { file, bodyLine: 1 }).html }
}
