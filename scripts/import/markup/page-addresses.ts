import type { TextPage } from "~/src/doctor/rules/links/link-targets"
import { addressesByName, addressOf } from "~/src/doctor/rules/markup/wiki-link"

export const MARKDOWN_NAME = /\.(?:mdx?|mkdn?|mkdown|markdown)$/i
/** What the name of a page's source has beside the page's name. */
const SOURCE_MARKS = new RegExp(`^\\W+|(?:/_?index)?${MARKDOWN_NAME.source}|/+$`, "gi")

/** Returns the path of an address at one of the hosts, whether with http: or https:; any other address as it is. */
export function withoutHost(address: string, hosts: readonly string[]): string {
  const rest = (url: string) => url.replace(/^https?:/i, "")
  const host = hosts.find((one) => /^https?:/i.test(address) && rest(address).startsWith(`${rest(one)}/`))
  return host === undefined ? address : rest(address).slice(rest(host).length)
}

/** Returns the address of a page or file that another site builder knows by its source. */
export function siteAddress(target: string): string {
  if (isComplete(target)) return target
  const { name, anchor } = partsOf(target)
  return `/${name}${anchor}`
}

/** Returns the address of what a link of another site builder names; null for a page that is not public, or not there. */
export function pageAddress(
  target: string,
  { pages, isReference }: { pages: readonly TextPage[]; isReference: boolean },
): string | null {
  const { source, name, anchor } = partsOf(target)
  const isPage = isReference || MARKDOWN_NAME.test(source)
  if (isComplete(target) || !isPage) return siteAddress(target)
  const isNamed = (one: string) => name !== "" && one.endsWith(`/${name.replace(/^.*\//, "")}`)
  const former = pages.find(({ paths, isPublic }) => isPublic && paths.some(isNamed))?.paths[0]
  const known = addressOf(name, addressesByName(pages)) ?? former
  return known === undefined ? null : known + anchor
}

/** Returns whether a target is an address of another site, or a place in the same page. */
function isComplete(target: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(target)
}

function partsOf(target: string): { source: string; name: string; anchor: string } {
  const [, source = "", anchor = ""] = /^([^#?]*)(.*)$/s.exec(target) ?? []
  return { source, name: source.replace(SOURCE_MARKS, ""), anchor }
}
