/**
 * Whether a text is a language tag as browsers write it. A tag may be well formed and name no language, as `english` does:
 * only a language has a name.
 */
export function isLanguageTag(tag: string): boolean {
  try {
    const { language } = new Intl.Locale(tag)
    const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" })
    return new Intl.Locale(tag).toString() === tag && names.of(language) !== undefined
  } catch {
    return false
  }
}
