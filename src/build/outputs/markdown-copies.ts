import type { Heading, Link, List, Paragraph, PhrasingContent, RootContent } from "mdast"

import { portableMarkdown } from "~/src/build/markdown/portable-markdown"
import { writeMarkdown } from "~/src/build/markdown/write-markdown"
import type { Published } from "~/src/build/read-published"
import { type MarkdownText, parseMarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { projectFolders, readText } from "~/src/doctor/readers/content-folder"
import { PAGE_PATHS } from "~/src/doctor/schemas/page-schemas"
import { canonicalUrl, fileUrl, markdownPath, PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { PROJECT_TEXTS } from "~/src/lib/projects/project-texts"
import { BUILD_TEXTS, TEXTS } from "~/src/lib/texts"

/** Returns the Markdown copies of all pages by their paths. */
export function markdownCopies(published: Published, contentRoot: string): Record<string, string> {
  const { site, pages, projects } = published
  const addressOf = (path: string) => canonicalUrl(path, site)
  const texts = projectTexts(contentRoot)
  const pageCopies = pages.map(({ name, title, description }) => {
    const markdown = readMarkdown(contentRoot, `${name}.md`)
    return [PAGE_PATHS[name], [heading(1, title), paragraph(description), ...textOf(markdown, addressOf)]] as const
  })
  const projectCopies = projects.map(({ path, slug, title, summary, date, tags }) => {
    const facts = list([
      [text(`${PROJECT_TEXTS.facts.when}: ${date}`)],
      ...(tags.length > 0 ? [[text(`${PROJECT_TEXTS.facts.tags}: ${tags.join(", ")}`)]] : []),
    ])
    return [path, [heading(1, title), paragraph(summary), facts, ...textOf(texts[slug] ?? null, addressOf)]] as const
  })
  const projectsCopy = [PROJECTS_PATH, [heading(1, TEXTS.projects), projectList(published)]] as const
  return Object.fromEntries(
    [...pageCopies, projectsCopy, ...projectCopies].map(([path, content]) => {
      const address = addressOf(path)
      const children = [...content, { type: "paragraph", children: [link(address, address)] } satisfies Paragraph]
      return [markdownPath(path), writeMarkdown({ type: "root", children })]
    }),
  )
}

/** Returns `/llms.txt`: a description of the site, and links to the Markdown copies. */
export function llmsFile(published: Published): string {
  const { site, pages } = published
  const home = pages.find(({ name }) => name === "home")
  const others = pages
    .filter(({ name }) => name !== "home")
    .map(({ name, title, description }) => described(title, fileUrl(markdownPath(PAGE_PATHS[name]), site), description))
  return writeMarkdown({
    type: "root",
    children: [
      heading(1, site.title),
      { type: "blockquote", children: [paragraph(home?.description ?? "")] },
      heading(2, TEXTS.projects),
      projectList(published),
      heading(2, BUILD_TEXTS.morePages),
      list(others),
    ],
  })
}

function projectList({ site, projects }: Published): List {
  return list(projects.map(({ path, title, summary }) => described(title, fileUrl(markdownPath(path), site), summary)))
}

function described(title: string, url: string, description: string): PhrasingContent[] {
  return [link(url, title), text(`: ${description}`)]
}

function projectTexts(contentRoot: string): Record<string, MarkdownText | null> {
  const texts = projectFolders(contentRoot).map((folder) => {
    const markdown = readMarkdown(contentRoot, `projects/${folder}/index.md`)
    const slug = markdown?.fields.valueAt(["slug"])
    return [typeof slug === "string" ? slug : folder, markdown] as const
  })
  return Object.fromEntries(texts)
}

function readMarkdown(contentRoot: string, file: string): MarkdownText | null {
  return parseMarkdownText(file, readText(contentRoot, file).text ?? "")
}

function textOf(markdown: MarkdownText | null, addressOf: (path: string) => string): RootContent[] {
  return markdown === null ? [] : portableMarkdown(markdown.html, addressOf).children
}

function text(value: string): PhrasingContent {
  return { type: "text", value }
}

function link(url: string, words: string): Link {
  return { type: "link", url, children: [text(words)] as Link["children"] }
}

function heading(depth: Heading["depth"], words: string): Heading {
  return { type: "heading", depth, children: [text(words)] }
}

function paragraph(words: string): Paragraph {
  return { type: "paragraph", children: [text(words)] }
}

function list(items: PhrasingContent[][]): List {
  return {
    type: "list",
    spread: false,
    children: items.map((children) => ({
      type: "listItem",
      spread: false,
      children: [{ type: "paragraph", children }],
    })),
  }
}
