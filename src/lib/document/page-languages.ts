import { canonicalPath, type TrailingSlash } from "~/src/lib/addresses/paths"

/** A page in one of the languages of the site; the address has no host. */
export type PageLanguage = { tag: string; name: string; address: string }

/** The languages in which the site has a text; undefined for pages that exist in all of them. */
export type Translations = readonly { language: string }[] | undefined

/** Returns where a page is in each language that has it (J3), the original one first; none in a site in one language. */
export function pageLanguages(path: string, trailingSlash: TrailingSlash, translations?: Translations): PageLanguage[] {
  return __LANGUAGES__
    .filter(({ tag }) => translations === undefined || translations.some(({ language }) => language === tag))
    .map(({ tag, name, base }) => ({ tag, name, address: base + canonicalPath(path, trailingSlash) }))
}
