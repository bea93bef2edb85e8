import type { PluralForms } from "~/src/lib/texts/texts"

/** Code that runs without a site, such as a script, writes English. */
const siteLanguage = typeof __CONTENT_LANGUAGE__ === "undefined" ? "en" : __CONTENT_LANGUAGE__

type Values = Readonly<Record<string, string | number>>

/** Returns a text with its values in place of `{name}`; numbers are written as in the site's language. */
export function fillText(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (name: string, key: string) => {
    const value = values[key] ?? name
    return typeof value === "number" ? value.toLocaleString(siteLanguage) : value
  })
}

/** Returns words in a row, separated as in the site's language. */
export function formatList(words: readonly string[]): string {
  return new Intl.ListFormat(siteLanguage, { type: "unit", style: "short" }).format(words)
}

/** Returns the form for a number, `{count}`, with its values. */
export function fillPlural(forms: PluralForms, count: number, values: Values = {}): string {
  const category = new Intl.PluralRules(siteLanguage).select(count)
  return fillText(forms[category] ?? forms.other, { count, ...values })
}
