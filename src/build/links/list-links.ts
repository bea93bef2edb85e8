import { fieldName } from "~/src/doctor/fields/check-fields"
import { linksIn } from "~/src/doctor/links/text-addresses"
import { displayPath, projectFolders, RESUME_FILE, readText, SITE_FILE } from "~/src/doctor/readers/content-folder"
import { readFrontMatter } from "~/src/doctor/readers/front-matter"
import { parseJson } from "~/src/doctor/readers/json-source"
import { type Position, parseYaml, textAt, type YamlPath, type YamlSource } from "~/src/doctor/readers/yaml-source"
import { PAGE_NAMES } from "~/src/doctor/schemas/page-schemas"

/** A link to another host, and its place in the content. */
export type NamedLink = Position & {
  file: string
  field: string
  address: string
  /** The status of the project of a link of type `live`; empty without one. */
  liveStatus?: string
}

/** Fields with addresses that are no links: the site's own, templates, and images, which the build fetches. */
const NO_LINKS = ["siteUrl", "service", "proxy", "src", "image", "$schema"]

/** Returns the links of a content folder to other hosts. Files that cannot be read are reported by the content check. */
export function listLinks(root: string): NamedLink[] {
  const textOf = (file: string, missing = "") => readText(root, file).text ?? missing
  const texts = [
    ...PAGE_NAMES.map((name) => `${name}.md`),
    ...projectFolders(root).map((folder) => `projects/${folder}/index.md`),
  ]
  return [
    ...fieldLinks(SITE_FILE, parseYaml({ file: SITE_FILE, text: textOf(SITE_FILE), firstLine: 1 }).source),
    ...texts.flatMap((file) => markdownLinks(file, textOf(file))),
    ...fieldLinks(RESUME_FILE, parseJson(RESUME_FILE, textOf(RESUME_FILE, "{}")).source),
  ]
}

function markdownLinks(file: string, text: string): NamedLink[] {
  const { markdown } = readFrontMatter(displayPath(file), text)
  if (markdown === null) return []
  const links = linksIn(markdown).filter(({ url }) => isAddress(url))
  return [
    ...fieldLinks(file, markdown.frontMatter),
    ...links.map(({ url, ...place }) => ({ file: markdown.file, field: "link", address: url, ...place })),
  ]
}

function fieldLinks(file: string, source: YamlSource): NamedLink[] {
  return addressesIn(source.data).map(({ path, address }) => {
    const isLive = path[0] === "links" && source.valueAt([...path.slice(0, -1), "type"]) === "live"
    const status = isLive && { liveStatus: textAt(source, ["status"]) ?? "" }
    return { file: displayPath(file), field: fieldName(path), address, ...source.positionOf(path), ...status }
  })
}

function addressesIn(value: unknown, path: YamlPath = []): { path: YamlPath; address: string }[] {
  if (typeof value === "string") return isAddress(value) ? [{ path, address: value }] : []
  if (Array.isArray(value)) return value.flatMap((item, index) => addressesIn(item, [...path, index]))
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    NO_LINKS.includes(key) ? [] : addressesIn(item, [...path, key]),
  )
}

function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
}
