import path from "node:path"

import { nearestName } from "~/src/doctor/fields/nearest-name"
import type { TextPage } from "~/src/doctor/links/link-targets"
import type { Advice } from "~/src/doctor/text/foreign-tags"
import { tagSlug } from "~/src/lib/projects/tags"

/** Returns the Markdown link to the public page with the title or slug of a wiki link, or with the nearest one; without any, its words. */
export function adviseWikiLink(target: string, label: string | undefined, pages: readonly TextPage[]): Advice {
  const words = (label ?? target).trim()
  const [page = "", heading] = target.split("#")
  const anchor = heading === undefined ? "" : `#${tagSlug(heading)}`
  const linkTo = (address: string) => `[${words.replace(/^#/, "")}](${address}${anchor})`
  if (page.trim() === "") return { write: linkTo("") }
  const addresses = new Map<string, string>()
  for (const { title = "", paths, isPublic } of pages) {
    const [address = ""] = paths
    if (isPublic) for (const name of [path.basename(address), title]) addresses.set(tagSlug(name), address)
  }
  const names = [page, path.basename(page)].map(tagSlug)
  const exact = names.flatMap((name) => addresses.get(name) ?? [])[0]
  if (exact !== undefined) return { write: linkTo(exact) }
  const near = nearestName(names[0] ?? "", [...addresses.keys()])
  if (near === undefined) return { fix: `Write ${words}, with a link if there is a page for it.` }
  return { fix: `Write ${linkTo(addresses.get(near) ?? "")}, or only ${words}.` }
}
