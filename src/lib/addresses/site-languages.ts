/** The site in one of its languages, and the path below which the host has it. */
export type SiteLanguage = { tag: string; base: string }

type Site = { basePath: string; language: string; languages: readonly string[] }

/**
 * Returns the language of the originals, from which translations inherit their tags.
 * @example originalLanguage({ language: "de", languages: ["en", "de"] }) → "en"
 */
export function originalLanguage(site: Partial<Pick<Site, "language" | "languages">> | null): string {
  return site?.languages?.[0] ?? site?.language ?? "en"
}

/**
 * Returns where the site is in each of its languages (J2), the original one first; none for a site in one language.
 * @example siteLanguagesOf({ basePath: "/de", language: "de", languages: ["en", "de"] })
 *   → [{ tag: "en", base: "" }, { tag: "de", base: "/de" }]
 */
export function siteLanguagesOf({ basePath, language, languages }: Site): SiteLanguage[] {
  const [first, ...others] = languages
  if (first === undefined || others.length === 0) return []
  const root = language === first ? basePath : basePath.slice(0, -`/${language}`.length)
  return languages.map((tag) => ({ tag, base: tag === first ? root : `${root}/${tag}` }))
}
