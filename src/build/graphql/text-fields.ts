import path from "node:path"
import type { Root } from "hast"
import { toString as toText } from "hast-util-to-string"

import { readEnvironment } from "~/src/build/environment"
import { themeColours } from "~/src/build/look/theme-colours"
import { listHeadings, prepareHtml } from "~/src/build/markdown/prepare-html"
import type { TextImage } from "~/src/build/markdown/prepare-images"
import { publishDiagram } from "~/src/build/markdown/publish-diagram"
import { publishLinkedFiles } from "~/src/build/markdown/publish-linked-files"
import { publishFile } from "~/src/build/public-files"
import { isDiagram } from "~/src/doctor/images/check-diagram"
import { parseMarkdown } from "~/src/doctor/markdown/parse-markdown"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"
import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { siteLanguagesOf } from "~/src/lib/addresses/site-languages"
import { toImageAttributes } from "~/src/lib/images/image-data"
import { remoteAddress } from "~/src/lib/images/remote-address"
import { wordsOf } from "~/src/lib/search/search-words"

import { imageData } from "./image-fields"
import { type Context, ENTRY_TYPES, type Fields, findNode } from "./query-context"

type Content = { parent: string }
/** How fast adults read a text silently. */
const WORDS_PER_MINUTE = 230

type Part = "WHOLE" | "INTRODUCTION" | "REST"

/** `html` is the text of a content node as its page shows it; `headings` are the entries of its table of contents. */
export const textFields = {
  html: {
    async resolve(source, { part = "WHOLE" }, context, info) {
      const { folder, tree } = textOf(source, context)
      const environment = readEnvironment()
      const site = await findNode<SiteSettings>(context, "SiteSettings")
      return prepareHtml(partOf(publishLinkedFiles(tree, folder), part), {
        ...environment,
        otherLanguages: site === null ? [] : siteLanguagesOf({ ...site, ...environment }).slice(1),
        hasSidenotes: info.parentType.name === ENTRY_TYPES.notes,
        publish: publishFile,
        imageFor: async (src) => {
          const address = remoteAddress(src)
          const name = address ?? decodeAddress(src)
          if (address === null && isDiagram(name)) return diagramFor(path.posix.join(folder, name), context)
          return toImageAttributes(await imageData({ src: name, folder }, context, info))
        },
      })
    },
  },
  headings: { resolve: (source, _args, context) => listHeadings(textOf(source, context).tree) },
} satisfies Fields<Content, { part?: Part }>

/** `Note.readingMinutes`, at least 1. */
export const readingMinutes = {
  resolve(source: Content, _args: object, context: Context): number {
    const { length } = wordsOf(toText(textOf(source, context).tree))
    return Math.max(1, Math.round(length / WORDS_PER_MINUTE))
  },
}

async function diagramFor(file: string, context: Context): Promise<TextImage | null> {
  const { theme = {} } = (await findNode<SiteSettings>(context, "SiteSettings")) ?? {}
  const { basePath } = readEnvironment()
  const diagram = publishDiagram(file, themeColours(theme))
  if (diagram === null) return null
  const { light, dark, width, height } = diagram
  return { src: basePath + light, srcSet: "", dark: basePath + dark, width, height }
}

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
