import { canonicalPath, type TrailingSlash } from "~/src/lib/addresses/paths"

/** A page in one of the languages of the site; the address has no host. */
export type PageLanguage = { tag: string; name: string; address: string }

/** The languages in which the site has a text, the original one first; undefined for pages that exist in all of them. */
export type Translations = readonly { language: string }[] | undefined

/** Returns where a page is in each language that has it (J3), the original one first; none in a site in one language. */
export function pageLanguages(path: string, trailingSlash: TrailingSlash, translations?: Translations): PageLanguage[] {
  // A visitor's address may begin with two slashes, which would make the next word another host.
  const address = canonicalPath(path.replace(/^\/+/, "/"), trailingSlash)
  const known = translations?.flatMap(({ language }) => __LANGUAGES__.filter(({ tag }) => tag === language))
  return (known ?? __LANGUAGES__).map(({ tag, name, base }) => ({ tag, name, address: base + address }))
}
