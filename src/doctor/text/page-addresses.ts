import path from "node:path"

import type { TextPage } from "~/src/doctor/links/link-targets"
import type { Foreign } from "~/src/doctor/translation/translate-field"
import { projectPath } from "~/src/lib/addresses/entry-paths"
import { tagSlug } from "~/src/lib/entries/tags"

/** What a text may lead to or show. */
export type Surroundings = {
  /** The pages that it can link to. */
  pages: readonly TextPage[]
  /** Returns the files beside it, and how fields of other formats are translated. */
  foreign: () => Foreign
}

const PROJECT = /^(?:projects?|works?|portfolio)\/(?:.*\/)?([^/]+)$/

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

/** Returns the address of a page or file that another site builder knows by its source. */
export function siteAddress(target: string): string {
  if (isComplete(target)) return target
  const { name, anchor } = partsOf(target)
  const project = PROJECT.exec(name)?.[1]
  return (project === undefined ? `/${name}` : projectPath(project)) + anchor
}

/** Returns the address of what a link of another site builder names; null for a page that is not public, or not there. */
export function pageAddress(
  target: string,
  { pages, isReference }: { pages: readonly TextPage[]; isReference: boolean },
): string | null {
  const { source, name, anchor } = partsOf(target)
  const isPage = isReference || /\.mdx?$/.test(source) || PROJECT.test(name)
  if (isComplete(target) || !isPage) return siteAddress(target)
  const known = addressOf(name, addressesByName(pages))
  return known === undefined ? null : known + anchor
}

/** Returns whether a target is an address of another site, or a place in the same page. */
function isComplete(target: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(target)
}

function partsOf(target: string): { source: string; name: string; anchor: string } {
  const [, source = "", anchor = ""] = /^([^#?]*)(.*)$/s.exec(target) ?? []
  return { source, name: source.replace(/^\W+|(?:\/_?index)?\.mdx?$|\/+$/g, ""), anchor }
}
