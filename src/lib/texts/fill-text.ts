import { SITE_LANGUAGE } from "~/src/lib/texts/site-language"
import type { PluralForms } from "~/src/lib/texts/texts"

type Values = Readonly<Record<string, string | number>>

const IS_RTL = typeof __DIRECTION__ !== "undefined" && __DIRECTION__ === "rtl"

/** U+2068 and U+2069 keep the signs of a value in order within a text from right to left: `C#` would become `#C`. */
const ISOLATE = ["\u2068", "\u2069"] as const
/** U+200E: begins a path from left to right, whose slash comes before any letter. */
const LEFT_TO_RIGHT = "\u200e"

/** Returns a value whose signs stay in order. */
export function bidiIsolate(value: string): string {
  if (!IS_RTL || value.startsWith(ISOLATE[0])) return value
  return `${ISOLATE[0]}${value.startsWith("/") ? LEFT_TO_RIGHT : ""}${value}${ISOLATE[1]}`
}

export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return value.toLocaleString(SITE_LANGUAGE, options)
}

/** Returns a text with its values in place of `{name}`; numbers are written as in the site's language. */
export function fillText(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (name: string, key: string) => {
    const value = values[key] ?? name
    return typeof value === "number" ? formatNumber(value) : bidiIsolate(value)
  })
}

/** Returns words in a row, separated as in the site's language. Hebrew joins “and” to a Hebrew word, so the marks are added last. */
export function formatList(words: readonly string[]): string {
  const parts = new Intl.ListFormat(SITE_LANGUAGE, { type: "conjunction", style: "narrow" }).formatToParts(words)
  return parts.map(({ type, value }) => (type === "element" ? bidiIsolate(value) : value)).join("")
}

/** Returns the form for a number, `{count}`, with its values. */
export function fillPlural(forms: PluralForms, count: number, values: Values = {}): string {
  const category = new Intl.PluralRules(SITE_LANGUAGE).select(count)
  return fillText(forms[category] ?? forms.other, { count, ...values })
}
