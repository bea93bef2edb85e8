import path from "node:path"
import { distance } from "fastest-levenshtein"

import { type Diagnostic, formatValue, type Place, unexpected } from "~/src/doctor/diagnostic"
import { withRightName } from "~/src/doctor/edits/with-right-name"
import { didYouMean, nearestName } from "~/src/doctor/fields/nearest-name"
import { checkFileName, differentSpelling, differsInCase, type WrongName } from "~/src/doctor/files/name-on-disk"
import type { LinkTarget, LinkTargets, TextPage } from "~/src/doctor/links/link-targets"
import { linkedFile } from "~/src/doctor/links/linked-files"
import { checkSpacedUrls } from "~/src/doctor/links/spaced-urls"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { linksIn } from "~/src/doctor/markdown/text-urls"
import {
  CONTENT_FOLDER,
  type ContentKind,
  contentKind,
  isPrivate,
  withoutNotionId,
} from "~/src/doctor/readers/content-folder"
import { editableTextsAt, type FieldSource, textsAt } from "~/src/doctor/readers/field-source"
import type { ReadEntry } from "~/src/doctor/readers/read-entry"
import { adviseHttps, expectedAddress } from "~/src/doctor/schemas/expected-address"
import { pagePath } from "~/src/doctor/schemas/page-schemas"
import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { encodePath } from "~/src/lib/addresses/encode-path"
import { entryPath } from "~/src/lib/addresses/entry-paths"
import { nearestPaths } from "~/src/lib/addresses/nearest-paths"
import { COLLECTIONS, isSamePage, isWithin, listPath, withoutBasePath } from "~/src/lib/addresses/paths"
import { tagSlug } from "~/src/lib/entries/tags"

type Destination = { url: string; pathname: string; rest: string; id: string }
type LinkingPage = { file: string; isPublic: boolean }

/** Here, the other projects of an account have the host of its site. */
const SHARED_HOST = /\.git(?:hub|lab)\.io$/i
const SCHEME = /^([a-z][a-z\d+.-]*):/i
/** The page drops links with any other scheme. */
const KEPT_SCHEMES = ["https", "mailto", "tel"]

/** Warns about links to unencrypted pages and URLs with spaces; a URL that the page would drop is an error. */
export function checkLinkSchemes(text: MarkdownText): Diagnostic[] {
  const wrong = linksIn(text).flatMap(({ url, rewrite: _rewrite, ...place }): Diagnostic[] => {
    const scheme = SCHEME.exec(url)?.[1]?.toLowerCase()
    const expected = scheme?.startsWith("http") ? expectedAddress(url.replace(SCHEME, "https:")) : null
    if (expected !== null) {
      return [{ ...place, message: unexpected(expected, formatValue(decodeAddress(url))), fix: "Correct the address." }]
    }
    if (scheme === undefined || KEPT_SCHEMES.includes(scheme)) return []
    if (scheme === "http") {
      const message = `${formatValue(url)} is not encrypted.`
      return [{ severity: "warning", ...place, message, fix: adviseHttps(url.replace(SCHEME, "https:")) }]
    }
    const message = `The page leaves out ${formatValue(url)}: links begin with https:, http:, mailto: or tel:.`
    return [{ ...place, message, fix: "Link to a page, or write it as text." }]
  })
  return [...wrong, ...checkSpacedUrls(text)]
}

/** Reports links inside the site that lead to no page, heading or file, to a draft, or that are relative to another folder. */
export function checkInternalLinks({ paths, text, isPublic }: TextPage, targets: LinkTargets): Diagnostic[] {
  if (text === null) return []
  const links = linksIn(text).flatMap(({ url, rewrite, ...place }): Diagnostic[] => {
    const address = addressInside(url, targets)
    if (address === null) return []
    const fix = fixOfOutside(address)
    if (fix !== null) return [{ ...place, message: `${formatValue(url)} is not an address inside this site.`, fix }]
    const linked = linkedFile(address, path.posix.dirname(place.file))
    const destination = destinationOf(url, address, paths[0])
    const check = /^[^/]/.test(destination.pathname) ? checkRelativeLink : checkTarget
    const page = { file: place.file, isPublic }
    const wrong = linked === null ? check(destination, page, targets) : checkLinkedFile(linked.name, place, targets)
    if (wrong === null) return []
    // The host may redirect an address that is unknown to the site.
    const severity = address === url ? null : { severity: "warning" as const }
    return [{ ...severity, ...place, ...withRightName(wrong, (right) => rewrite(urlOf(destination, right))) }]
  })
  return [...links, ...checkBasePath(text, targets)]
}

/**
 * Reports items of the navigation and the footer that lead to no public page, heading or file (W2). The site in each
 * language has the same items, below its own address: none of them names a language.
 */
export function checkNavigation(fields: FieldSource, targets: LinkTargets): Diagnostic[] {
  const items = ["navigation", "footer"].flatMap((list) => editableTextsAt(fields, [list, "*", "to"]))
  return items.flatMap(({ name: url, rewrite, ...place }): Diagnostic[] => {
    if (!/^\/(?!\/)/.test(url)) return []
    const destination = destinationOf(url)
    const page = { file: place.file, isPublic: true }
    const wrong = checkTarget(destination, page, { ...targets, otherLanguages: [] })
    return wrong === null ? [] : [{ ...place, ...withRightName(wrong, (right) => rewrite(urlOf(destination, right))) }]
  })
}

/** Warns about a note that names its own address as the one where it appeared first (W1). */
export function checkCanonical({ collection, claims, fields }: ReadEntry, targets: LinkTargets): Diagnostic[] {
  const own = claims.map(({ name }) => entryPath(collection, name))
  return textsAt(fields, ["canonical"]).flatMap(({ name: url, ...place }): Diagnostic[] => {
    const address = addressInside(url, targets)
    if (address === null || !own.some((at) => isSamePage(at, address))) return []
    const message = `${formatValue(url)} is this note, which the sitemap would leave out.`
    return [{ severity: "warning", ...place, message, fix: "Remove canonical." }]
  })
}

/** Returns where a URL leads; one that is only a query or a hash leads to its own page. */
function destinationOf(url: string, address = url, ownPath = ""): Destination {
  const [, pathname = "", rest = "", id = ""] = /^([^?#]*)((?:\?[^#]*)?(?:#(.*))?)$/s.exec(address) ?? []
  const target = decodeAddress(pathname).replace(/(?<=.)\/+$/, "")
  return { url, pathname: target || ownPath, rest, id: decodeAddress(id) }
}

/** Returns the URL with the right path, or with the right heading, which begins with `#`. */
function urlOf({ url, rest }: Destination, right: string): string {
  return right.startsWith("#") ? url.replace(/#.*/s, () => right) : encodePath(right) + rest
}

/** Warns about the whole address of a page that lacks the path of the site on its host. */
function checkBasePath(text: MarkdownText, { siteUrl, basePath, pages }: LinkTargets): Diagnostic[] {
  if (basePath === "") return []
  return linksIn(text).flatMap(({ url, rewrite, ...place }): Diagnostic[] => {
    const right = url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl?.length) : ""
    if (isWithin(right, basePath) || !pages.some((page) => isSamePage(page.path, right))) return []
    const message = `${formatValue(url)} lacks ${basePath}, the path of this site on its host.`
    return [{ severity: "warning", ...place, ...withRightName({ message, fix: `Write ${right}.`, right }, rewrite) }]
  })
}

/** Returns a URL without the site's host and path; null for one with another host or path, and for a placeholder. */
function addressInside(url: string, { siteUrl, basePath }: LinkTargets): string | null {
  if (siteUrl !== undefined && url.startsWith(`${siteUrl}/`)) {
    const address = url.slice(siteUrl.length)
    const isOwn = basePath === "" ? !SHARED_HOST.test(siteUrl) : isWithin(address, basePath)
    return isOwn ? withoutBasePath(address, basePath) : null
  }
  return url === "" || url === "#" || SCHEME.test(url) || url.startsWith("//") ? null : url
}

/** Returns what to write for an e-mail address without mailto:, or an address elsewhere without https://; null for any other. */
function fixOfOutside(url: string): string | null {
  if (/^[^\s/@]+@[^\s/@]+\.[a-z]{2,}$/i.test(url)) return `Write mailto:${url}.`
  return /^(?:www\.|[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\/)/i.test(url) ? `Write https://${url}.` : null
}

function checkLinkedFile(name: string, place: Place, { root }: LinkTargets): WrongName | null {
  const folder = path.posix.relative(CONTENT_FOLDER, path.posix.dirname(place.file))
  return checkFileName(path.join(root, folder), name, place.file)
}

function checkTarget(link: Destination, { isPublic }: LinkingPage, targets: LinkTargets): WrongName | null {
  const { pages, files, cvFiles, isComplete, otherLanguages } = targets
  const { url, rest } = link
  if (cvFiles.includes(link.pathname)) return null
  const language = otherLanguages.find((tag) => isWithin(link.pathname, `/${tag}`))
  const pathname = language === undefined ? link.pathname : withoutBasePath(link.pathname, `/${language}`)
  const page = pages.find((target) => target.path === pathname)
  if (page !== undefined) {
    if (page.isPublic || !isPublic) return checkHeading(link, page)
    const fix = `Publish ${page.path} first, or leave the link out until then.`
    return { message: `${formatValue(url)} leads to a page that is not published.`, fix }
  }
  if (files.includes(pathname) || (!isComplete && COLLECTIONS.some((name) => isWithin(pathname, listPath(name)))))
    return null
  const known = [...pages.map((target) => target.path), ...files, ...cvFiles]
  const other = known.find((target) => differsInCase(target, pathname))
  if (other !== undefined) return differentSpelling(url, other, rest)
  const [near] = nearestPaths(pathname, { paths: known, renamed: {}, distance })
  const fix = near === undefined ? "Correct the address, or put the file into static." : didYouMean(near)
  return { message: `${formatValue(url)} leads to no page of the site and no file in static.`, fix }
}

function checkHeading({ url, id }: Destination, { path: page, ids }: LinkTarget): WrongName | null {
  if (id === "" || ids === null || ids.includes(id)) return null
  const other = ids.find((known) => differsInCase(known, id))
  if (other !== undefined) {
    const whole = url.replace(/#.*/s, () => `#${other}`)
    return { ...differentSpelling(url, whole), right: `#${other}` }
  }
  const near = nearestName(id, ids)
  const fix = near === undefined ? "Correct what follows #, or leave it out." : didYouMean(`#${near}`)
  return { message: `${formatValue(url)} leads to no heading of ${page}.`, fix }
}

/** Where a relative link leads depends on whether addresses end in a slash, so none works on every host. */
function checkRelativeLink(
  { url, pathname, rest }: Destination,
  { file }: LinkingPage,
  { pages }: LinkTargets,
): WrongName {
  const message = `${formatValue(url)} does not begin with a slash, so it leads elsewhere on other hosts.`
  const name = path.posix.basename(pathname)
  if (/\.(?!md$)[a-z\d]+$/i.test(name)) {
    const publish = `Put ${name} into static and write /${name}.`
    return { message, fix: isPrivate(name) ? `Remove the link: the site does not publish ${name} as it is.` : publish }
  }
  const named = path.posix.join(path.posix.dirname(path.posix.relative(CONTENT_FOLDER, file)), pathname)
  const bare = withoutNotionId(named.replace(/\.md$/i, ""))
  const files = [named, `${path.posix.basename(bare)}.md`, `${bare}/index.md`]
  const kind = files.map(contentKind).find((each) => each !== null)
  const own = COLLECTIONS.filter((name) => isWithin(`/${named}`, listPath(name)))
  const slug = tagSlug(path.posix.basename(bare))
  const candidates = kind ? [pathOf(kind)] : [...own, ...COLLECTIONS].map((name) => entryPath(name, slug))
  const meant = candidates.find((candidate) => pages.some((page) => page.path === candidate))
  if (meant !== undefined) return { message, fix: `Write ${meant}${rest}.`, right: meant }
  if (kind) return { message, fix: `Write ${pathOf(kind)}${rest}.` }
  const page = `/${bare}`
  if (pages.some((known) => known.path === page)) return { message, fix: `Write ${page}${rest}.`, right: page }
  return { message, fix: "Write the address as the browser shows it, beginning with the slash after the host." }
}

function pathOf(kind: NonNullable<ContentKind>): string {
  return kind.kind === "page" ? pagePath(kind.name) : entryPath(kind.collection, tagSlug(kind.folder))
}
