import { SITE_LANGUAGE } from "~/src/lib/texts/site-language"
import type { PluralForms } from "~/src/lib/texts/texts"

type Values = Readonly<Record<string, string | number>>

/** Returns a text with its values in place of `{name}`; numbers are written as in the site's language. */
export function fillText(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (name: string, key: string) => {
    const value = values[key] ?? name
    return typeof value === "number" ? value.toLocaleString(SITE_LANGUAGE) : value
  })
}

/** Returns words in a row, separated as in the site's language. */
export function formatList(words: readonly string[]): string {
  return new Intl.ListFormat(SITE_LANGUAGE, { type: "conjunction", style: "narrow" }).format(words)
}

/** Returns the form for a number, `{count}`, with its values. */
export function fillPlural(forms: PluralForms, count: number, values: Values = {}): string {
  const category = new Intl.PluralRules(SITE_LANGUAGE).select(count)
  return fillText(forms[category] ?? forms.other, { count, ...values })
}
