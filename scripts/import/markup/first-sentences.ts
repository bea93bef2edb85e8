import type { Paragraph } from "mdast"
import { visit } from "unist-util-visit"

import { parseMarkdown } from "~/src/doctor/markdown/parse-markdown"
import { projectSchema } from "~/src/doctor/schemas/project-schema"

/**
 * Returns the first sentences of a text as far as they fit, and whether they are the whole text, without any markup. A picture, a
 * quotation or code before them says nothing about it.
 */
export function firstSentences(body: string, longest: number): { text?: string | undefined; isWhole: boolean } {
  const { children } = parseMarkdown(body, { file: "", bodyLine: 0 }).tree
  const paragraphs = children.filter((node) => node.type === "paragraph")
  const first = paragraphs.find((paragraph) => wordsOf(paragraph) !== "")
  const words = first && wordsOf(first)
  // Without its formula or citation, a sentence would be none.
  if (!words || / [,)]| \.(?![\w.])/.test(words)) return { isWhole: false }
  const { data: text } = projectSchema.shape.summary.safeParse(shortened(words, longest))
  const isPlain = children.length === 1 && first.children.every(({ type }) => type === "text")
  return { text, isWhole: isPlain && text === words }
}

/** Returns the first sentences of words in one line as far as they fit; of a longer sentence, its beginning. */
export function shortened(words: string, longest: number): string {
  if (words.length <= longest) return words
  const cut = words.slice(0, longest).replace(/[\ud800-\udbff]$/, "")
  // Chinese and Japanese words have no spaces between them.
  const end = Math.max(cut.lastIndexOf(" ", longest - 1), cut.length - 30)
  return /^.{20,}(?:[.!?…](?= )|[。！？])/.exec(cut)?.[0] ?? `${cut.slice(0, end)}…`
}

/** Returns "" for a paragraph with a formula. */
function wordsOf(paragraph: Paragraph): string {
  let written = ""
  let hasFormula = false
  visit(paragraph, (node) => {
    hasFormula ||= node.type === "inlineMath"
    written += "value" in node && node.type !== "html" ? node.value : node.type === "break" ? " " : ""
  })
  return hasFormula ? "" : written.replace(/\s+/g, " ").trim()
}
