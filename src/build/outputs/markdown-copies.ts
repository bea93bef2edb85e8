import path from "node:path"
import type { RootContent } from "hast"
import { h } from "hastscript"

import { portableMarkdown } from "~/src/build/markdown/portable-markdown"
import { publishLinkedFiles } from "~/src/build/markdown/publish-linked-files"
import type { Published } from "~/src/build/read-published"
import type { PdfResume } from "~/src/build/resume-pdf/describe-resume"
import { parseMarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { readText } from "~/src/doctor/readers/content-folder"
import { PAGE_PATHS } from "~/src/doctor/schemas/page-schemas"
import { canonicalUrl, fileUrl, LLMS_PATH, markdownPath, PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { BUILD_TEXTS, TEXTS } from "~/src/lib/texts"

import { aboutCopy } from "./about-copy"
import { copiedLink, copiedList } from "./copied-list"
import { projectCopy } from "./project-copy"

/** Returns the Markdown copies of all pages, and `llms.txt`, which describes the site and links to them, by their paths. */
export function markdownCopies(
  { site, sources, ...published }: Published,
  resume: PdfResume | null,
): Record<string, string> {
  const pages = published.pages.map((page) => ({ ...page, path: PAGE_PATHS[page.name] }))
  const projects = published.projects.map((project) => ({ ...project, description: project.summary }))
  const home = pages.find(({ name }) => name === "home")
  const addressOf = (path: string) => canonicalUrl(path, site)
  const write = (children: RootContent[]) => portableMarkdown({ type: "root", children }, addressOf)
  const listOf = (described: { path: string; title: string; description: string }[]) =>
    copiedList(
      described.map(({ path, title, description }) => {
        return h("span", copiedLink(title, fileUrl(markdownPath(path), site)), `: ${description}`)
      }),
    )
  const copy = (path: string, title: string, ...content: RootContent[]) => {
    const address = addressOf(path)
    return [markdownPath(path), write([h("h1", title), ...content, h("p", copiedLink(address, address))])]
  }
  const textOf = (page: string) => {
    const file = sources.get(page) ?? ""
    const text = parseMarkdownText(file, readText(".", file).text ?? "")
    return text === null ? [] : publishLinkedFiles(text.html, path.dirname(file)).children
  }
  const llms = [
    h("h1", site.title),
    h("blockquote", h("p", home?.description ?? "")),
    h("h2", TEXTS.projects),
    listOf(projects),
    h("h2", BUILD_TEXTS.morePages),
    listOf(pages.filter((page) => page !== home)),
  ]
  return Object.fromEntries([
    [LLMS_PATH, write(llms)],
    copy(PROJECTS_PATH, TEXTS.projects, listOf(projects)),
    ...pages.map(({ name, path, title, description }) => {
      const more = name === "about" ? aboutCopy(site, resume) : []
      return copy(path, title, h("p", description), ...textOf(path), ...more)
    }),
    ...projects.map((project) => {
      const { path, title } = project
      return copy(path, title, ...projectCopy(project, textOf(path), site.language))
    }),
  ])
}
