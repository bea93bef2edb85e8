import type { Root } from "hast"

import { prepareHtml } from "~/src/build/markdown/prepare-html"

type Node = { id: string; internal: { type: string; content: string; contentDigest: string } }
type Fields = { htmlAst: { resolve: (node: Node, options: object, context: object) => Promise<Root> } }

/** Turns a Markdown text into what visitors get, by the same steps as a build: gatsby-transformer-remark's, then the site's. */
export async function renderMarkdown(markdown: string): Promise<string> {
  const { htmlAst } = await transformerFields()
  const node = { id: markdown, internal: { type: "MarkdownRemark", content: markdown, contentDigest: markdown } }
  const tree = await htmlAst.resolve(node, {}, {})
  return prepareHtml(structuredClone(tree), { basePath: "", trailingSlash: "never", pictureFor: async () => null })
}

function transformerFields(): Promise<Fields> {
  const extendNodeType = require("gatsby-transformer-remark/extend-node-type")
  const cache = { get: async () => undefined, set: async () => undefined }
  return extendNodeType(
    {
      type: { name: "MarkdownRemark" },
      cache,
      getCache: () => cache,
      getNodesByType: () => [],
      getNode: () => undefined,
    },
    { plugins: [] },
  )
}
