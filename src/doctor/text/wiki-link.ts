import { nearestName } from "~/src/doctor/fields/nearest-name"
import type { TextPage } from "~/src/doctor/links/link-targets"
import type { Advice } from "~/src/doctor/text/foreign-tags"
import { addressesByName, addressOf } from "~/src/doctor/text/page-addresses"
import { tagSlug } from "~/src/lib/entries/tags"

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
