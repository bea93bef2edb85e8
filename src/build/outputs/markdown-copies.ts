import path from "node:path"
import type { Element, RootContent } from "hast"

import { portableMarkdown } from "~/src/build/markdown/portable-markdown"
import { publishLinkedFiles } from "~/src/build/markdown/publish-linked-files"
import type { Published } from "~/src/build/read-published"
import { parseMarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { readText } from "~/src/doctor/readers/content-folder"
import { PAGE_PATHS } from "~/src/doctor/schemas/page-schemas"
import { canonicalUrl, fileUrl, LLMS_PATH, markdownPath, PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { PROJECT_TEXTS } from "~/src/lib/projects/project-texts"
import { BUILD_TEXTS, TEXTS } from "~/src/lib/texts"

/** Returns the Markdown copy of every page, and `llms.txt`, which introduces the site and links to the copies. Keys are paths. */
export function markdownCopies({ site, sources, ...published }: Published): Record<string, string> {
  const pages = published.pages.map((page) => ({ ...page, path: PAGE_PATHS[page.name] }))
  const projects = published.projects.map((project) => ({ ...project, description: project.summary }))
  const home = pages.find(({ name }) => name === "home")
  const addressOf = (path: string) => canonicalUrl(path, site)
  const write = (children: RootContent[]) => portableMarkdown({ type: "root", children }, addressOf)
  const listOf = (described: { path: string; title: string; description: string }[]) => {
    const entries = described.map(({ path, title, description }) => {
      return element("li", [element("a", [title], { href: fileUrl(markdownPath(path), site) }), `: ${description}`])
    })
    return element("ul", entries)
  }
  const copy = (path: string, title: string, ...content: RootContent[]) => {
    const address = addressOf(path)
    const source = element("p", [element("a", [address], { href: address })])
    return [markdownPath(path), write([element("h1", [title]), ...content, source])]
  }
  const textOf = (page: string) => {
    const file = sources.get(page) ?? ""
    const text = parseMarkdownText(file, readText(".", file).text ?? "")
    return text === null ? [] : publishLinkedFiles(text.html, path.dirname(file)).children
  }
  const { when, tags: tagged } = PROJECT_TEXTS.facts
  const llms = [
    element("h1", [site.title]),
    element("blockquote", [element("p", [home?.description ?? ""])]),
    element("h2", [TEXTS.projects]),
    listOf(projects),
    element("h2", [BUILD_TEXTS.morePages]),
    listOf(pages.filter((page) => page !== home)),
  ]
  return Object.fromEntries([
    [LLMS_PATH, write(llms)],
    copy(PROJECTS_PATH, TEXTS.projects, listOf(projects)),
    ...pages.map(({ path, title, description }) => copy(path, title, element("p", [description]), ...textOf(path))),
    ...projects.map(({ path, title, summary, date, tags }) => {
      const facts = [`${when}: ${date}`, ...(tags.length > 0 ? [`${tagged}: ${tags.join(", ")}`] : [])]
      const list = facts.map((fact) => element("li", [fact]))
      return copy(path, title, element("p", [summary]), element("ul", list), ...textOf(path))
    }),
  ])
}

function element(tagName: string, content: (Element | string)[], properties = {}): Element {
  const children = content.map((child) => (typeof child === "string" ? { type: "text" as const, value: child } : child))
  return { type: "element", tagName, properties, children }
}
