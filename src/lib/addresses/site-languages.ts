/** The site in one of its languages, and the path below which the host has it. */
export type SiteLanguage = { tag: string; base: string }

type Site = { basePath: string; language: string; languages: readonly string[] }

/** Returns where the site is in each of its languages (J2), the original one first; none for a site in one language. */
export function siteLanguagesOf({ basePath, language, languages }: Site): SiteLanguage[] {
  const [first, ...others] = languages
  if (first === undefined || others.length === 0) return []
  const root = language === first ? basePath : basePath.slice(0, -`/${language}`.length)
  return languages.map((tag) => ({ tag, base: tag === first ? root : `${root}/${tag}` }))
}
