import type { Place } from "~/src/doctor/diagnostic"
import { type MarkdownText, parseMarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { linksIn } from "~/src/doctor/markdown/text-urls"
import { displayPath, projectFolders, RESUME_FILE, readText, SITE_FILE } from "~/src/doctor/readers/content-folder"
import { type FieldPath, type FieldSource, textAt } from "~/src/doctor/readers/field-source"
import { parseJson } from "~/src/doctor/readers/parse-json"
import { parseYaml } from "~/src/doctor/readers/parse-yaml"
import { PAGE_NAMES } from "~/src/doctor/schemas/page-schemas"

/** An address of another host as the content names it, and where. */
export type NamedLink = Place & {
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
    ...fieldLinks(parseYaml({ file: displayPath(SITE_FILE), text: settings, firstLine: 1 }).source),
    ...[...pages, ...projects].flatMap((file) => markdownLinks(displayPath(file), textOf(file) ?? "")),
    ...fieldLinks(parseJson(displayPath(RESUME_FILE), resume).source),
  ]
}

function markdownLinks(file: string, content: string): NamedLink[] {
  const text = parseMarkdownText(file, content)
  return text === null ? [] : [...fieldLinks(text.fields), ...textLinks(text)]
}

function fieldLinks(source: FieldSource): NamedLink[] {
  return addressesIn(source.data).map(({ path, address }) => {
    const isLive = path[0] === "links" && source.valueAt([...path.slice(0, -1), "type"]) === "live"
    return {
      ...source.placeOf(path),
      address,
      ...(isLive && { liveStatus: textAt(source, ["status"]) ?? "" }),
    }
  })
}

function addressesIn(value: unknown, path: FieldPath = []): { path: FieldPath; address: string }[] {
  if (typeof value === "string") return isAddress(value) ? [{ path, address: value }] : []
  if (Array.isArray(value)) return value.flatMap((item, index) => addressesIn(item, [...path, index]))
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    NO_PAGES.includes(key) ? [] : addressesIn(item, [...path, key]),
  )
}

function textLinks(text: MarkdownText): NamedLink[] {
  return linksIn(text)
    .filter(({ url }) => isAddress(url))
    .map(({ url, ...place }) => ({ ...place, address: url }))
}

function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
}
