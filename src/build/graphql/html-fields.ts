import path from "node:path"
import type { Root } from "hast"
import { toString as toText } from "hast-util-to-string"

import { readEnvironment } from "~/src/build/environment"
import { listHeadings, prepareHtml } from "~/src/build/markdown/prepare-html"
import type { TextImage } from "~/src/build/markdown/prepare-images"
import { publishLinkedFiles } from "~/src/build/markdown/publish-linked-files"
import { publishDiagram } from "~/src/build/published-files/publish-diagram"
import { parseMarkdown } from "~/src/doctor/markdown/parse-markdown"
import { isDiagram } from "~/src/doctor/rules/images/check-diagram"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"
import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { siteLanguagesOf } from "~/src/lib/addresses/site-languages"
import { type ImageData, toImageAttributes } from "~/src/lib/images/image-data"
import { remoteAddress } from "~/src/lib/images/remote-address"
import { parseOnce } from "~/src/lib/once"
import { countWords } from "~/src/lib/search/search-words"

import { imageData } from "./image-fields"
import { type Context, ENTRY_TYPES, type Fields, findNode, siteColours } from "./query-context"

/** `body` is the Markdown below the front matter, as the content check has read it. */
type Content = { parent: string; body: string }
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
      const linked = await publishLinkedFiles(structuredClone(tree), folder, () => siteColours(context))
      return prepareHtml(partOf(linked, part), {
        ...environment,
        otherLanguages: site === null ? [] : siteLanguagesOf({ ...site, ...environment }).slice(1),
        hasSidenotes: info.parentType.name === ENTRY_TYPES.notes,
        imageFor: async (src) => {
          const address = remoteAddress(src)
          const name = address ?? decodeAddress(src)
          if (address === null && isDiagram(name)) return diagramFor(path.posix.join(folder, name), context)
          return textImage(await imageData({ src: name, folder }, context, info))
        },
      })
    },
  },
  headings: { resolve: (source, _args, context) => listHeadings(textOf(source, context).tree) },
} satisfies Fields<Content, { part?: Part }>

/** `Note.readingMinutes`, at least 1. */
export const readingMinutes = {
  resolve(source: Content, _args: object, context: Context): number {
    const words = countWords(toText(textOf(source, context).tree))
    return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
  },
}

async function diagramFor(file: string, context: Context): Promise<TextImage | null> {
  const { basePath } = readEnvironment()
  const diagram = publishDiagram(file, await siteColours(context))
  if (diagram === null) return null
  const { light, dark, width, height } = diagram
  const size = { srcSet: "", width, height }
  return { src: basePath + light, ...size, dark: { src: basePath + dark, ...size }, isDiagram: true }
}

function textImage(image: ImageData | null): TextImage | null {
  const [light, dark] = [image, image?.dark].map(toImageAttributes)
  return light ? { ...light, ...(dark && { dark }) } : null
}

function partOf(tree: Root, part: Part): Root {
  if (part === "WHOLE") return tree
  const { children } = tree
  const first = children.findIndex((node) => node.type === "element" && /^h[1-6]$/.test(node.tagName))
  const end = first === -1 ? children.length : first
  return { ...tree, children: part === "REST" ? children.slice(end) : children.slice(0, end) }
}

/** Several fields of a query are made of the same tree. None changes it. */
const treeOf = parseOnce((file, body) => parseMarkdown(body, { file, bodyLine: 1 }).html)

function textOf({ parent, body }: Content, { nodeModel }: Context) {
  const { fileAbsolutePath: file } = nodeModel.getNodeById({ id: parent }) as { fileAbsolutePath: string }
  return { folder: path.posix.dirname(file), tree: treeOf(file, body) }
}
