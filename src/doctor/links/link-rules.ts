import path from "node:path"
import { distance } from "fastest-levenshtein"

import { type Diagnostic, formatValue, type Place } from "~/src/doctor/diagnostic"
import { didYouMean, nearestName } from "~/src/doctor/fields/nearest-name"
import { checkFileName, differentCase, differsInCase } from "~/src/doctor/files/name-on-disk"
import type { LinkTarget, LinkTargets, TextPage } from "~/src/doctor/links/link-targets"
import { linkedFile } from "~/src/doctor/links/linked-files"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { linksIn } from "~/src/doctor/markdown/text-urls"
import { CONTENT_FOLDER, contentKind } from "~/src/doctor/readers/content-folder"
import { PAGE_PATHS } from "~/src/doctor/schemas/page-schemas"
import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { nearestPaths } from "~/src/lib/addresses/nearest-paths"
import { isWithin, projectPath, TAGS_PATH } from "~/src/lib/addresses/paths"

type Message = Pick<Diagnostic, "message" | "fix">
type Destination = { url: string; pathname: string; id: string }

const SCHEME = /^([a-z][a-z\d+.-]*):/i
/** The page drops links with any other scheme. */
const KEPT_SCHEMES = ["https", "mailto", "tel"]

/** Warns about links to unencrypted pages; a URL that the page would drop is an error. */
export function checkLinkSchemes(text: MarkdownText): Diagnostic[] {
  return linksIn(text).flatMap(({ url, ...place }): Diagnostic[] => {
    const scheme = SCHEME.exec(url)?.[1]?.toLowerCase()
    if (scheme === undefined || KEPT_SCHEMES.includes(scheme)) return []
    if (scheme === "http") {
      const fix = "Write https://, which nearly every host supports, and try it."
      return [{ severity: "warning", ...place, message: `${formatValue(url)} is not encrypted.`, fix }]
    }
    const message = `The page leaves out ${formatValue(url)}: links begin with https:, http:, mailto: or tel:.`
    return [{ ...place, message, fix: "Link to a page, or write it as text." }]
  })
}

/** Reports links inside the site that lead to no page, heading or file, to a draft, or that are relative to another folder. */
export function checkInternalLinks({ paths, text, isPublic }: TextPage, targets: LinkTargets): Diagnostic[] {
  if (text === null) return []
  return linksIn(text).flatMap(({ url, ...place }) => {
    if (url === "" || url === "#" || SCHEME.test(url) || url.startsWith("//")) return []
    const linked = linkedFile(url)
    if (linked !== null) return checkLinkedFile(linked.name, place, targets)
    const [, pathname = "", id = ""] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? []
    const target = decodeAddress(pathname).replace(/(?<=.)\/+$/, "")
    if (target !== "" && !target.startsWith("/"))
      return [{ ...place, ...relativeLink(url, target, { file: place.file, targets }) }]
    const destination = { url, pathname: target || (paths[0] ?? ""), id: decodeAddress(id) }
    const message = checkTarget(destination, isPublic, targets)
    return message === null ? [] : [{ ...place, ...message }]
  })
}

function checkLinkedFile(name: string, place: Place, { root }: LinkTargets): Diagnostic[] {
  const folder = path.posix.relative(CONTENT_FOLDER, path.posix.dirname(place.file))
  const wrong = checkFileName(path.join(root, folder), name, place.file)
  return wrong === null ? [] : [{ ...place, ...wrong }]
}

function checkTarget(link: Destination, isPublic: boolean, { pages, files, isComplete }: LinkTargets): Message | null {
  const { url, pathname } = link
  const page = pages.find((target) => target.path === pathname)
  if (page !== undefined) {
    if (page.isPublic || !isPublic) return checkHeading(link, page)
    const fix = `Publish ${page.path} first, or leave the link out until then.`
    return { message: `${formatValue(url)} leads to a page that is not published.`, fix }
  }
  if (files.includes(pathname) || (!isComplete && isWithin(pathname, TAGS_PATH))) return null
  const known = [...pages.map((target) => target.path), ...files]
  const other = known.find((target) => differsInCase(target, pathname))
  if (other !== undefined) return { message: differentCase(url, other), fix: `Write ${other}.` }
  const [near] = nearestPaths(pathname, { paths: known, renamed: {}, distance })
  const fix = near === undefined ? "Correct the address, or put the file into static." : didYouMean(near)
  return { message: `${formatValue(url)} leads to no page of the site and no file in static.`, fix }
}

function checkHeading({ url, id }: Destination, { path: page, ids }: LinkTarget): Message | null {
  if (id === "" || ids === null || ids.includes(id)) return null
  const other = ids.find((known) => differsInCase(known, id))
  if (other !== undefined) return { message: differentCase(url, `#${other}`), fix: `Write #${other}.` }
  const near = nearestName(id, ids)
  const fix = near === undefined ? "Correct what follows #, or leave it out." : didYouMean(`#${near}`)
  return { message: `${formatValue(url)} leads to no heading of ${page}.`, fix }
}

/** Where a relative link leads depends on whether addresses end in a slash, so none works on every host. */
function relativeLink(
  url: string,
  target: string,
  { file, targets: { pages } }: { file: string; targets: LinkTargets },
): Message {
  const message = `${formatValue(url)} does not begin with a slash, so it leads elsewhere on other hosts.`
  const name = path.posix.basename(target)
  if (/\.(?!md$)[a-z\d]+$/i.test(name)) return { message, fix: `Put ${name} into static and write /${name}.` }
  const named = path.posix.join(path.posix.dirname(path.posix.relative(CONTENT_FOLDER, file)), target)
  const bare = named.replace(/\.md$/i, "")
  const files = [named, `${path.posix.basename(bare)}.md`, `${bare}/index.md`]
  const kind = files.map(contentKind).find((each) => each !== null)
  if (kind) return { message, fix: `Write ${kind.kind === "page" ? PAGE_PATHS[kind.name] : projectPath(kind.folder)}.` }
  const project = projectPath(path.posix.basename(bare))
  if (pages.some((page) => page.path === project)) return { message, fix: `Write ${project}.` }
  return { message, fix: "Write the address as the browser shows it, from the slash after the host on." }
}
