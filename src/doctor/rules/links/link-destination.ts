import path from "node:path"
import { distance } from "fastest-levenshtein"

import { formatValue, say, type WrongName } from "~/src/doctor/diagnostics/diagnostic"
import { didYouMean, nearestName } from "~/src/doctor/diagnostics/nearest-name"
import { CONTENT_FOLDER, type ContentKind, contentKind, isPrivate } from "~/src/doctor/readers/files/content-folder"
import { differentSpelling, differsInCase } from "~/src/doctor/readers/files/name-on-disk"
import { pagePath } from "~/src/doctor/schemas/page-schemas"
import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { encodePath } from "~/src/lib/addresses/encode-path"
import { entryPath } from "~/src/lib/addresses/entry-paths"
import { nearestPaths } from "~/src/lib/addresses/nearest-paths"
import { COLLECTIONS, type Collection, isWithin, listPath, withoutBasePath } from "~/src/lib/addresses/paths"
import { tagSlug } from "~/src/lib/entries/tag-slug"

import type { LinkTarget, LinkTargets } from "./link-targets"

export type Destination = { url: string; pathname: string; rest: string; id: string }

/** A URL that is only a query or a hash leads to its own page. */
export function destinationOf(url: string, address = url, ownPath = ""): Destination {
  const [, pathname = "", rest = "", id = ""] = /^([^?#]*)((?:\?[^#]*)?(?:#(.*))?)$/s.exec(address) ?? []
  const target = decodeAddress(pathname).replace(/(?<=.)\/+$/, "")
  return { url, pathname: target || ownPath, rest, id: decodeAddress(id) }
}

/** Returns the URL with the right path, or with the right heading, which begins with `#`. */
export function urlOf({ url, rest }: Destination, right: string): string {
  return right.startsWith("#") ? url.replace(/#.*/s, () => right) : encodePath(right) + rest
}

/**
 * Returns why a link inside the site leads to no public page or heading; null if it does lead there. `isPublic` says whether its own
 * page is published.
 */
export function checkTarget(link: Destination, isPublic: boolean, targets: LinkTargets): WrongName | null {
  const { pages, files, cvFiles, isComplete, otherLanguages } = targets
  const { url, rest } = link
  if (cvFiles.includes(link.pathname)) return null
  const language = otherLanguages.find((tag) => isWithin(link.pathname, `/${tag}`))
  const pathname = language === undefined ? link.pathname : withoutBasePath(link.pathname, `/${language}`)
  const page = pages.find((target) => target.path === pathname)
  if (page !== undefined) {
    if (page.isPublic || !isPublic) return checkHeading(link, page)
    const fix = `Publish ${page.path} first, or leave the link out until then.`
    return say("link-unpublished", `${formatValue(url)} leads to a page that is not published.`, fix)
  }
  if (files.includes(pathname) || (!isComplete && COLLECTIONS.some((name) => isWithin(pathname, listPath(name)))))
    return null
  const known = [...pages.map((target) => target.path), ...files, ...cvFiles]
  const other = known.find((target) => differsInCase(target, pathname))
  if (other !== undefined) return differentSpelling(url, other, rest)
  const [near] = nearestPaths(pathname, { paths: known, renamed: {}, distance })
  const fix = didYouMean(near) ?? "Correct the address, or put the file into static."
  return say("link-no-page", `${formatValue(url)} leads to no page of the site and no file in static.`, fix)
}

function checkHeading({ url, id }: Destination, { path: page, ids }: LinkTarget): WrongName | null {
  if (id === "" || ids === null || ids.includes(id)) return null
  const other = ids.find((known) => differsInCase(known, id))
  if (other !== undefined) {
    const whole = url.replace(/#.*/s, () => `#${other}`)
    return { ...differentSpelling(url, whole), right: `#${other}` }
  }
  const near = nearestName(id, ids)
  const fix = didYouMean(near && `#${near}`) ?? "Correct what follows #, or leave it out."
  return say("link-no-heading", `${formatValue(url)} leads to no heading of ${page}.`, fix)
}

/** Where a relative link in a file leads depends on whether addresses end in a slash, so none works on every host. */
export function checkRelativeLink(link: Destination, file: string, { pages }: LinkTargets): WrongName {
  const { url, pathname, rest } = link
  const message = `${formatValue(url)} does not begin with a slash, so it leads elsewhere on other hosts.`
  const name = path.posix.basename(pathname)
  if (/\.(?!md$)[a-z\d]+$/i.test(name)) {
    const publish = `Put ${name} into static and write /${name}.`
    const remove = `Remove the link: the site does not publish ${name} as it is.`
    return say("link-relative", message, isPrivate(name) ? remove : publish)
  }
  const named = path.posix.join(path.posix.dirname(path.posix.relative(CONTENT_FOLDER, file)), pathname)
  const bare = named.replace(/\.md$/i, "")
  const files = [named, `${path.posix.basename(bare)}.md`, `${bare}/index.md`]
  const kind = files.map(contentKind).find((each) => each !== null)
  const own = COLLECTIONS.filter((name) => isWithin(`/${named}`, listPath(name)))
  const slug = tagSlug(path.posix.basename(bare))
  const entriesIn = (names: readonly Collection[]) => names.map((name) => entryPath(name, slug))
  const findPage = (paths: readonly string[]) => paths.find((one) => pages.some((page) => page.path === one))
  const isNameAlone = /^(?:\.\.?\/)*[^/]+\/?$/.test(pathname)
  const right = findPage(
    kind ? [pathOf(kind)] : [...entriesIn(isNameAlone ? [...own, ...COLLECTIONS] : own), `/${bare}`],
  )
  // With another folder before it, the name may be that of another page.
  const near = right ?? findPage(entriesIn(COLLECTIONS))
  const otherwise = "Write the address as the browser shows it, beginning with the slash after the host."
  const fix = right === undefined ? (didYouMean(near && near + rest) ?? otherwise) : `Write ${right}${rest}.`
  const found = say("link-relative", message, fix)
  return right === undefined ? found : { ...found, right }
}

function pathOf(kind: NonNullable<ContentKind>): string {
  return kind.kind === "page" ? pagePath(kind.name) : entryPath(kind.collection, tagSlug(kind.folder))
}
