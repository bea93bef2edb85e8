import type { Root as HtmlRoot } from "hast"
import type { Root } from "mdast"

import type { ContentProblem } from "~/src/doctor/diagnostic"
import { parseMarkdown } from "~/src/doctor/markdown/parse-markdown"
import { parseYaml, type YamlSource } from "~/src/doctor/readers/yaml-source"

export type MarkdownFile = {
  file: string
  frontMatter: YamlSource
  /** The text below the front matter, as written. */
  body: string
  /** Its syntax tree. */
  tree: Root
  /** The HTML made of it, before anything is sanitised. */
  html: HtmlRoot
  /** The line of the file on which the text begins, 1-based. */
  bodyLine: number
}

const FENCED = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/m

/** Splits a Markdown file into front matter and body, keeping the line numbers of both. */
export function readFrontMatter(
  file: string,
  text: string,
): { markdown: MarkdownFile | null; problems: ContentProblem[] } {
  const match = text.startsWith("---") ? FENCED.exec(text) : null
  if (match === null || match.index !== 0) {
    return { markdown: null, problems: [missingFrontMatter(file, text)] }
  }
  const { source, problems } = parseYaml({ file, text: match[1] ?? "", firstLine: 2 })
  const bodyLine = match[0].split("\n").length
  const body = text.slice(match[0].length)
  const { problems: textProblems, ...trees } = parseMarkdown(body, { file, bodyLine })
  return { markdown: { file, frontMatter: source, body, ...trees, bodyLine }, problems: [...problems, ...textProblems] }
}

function missingFrontMatter(file: string, text: string): ContentProblem {
  const opened = text.startsWith("---")
  return {
    file,
    line: 1,
    column: 1,
    field: "front matter",
    found: opened ? "an opening --- without a closing one" : "no front matter",
    expected: "YAML between two lines of ---",
    fix: opened ? "add a line --- after the last field" : "begin the file with ---, the fields, and --- again",
  }
}
