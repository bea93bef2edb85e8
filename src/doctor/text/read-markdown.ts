import { type MarkdownFile, readFrontMatter } from "~/src/doctor/readers/front-matter"

/** A Markdown file of a test: its text begins on line 3. */
export function readMarkdown(text: string, file = "content/home.md"): MarkdownFile {
  const { markdown } = readFrontMatter(file, `---\n---\n${text}`)
  if (markdown === null) throw new Error("The front matter of the test cannot be read.")
  return markdown
}
