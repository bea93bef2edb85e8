import type { Heading, Link, List, Paragraph, PhrasingContent, RootContent, Text } from "mdast"

import { portableMarkdown } from "~/src/build/markdown/portable-markdown"
import { writeMarkdown } from "~/src/build/markdown/write-markdown"
import type { Published } from "~/src/build/read-published"
import { parseMarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { readText } from "~/src/doctor/readers/content-folder"
import { PAGE_PATHS } from "~/src/doctor/schemas/page-schemas"
import { canonicalUrl, fileUrl, markdownPath, PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { PROJECT_TEXTS } from "~/src/lib/projects/project-texts"
import { BUILD_TEXTS, TEXTS } from "~/src/lib/texts"

/** Returns the Markdown copies of all pages by their paths. */
export function markdownCopies(published: Published): Record<string, string> {
  const { site, pages, projects, sources } = published
  const addressOf = (path: string) => canonicalUrl(path, site)
  const textOf = (path: string) => {
    const file = sources.get(path) ?? ""
    const markdown = parseMarkdownText(file, readText(".", file).text ?? "")
    return markdown === null ? [] : portableMarkdown(markdown.html, addressOf).children
  }
  const copy = (path: string, title: string, ...content: RootContent[]) => {
    const children = [heading(1, title), ...content, paragraph(link(addressOf(path), addressOf(path)))]
    return [markdownPath(path), writeMarkdown({ type: "root", children })]
  }
  const { when, tags: tagged } = PROJECT_TEXTS.facts
  return Object.fromEntries([
    copy(PROJECTS_PATH, TEXTS.projects, projectList(published)),
    ...pages.map(({ name, title, description }) => {
      const path = PAGE_PATHS[name]
      return copy(path, title, paragraph(text(description)), ...textOf(path))
    }),
    ...projects.map(({ path, title, summary, date, tags }) => {
      const facts = [`${when}: ${date}`, ...(tags.length > 0 ? [`${tagged}: ${tags.join(", ")}`] : [])]
      return copy(path, title, paragraph(text(summary)), list(facts.map((fact) => [text(fact)])), ...textOf(path))
    }),
  ])
}

/** Returns `/llms.txt`: a description of the site, and links to the Markdown copies. */
export function llmsFile(published: Published): string {
  const { site, pages } = published
  const home = pages.find(({ name }) => name === "home")
  const others = pages.filter((page) => page !== home)
  return writeMarkdown({
    type: "root",
    children: [
      heading(1, site.title),
      { type: "blockquote", children: [paragraph(text(home?.description ?? ""))] },
      heading(2, TEXTS.projects),
      projectList(published),
      heading(2, BUILD_TEXTS.morePages),
      list(others.map(({ name, title, description }) => described(PAGE_PATHS[name], title, description, site))),
    ],
  })
}

function projectList({ site, projects }: Published): List {
  return list(projects.map(({ path, title, summary }) => described(path, title, summary, site)))
}

function described(path: string, title: string, description: string, site: Published["site"]): PhrasingContent[] {
  return [link(fileUrl(markdownPath(path), site), title), text(`: ${description}`)]
}

function text(value: string): Text {
  return { type: "text", value }
}

function link(url: string, words: string): Link {
  return { type: "link", url, children: [text(words)] }
}

function heading(depth: Heading["depth"], words: string): Heading {
  return { type: "heading", depth, children: [text(words)] }
}

function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: "paragraph", children }
}

function list(items: PhrasingContent[][]): List {
  const children = items.map((item) => ({ type: "listItem" as const, spread: false, children: [paragraph(...item)] }))
  return { type: "list", spread: false, children }
}
