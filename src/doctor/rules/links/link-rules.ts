import path from "node:path"

import {
  correctName,
  type Diagnostic,
  formatValue,
  type Place,
  say,
  unexpected,
  type WrongName,
  warn,
} from "~/src/doctor/diagnostics/diagnostic"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { linksIn } from "~/src/doctor/markdown/text-urls"
import type { ReadEntry } from "~/src/doctor/readers/content/read-entry"
import { displayPath, isPrivate } from "~/src/doctor/readers/files/content-folder"
import { checkFileName, resolveBeside } from "~/src/doctor/readers/files/name-on-disk"
import { checkPublishedType } from "~/src/doctor/readers/files/published-types"
import { type FieldSource, type NamedText, textsAt } from "~/src/doctor/readers/formats/field-source"
import { readDiagram } from "~/src/doctor/readers/images/read-diagram"
import { checkDrawing, isDiagram } from "~/src/doctor/rules/images/check-diagram"
import { adviseHttps, expectedAddress } from "~/src/doctor/schemas/expected-address"
import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { entryPath } from "~/src/lib/addresses/entry-paths"
import { isSamePage, isWithin, withoutBasePath } from "~/src/lib/addresses/paths"

import { checkRelativeLink, checkTarget, destinationOf, urlOf } from "./link-destination"
import type { LinkTargets, TextPage } from "./link-targets"
import { linkedFile } from "./linked-files"

/** Here, the other projects of an account have the host of its site. */
const SHARED_HOST = /\.git(?:hub|lab)\.io$/i
const SCHEME = /^([a-z][a-z\d+.-]*):/i
const KEPT_SCHEMES = ["https", "http", "mailto", "tel"]

/** Returns whether the page drops a link because of its scheme. */
export function isLeftOut(url: string): boolean {
  const scheme = SCHEME.exec(url)?.[1]?.toLowerCase()
  return scheme !== undefined && !KEPT_SCHEMES.includes(scheme)
}

/** Warns about links to unencrypted pages; a URL that the page would drop is an error. */
export function checkLinkSchemes(text: MarkdownText): Diagnostic[] {
  return linksIn(text).flatMap(({ name: url, place }): Diagnostic[] => {
    const scheme = SCHEME.exec(url)?.[1]?.toLowerCase()
    const expected = scheme?.startsWith("http") ? expectedAddress(url.replace(SCHEME, "https:")) : null
    if (expected !== null) {
      const message = unexpected(expected, formatValue(decodeAddress(url)))
      return [{ ...place, ...say("link-address", message, "Correct the address.") }]
    }
    if (scheme === "http") {
      const message = `${formatValue(url)} is not encrypted.`
      return [warn(place, say("link-http", message, adviseHttps(url.replace(SCHEME, "https:"))))]
    }
    if (!isLeftOut(url)) return []
    const message = `The page leaves out ${formatValue(url)}: links begin with https:, http:, mailto: or tel:.`
    return [{ ...place, ...say("link-scheme", message, "Link to a page, or write it as text.") }]
  })
}

/** Reports links inside the site that lead to no page, heading or file, to a draft, or that are relative to another folder. */
export function checkInternalLinks({ paths, text, isPublic }: TextPage, targets: LinkTargets): Diagnostic[] {
  if (text === null) return []
  return linksIn(text).flatMap((link): Diagnostic[] => {
    const { name: url, rewrite, place } = link
    const address = addressInside(url, targets)
    if (address === null) return checkBasePath(link, targets)
    const outside = fixOfOutside(address)
    if (outside !== null)
      return [{ ...place, ...say("link-address", `${formatValue(url)} is not an address inside this site.`, outside) }]
    const linked = linkedFile(address, path.posix.dirname(place.file))
    const destination = destinationOf(url, address, paths[0])
    const check = () =>
      /^[^/]/.test(destination.pathname)
        ? checkRelativeLink(destination, place.file, targets)
        : checkTarget(destination, isPublic, targets)
    const wrong = linked === null ? check() : checkLinkedFile(linked.name, place, targets)
    if (wrong === null) return linked === null ? [] : checkLinkedDrawing(linked.name, place, targets)
    const found = { ...place, ...correctName(wrong, (right) => rewrite(urlOf(destination, right))) }
    // The host may redirect an address that is unknown to the site.
    return [address === url ? found : warn(place, found)]
  })
}

/**
 * Reports items of the navigation and the footer that lead to no public page, heading or file (W2). The site in each
 * language has the same items, below its own address: none of them names a language.
 */
export function checkNavigation(fields: FieldSource, targets: LinkTargets): Diagnostic[] {
  const items = ["navigation", "footer"].flatMap((list) => textsAt(fields, [list, "*", "to"]))
  return items.flatMap(({ name: url, rewrite, place }): Diagnostic[] => {
    if (!/^\/(?!\/)/.test(url)) return []
    const destination = destinationOf(url)
    const wrong = checkTarget(destination, true, { ...targets, otherLanguages: [] })
    return wrong === null ? [] : [{ ...place, ...correctName(wrong, (right) => rewrite(urlOf(destination, right))) }]
  })
}

/** Warns about a note that names its own address as the one where it appeared first (W1). */
export function checkCanonical({ collection, claims, fields }: ReadEntry, targets: LinkTargets): Diagnostic[] {
  const own = claims.map(({ name }) => entryPath(collection, name))
  return textsAt(fields, ["canonical"]).flatMap(({ name: url, place }): Diagnostic[] => {
    const address = addressInside(url, targets)
    if (address === null || !own.some((at) => isSamePage(at, address))) return []
    const message = `${formatValue(url)} is this note, which the sitemap would leave out.`
    return [warn(place, say("canonical-own", message, "Remove canonical."))]
  })
}

/** Warns about the whole address of a page that lacks the path of the site on its host. */
function checkBasePath({ name: url, rewrite, place }: NamedText, targets: LinkTargets): Diagnostic[] {
  const { siteUrl, basePath, pages } = targets
  if (basePath === "" || !url.startsWith(`${siteUrl}/`)) return []
  const right = url.slice(siteUrl?.length)
  // Its host's own home page may be another site of the owner.
  if (right === "/" || !pages.some((page) => isSamePage(page.path, right))) return []
  const message = `${formatValue(url)} lacks ${basePath}, the path of this site on its host.`
  const wrong = { ...say("link-base-path", message, `Write ${right}.`), right }
  return [warn(place, correctName(wrong, rewrite))]
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

function checkLinkedFile(name: string, place: Place, targets: LinkTargets): WrongName | null {
  const text = { root: targets.root, file: place.file }
  const wrong = checkFileName(text, name) ?? checkPublishedType(name)
  if (wrong !== null) return wrong
  const target = resolveBeside(text, name).name
  if (!isPrivate(target)) return null
  const message = `${formatValue(name)} is a link to ${displayPath(target)}, which the site does not publish as it is.`
  return say("file-private", message, "Replace the link with a file that everyone may read.")
}

/** A drawing is published without its code (S6). */
function checkLinkedDrawing(name: string, place: Place, targets: LinkTargets): Diagnostic[] {
  if (!isDiagram(name)) return []
  const diagram = readDiagram(resolveBeside({ root: targets.root, file: place.file }, name).path)
  return checkDrawing(name, diagram).map((found) => ({ ...place, ...found }))
}
