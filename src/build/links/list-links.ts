import { fieldName } from "~/src/doctor/fields/check-fields"
import { linksIn } from "~/src/doctor/links/text-addresses"
import { displayPath, projectFolders, RESUME_FILE, readText, SITE_FILE } from "~/src/doctor/readers/content-folder"
import { type MarkdownFile, readFrontMatter } from "~/src/doctor/readers/front-matter"
import { parseJson } from "~/src/doctor/readers/json-source"
import { type Position, parseYaml, textAt, type YamlPath, type YamlSource } from "~/src/doctor/readers/yaml-source"
import { PAGE_NAMES } from "~/src/doctor/schemas/page-schemas"

/** An address of another host as the content names it, and where. */
export type NamedLink = Position & {
  file: string
  field: string
  address: string
  /** Of the address where a project runs: the project's status, if it tells one. */
  liveStatus?: string
}

/** Fields that hold no page: the site itself, what addresses are made from, and pictures, which the build fetches. */
const NO_PAGES = ["siteUrl", "service", "proxy", "src", "image", "$schema"]

/** All links to other hosts in the content folder; a file that cannot be read is told by the check of the content. */
export function listLinks(root: string): NamedLink[] {
  const textOf = (file: string) => readText(root, file).text
  const pages = PAGE_NAMES.map((name) => `${name}.md`)
  const projects = projectFolders(root).map((folder) => `projects/${folder}/index.md`)
  const settings = textOf(SITE_FILE) ?? ""
  const resume = textOf(RESUME_FILE) ?? "{}"
  return [
    ...fieldLinks(displayPath(SITE_FILE), parseYaml({ file: SITE_FILE, text: settings, firstLine: 1 }).source),
    ...[...pages, ...projects].flatMap((file) => markdownLinks(displayPath(file), textOf(file) ?? "")),
    ...fieldLinks(displayPath(RESUME_FILE), parseJson(RESUME_FILE, resume).source),
  ]
}

function markdownLinks(file: string, text: string): NamedLink[] {
  const { markdown } = readFrontMatter(file, text)
  return markdown === null ? [] : [...fieldLinks(file, markdown.frontMatter), ...textLinks(markdown)]
}

function fieldLinks(file: string, source: YamlSource): NamedLink[] {
  return addressesIn(source.data).map(({ path, address }) => {
    const isLive = path[0] === "links" && source.valueAt([...path.slice(0, -1), "type"]) === "live"
    return {
      file,
      field: fieldName(path),
      address,
      ...source.positionOf(path),
      ...(isLive && { liveStatus: textAt(source, ["status"]) ?? "" }),
    }
  })
}

function addressesIn(value: unknown, path: YamlPath = []): { path: YamlPath; address: string }[] {
  if (typeof value === "string") return isAddress(value) ? [{ path, address: value }] : []
  if (Array.isArray(value)) return value.flatMap((item, index) => addressesIn(item, [...path, index]))
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    NO_PAGES.includes(key) ? [] : addressesIn(item, [...path, key]),
  )
}

function textLinks(markdown: MarkdownFile): NamedLink[] {
  return linksIn(markdown)
    .filter(({ url }) => isAddress(url))
    .map(({ url, ...place }) => ({ file: markdown.file, field: "link", address: url, ...place }))
}

function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
}
