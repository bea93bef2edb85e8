import { projectFolders, readText } from "~/src/build/content/content-folder"
import { type MarkdownFile, readFrontMatter } from "~/src/build/content/front-matter"
import { portableMarkdown } from "~/src/build/markdown/portable-markdown"
import type { Published } from "~/src/build/read-published"
import { canonicalUrl, fileUrl, HOME_PATH, markdownPath, PROJECTS_PATH } from "~/src/lib/paths"
import { TEXTS } from "~/src/lib/texts"

/** The text of every page as Markdown, by the path of its copy. What is not published has none. */
export function markdownCopies(published: Published, contentRoot: string): Record<string, string> {
  const { site, pages, projects } = published
  const addressOf = (path: string) => canonicalUrl(path, site)
  const texts = projectTexts(contentRoot)
  const pageCopies = pages.map(({ name, title, description }) => {
    const path = name === "home" ? HOME_PATH : `/${name}`
    const markdown = readMarkdown(contentRoot, `${name}.md`)
    return [path, [`# ${title}`, description, textOf(markdown, addressOf)]] as const
  })
  const projectCopies = projects.map(({ path, slug, title, summary, date, tags }) => {
    const facts = [
      `- ${TEXTS.facts.when}: ${date}`,
      ...(tags.length > 0 ? [`- ${TEXTS.facts.tags}: ${tags.join(", ")}`] : []),
    ]
    return [path, [`# ${title}`, summary, facts.join("\n"), textOf(texts[slug] ?? null, addressOf)]] as const
  })
  const list = [PROJECTS_PATH, [`# ${TEXTS.projects}`, projectList(published)]] as const
  return Object.fromEntries(
    [...pageCopies, list, ...projectCopies].map(([path, parts]) => [
      markdownPath(path),
      `${parts
        .map((part) => part.trim())
        .filter((part) => part !== "")
        .join("\n\n")}\n\n<${addressOf(path)}>\n`,
    ]),
  )
}

/** The text of `/llms.txt`: what the site is, and where its pages are as Markdown. */
export function llmsFile(published: Published): string {
  const { site, pages } = published
  const home = pages.find(({ name }) => name === "home")
  const others = pages
    .filter(({ name }) => name !== "home")
    .map(({ name, title, description }) => `- [${title}](${fileUrl(markdownPath(`/${name}`), site)}): ${description}`)
  return [
    `# ${site.title}`,
    `> ${home?.description ?? ""}`,
    `## ${TEXTS.projects}`,
    projectList(published),
    `## ${TEXTS.morePages}`,
    others.join("\n"),
  ]
    .filter((part) => part !== "")
    .join("\n\n")
    .concat("\n")
}

function projectList({ site, projects }: Published): string {
  return projects
    .map(({ path, title, summary }) => `- [${title}](${fileUrl(markdownPath(path), site)}): ${summary}`)
    .join("\n")
}

function projectTexts(contentRoot: string): Record<string, MarkdownFile | null> {
  const texts = projectFolders(contentRoot).map((folder) => {
    const markdown = readMarkdown(contentRoot, `projects/${folder}/index.md`)
    const slug = markdown?.frontMatter.valueAt(["slug"])
    return [typeof slug === "string" ? slug : folder, markdown] as const
  })
  return Object.fromEntries(texts)
}

function readMarkdown(contentRoot: string, file: string): MarkdownFile | null {
  return readFrontMatter(file, readText(contentRoot, file).text ?? "").markdown
}

function textOf(markdown: MarkdownFile | null, addressOf: (path: string) => string): string {
  return markdown === null ? "" : portableMarkdown(markdown, addressOf)
}
