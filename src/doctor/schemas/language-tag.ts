/** Returns whether a text is a language tag as browsers write it; `english` is well formed, but names no language. */
export function isLanguageTag(tag: string): boolean {
  try {
    const { language } = new Intl.Locale(tag)
    const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" })
    return new Intl.Locale(tag).toString() === tag && names.of(language) !== undefined
  } catch {
    return false
  }
}
