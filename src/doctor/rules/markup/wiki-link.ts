import path from "node:path"

import { nearestName } from "~/src/doctor/diagnostics/nearest-name"
import type { TextPage } from "~/src/doctor/rules/links/link-targets"
import { tagSlug } from "~/src/lib/entries/tag-slug"

import type { Advice } from "./find-markup"

/**
 * Returns the Markdown link to the public page with the title or slug of a wiki link, or with the nearest one; without
 * any, its words.
 */
export function adviseWikiLink(target: string, label: string | undefined, pages: readonly TextPage[]): Advice {
  const words = (label ?? target).trim()
  const [page = "", heading] = target.split("#")
  const anchor = heading === undefined ? "" : `#${tagSlug(heading)}`
  const linkTo = (address: string) => `[${words.replace(/^#/, "")}](${address}${anchor})`
  if (page.trim() === "") return { write: linkTo("") }
  const addresses = addressesByName(pages)
  const exact = addressOf(page, addresses)
  if (exact !== undefined) return { write: linkTo(exact) }
  const near = nearestName(tagSlug(page), [...addresses.keys()])
  if (near === undefined) return { fix: `Write ${words}, with a link if there is a page for it.` }
  return { fix: `Write ${linkTo(addresses.get(near) ?? "")}, or only ${words}.` }
}

/** Returns the addresses of the public pages by their slugs and titles. */
export function addressesByName(pages: readonly TextPage[]): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>()
  for (const { title = "", paths, isPublic } of pages) {
    const [address = ""] = paths
    if (isPublic) for (const name of [path.basename(address), title]) addresses.set(tagSlug(name), address)
  }
  return addresses
}

/** Returns the address of the page with this title or slug, or with this path to its source. */
export function addressOf(page: string, addresses: ReadonlyMap<string, string>): string | undefined {
  return [page, path.basename(page)].flatMap((name) => addresses.get(tagSlug(name)) ?? [])[0]
}
