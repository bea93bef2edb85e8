import type { Place } from "~/src/doctor/diagnostics/diagnostic"
import { parseMarkdown } from "~/src/doctor/markdown/parse-markdown"
import { linksIn } from "~/src/doctor/markdown/text-urls"
import { readFields } from "~/src/doctor/readers/content/read-fields"
import { entryFiles, pageNames, RESUME_FILE, SITE_FILE } from "~/src/doctor/readers/files/content-folder"
import { type FieldSource, textAt, textsIn } from "~/src/doctor/readers/formats/field-source"
import { readPublications } from "~/src/doctor/readers/publications/read-publications"
import { doiUrl } from "~/src/lib/addresses/doi-url"

/** A link to another host. `mayRetire` is true for the live link of a project that is not retired. */
export type NamedLink = Place & { address: string; mayRetire?: boolean }

/** Fields whose addresses no visitor opens: the site's own, those of services and schemas, and images, which the build fetches. */
const NO_LINKS = ["siteUrl", "service", "proxy", "src", "image", "$schema"]

/** Returns all links from a content folder to other hosts. Skips files that cannot be read; the content check reports them. */
export function listLinks(root: string): NamedLink[] {
  const texts = [...pageNames(root).map((name) => `${name}.md`), ...entryFiles(root)]
  return [
    ...linksOf(root, SITE_FILE),
    ...texts.flatMap((file) => linksOf(root, file)),
    ...publicationLinks(root),
    ...linksOf(root, RESUME_FILE),
  ]
}

function publicationLinks(root: string): NamedLink[] {
  return readPublications(root).publications.flatMap(({ publication: { url, citation }, placeOf }) => {
    const { doi, arxiv, pdf, code } = citation ?? {}
    const links = { url, doi: doi && doiUrl(doi), arxiv, pdf, code }
    const found = Object.entries(links).flatMap(([field, address]) =>
      address && isAddress(address) ? [{ ...placeOf(field), address }] : [],
    )
    return found.filter(({ address }, index) => found.findIndex((other) => other.address === address) === index)
  })
}

function linksOf(root: string, file: string): NamedLink[] {
  const { source, markdown } = readFields(root, file)
  const named = markdown === null ? [] : linksIn({ ...markdown, ...parseMarkdown(markdown.body, markdown) })
  const links = named.filter(({ name }) => isAddress(name))
  return [...fieldLinks(source), ...links.map(({ name, place }) => ({ ...place, address: name }))]
}

function fieldLinks(source: FieldSource): NamedLink[] {
  const isRetired = textAt(source, ["status"]) === "retired"
  return textsIn(source.data, []).flatMap(({ path, text }) => {
    if (!isAddress(text) || path.some((key) => NO_LINKS.includes(String(key)))) return []
    const isLive = path[0] === "links" && source.valueAt([...path.slice(0, -1), "type"]) === "live"
    return [{ ...source.placeOf(path), address: text, mayRetire: isLive && !isRetired }]
  })
}

function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
}
