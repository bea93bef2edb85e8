import type { RootContent } from "hast"
import { h } from "hastscript"

import { portableMarkdown } from "~/src/build/markdown/portable-markdown"
import type { Published } from "~/src/build/read-published"
import {
  canonicalUrl,
  documentFiles,
  fileUrl,
  LLMS_PATH,
  markdownPath,
  numberedPath,
  PROJECTS_PATH,
} from "~/src/lib/addresses/paths"
import { listPages } from "~/src/lib/projects/list-pages"
import { BUILD_TEXTS, TEXTS } from "~/src/lib/texts/interface-texts"

import type { CheckedPages } from "./checked-pages"
import { pageContent } from "./page-content"

/**
 * Returns the Markdown copies of the pages, by their paths, and `llms.txt`, which describes the site and links to them. A copy is made
 * from the finished page, so it holds all that a reader sees there, and nothing else. That of the list has all projects.
 */
export function markdownCopies(
  { site, ...published }: Published,
  { read }: Pick<CheckedPages, "read">,
): Record<string, string> {
  const { pages } = published
  const listed = published.projects.filter((project) => project.listed)
  const described = listed.map((project) => ({ ...project, description: project.summary }))
  const home = pages.find(({ name }) => name === "home")
  const write = (children: RootContent[]) => portableMarkdown({ type: "root", children }, site.siteUrl)
  const linkTo = (href: string, text = href) => h("a", { href }, text)
  const listOf = (linked: readonly { path: string; title: string; description: string }[]) => {
    const items = linked.map(({ path, title, description }) =>
      h("li", linkTo(fileUrl(markdownPath(path), site), title), `: ${description}`),
    )
    return h("ul", items)
  }
  const contentOf = (path: string, omitted?: string) => pageContent(read(documentFiles(path)[0]), omitted)
  const further = listPages(listed.length).slice(1)
  const list = further.flatMap(({ number }) => contentOf(numberedPath(PROJECTS_PATH, number), "header"))
  const copy = (path: string, more: RootContent[] = []) => {
    const address = h("p", linkTo(canonicalUrl(path, site)))
    return [markdownPath(path), write([...contentOf(path), ...more, address])]
  }
  const llms = [
    h("h1", site.title),
    h("blockquote", h("p", home?.description ?? "")),
    h("h2", TEXTS.projects),
    listOf(described),
    h("h2", BUILD_TEXTS.morePages),
    listOf(pages.filter((page) => page !== home)),
  ]
  return Object.fromEntries([
    [LLMS_PATH, write(llms)],
    copy(PROJECTS_PATH, list),
    ...[...pages, ...published.projects].map(({ path }) => copy(path)),
  ])
}
