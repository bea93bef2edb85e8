import path from "node:path"
import { distance } from "fastest-levenshtein"

import type { ContentProblem } from "~/src/doctor/diagnostic"
import { nearest } from "~/src/doctor/fields/nearest-name"
import { differsInCase, SAME_CASE } from "~/src/doctor/links/letter-case"
import type { LinkTarget, LinkTargets, TextPage } from "~/src/doctor/links/link-targets"
import { linksIn } from "~/src/doctor/markdown/text-urls"
import { CONTENT_FOLDER, contentKind } from "~/src/doctor/readers/content-folder"
import { PAGE_PATHS } from "~/src/doctor/schemas/page-schemas"
import { decodeAddress } from "~/src/lib/decode"
import { nearestPaths } from "~/src/lib/nearest-paths"
import { isWithin, projectPath, TAGS_PATH } from "~/src/lib/paths"

type Told = Pick<ContentProblem, "expected" | "fix">

const ELSEWHERE = /^([a-z][a-z\d+.-]*:|\/\/)/i

/** Links inside the site that lead to no page, to no place on a page, to no file, or only from one folder (errors). */
export function checkInternalLinks({ paths, markdown, isPublic }: TextPage, targets: LinkTargets): ContentProblem[] {
  if (markdown === null) return []
  return linksIn(markdown).flatMap(({ url, ...place }) => {
    if (url === "" || url === "#" || ELSEWHERE.test(url)) return []
    const { pathname, place: id } = splitAddress(url)
    const told =
      pathname !== "" && !pathname.startsWith("/")
        ? tellRelative(pathname, markdown.file)
        : checkTarget({ pathname: pathname || (paths[0] ?? ""), place: id, isPublic }, targets)
    const found = JSON.stringify(url)
    return told === null ? [] : [{ file: markdown.file, ...place, field: "link", found, ...told }]
  })
}

function splitAddress(url: string): { pathname: string; place: string } {
  const [, pathname = "", place = ""] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? []
  return { pathname: decodeAddress(pathname).replace(/(?<=.)\/+$/, ""), place: decodeAddress(place) }
}

type Followed = { pathname: string; place: string; isPublic: boolean }

function checkTarget({ pathname, place, isPublic }: Followed, { pages, files, isWhole }: LinkTargets): Told | null {
  const page = pages.find((target) => target.path === pathname)
  if (page !== undefined) return isPublic && !page.isPublic ? tellHidden(page) : checkPlace(page, place)
  if (files.includes(pathname) || (!isWhole && isWithin(pathname, TAGS_PATH))) return null
  const known = [...pages.map((target) => target.path), ...files]
  const other = known.find((target) => differsInCase(target, pathname))
  if (other !== undefined) return { expected: SAME_CASE, fix: `write ${other}` }
  const [near] = nearestPaths(pathname, { paths: known, renamed: {}, distance })
  const fix = near === undefined ? "correct the address, or put the file into static" : `did you mean ${near}?`
  return { expected: "a page of the site, or a file below static", fix }
}

function tellHidden({ path: to }: LinkTarget): Told {
  return { expected: "a page that is published", fix: `publish ${to} first, or leave the link out until then` }
}

function checkPlace({ path: to, ids }: LinkTarget, place: string): Told | null {
  if (place === "" || ids === null || ids.includes(place)) return null
  const other = ids.find((id) => differsInCase(id, place))
  if (other !== undefined) return { expected: SAME_CASE, fix: `write #${other}` }
  const near = nearest(place, ids)
  const fix = near === undefined ? "correct what follows #, or leave it out" : `did you mean #${near}?`
  return { expected: `a heading of ${to}`, fix }
}

/** Where a relative link leads depends on whether addresses end in a slash: none is right on every host. */
function tellRelative(pathname: string, file: string): Told {
  const expected = "an address that begins with a slash, because the same text has other addresses on other hosts"
  const named = path.posix.join(path.posix.dirname(path.posix.relative(CONTENT_FOLDER, file)), pathname)
  const bare = named.replace(/\.md$/i, "")
  const base = `${path.posix.basename(bare)}.md`
  const kind = contentKind(named) ?? contentKind(base) ?? contentKind(`${bare}/index.md`)
  if (kind?.kind === "project") return { expected, fix: `write ${projectPath(kind.folder)}` }
  if (kind?.kind === "page") return { expected, fix: `write ${PAGE_PATHS[kind.name]}` }
  if (/\.[a-z\d]+$/i.test(pathname)) {
    const name = path.posix.basename(pathname)
    return { expected, fix: `put ${name} into static and write /${name}` }
  }
  return { expected, fix: "write the address as the browser shows it, from the slash after the host on" }
}
