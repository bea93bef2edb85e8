import type { Root, RootContent } from "hast"
import { h } from "hastscript"

import { portableMarkdown } from "~/src/build/markdown/portable-markdown"
import type { Published, PublishedEntry } from "~/src/build/read-published"
import { numberedPath } from "~/src/lib/addresses/entry-paths"
import {
  canonicalUrl,
  documentFiles,
  fileUrl,
  LLMS_PATH,
  markdownPath,
  NOTES_PATH,
  PROJECTS_PATH,
} from "~/src/lib/addresses/paths"
import { collectionTexts } from "~/src/lib/entries/collection-texts"
import { listPages } from "~/src/lib/entries/list-pages"
import { BUILD_TEXTS, TEXTS } from "~/src/lib/texts/interface-texts"

import type { CheckedPages } from "./checked-pages"
import { pageContent } from "./page-content"

const isListed = ({ listed }: PublishedEntry) => listed

/**
 * Returns the Markdown copies of the pages, by their paths, and `llms.txt`, which describes the site and links to them.
 * A copy is made from the finished page, so it holds all that a reader sees there, and nothing else. That of a list has
 * all of its entries.
 */
export function markdownCopies(
  { site, ...published }: Published,
  { copyOf }: Pick<CheckedPages, "copyOf">,
): Record<string, string> {
  const { pages } = published
  const projects = published.projects.filter(isListed)
  const notes = published.notes.filter(isListed)
  const home = pages.find(({ name }) => name === "home")
  const write = (children: RootContent[]) => portableMarkdown({ type: "root", children }, site.siteUrl)
  const linkTo = (href: string, text = href) => h("a", { href }, text)
  const listOf = (described: readonly { path: string; title: string; description?: string; summary?: string }[]) => {
    const items = described.map(({ path, title, description, summary = description }) =>
      h("li", linkTo(fileUrl(markdownPath(path), site), title), `: ${summary}`),
    )
    return h("ul", items)
  }
  const lists = [
    { path: PROJECTS_PATH, entries: projects },
    ...(published.notes.length === 0 ? [] : [{ path: NOTES_PATH, entries: notes }]),
  ]
  const copy = (path: string, further: string[] = []) => {
    const address = canonicalUrl(path, site)
    const files = [path, ...further].map((part) => documentFiles(part)[0])
    const make = (parts: Root[]) => {
      const content = parts.flatMap((part, index) => pageContent(part, index === 0 ? undefined : "header"))
      return write([...content, h("p", linkTo(address))])
    }
    return [markdownPath(path), copyOf(address, files, make)]
  }
  const llms = [
    h("h1", site.title),
    h("blockquote", h("p", home?.description ?? "")),
    h("h2", TEXTS.projects),
    listOf(projects),
    ...(notes.length === 0 ? [] : [h("h2", collectionTexts("notes").title), listOf(notes)]),
    h("h2", BUILD_TEXTS.morePages),
    listOf(pages.filter((page) => page !== home)),
  ]
  return Object.fromEntries([
    [LLMS_PATH, write(llms)],
    ...lists.map(({ path, entries }) => {
      const further = listPages(entries.length).slice(1)
      const paths = further.map(({ number }) => numberedPath(path, number))
      return copy(path, paths)
    }),
    ...[...pages, ...published.projects, ...published.notes].map(({ path }) => copy(path)),
  ])
}
