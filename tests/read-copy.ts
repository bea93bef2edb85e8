import type { Root } from "hast"
import rehypeRaw from "rehype-raw"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import remarkRehype from "remark-rehype"
import { unified } from "unified"

const READER = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .freeze()

/** The HTML of a Markdown copy, as any program may make it: of any length, with raw HTML. */
export function readCopy(markdown: string): Root {
  return READER.runSync(READER.parse(markdown), { value: markdown }) as Root
}
