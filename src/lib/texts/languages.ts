import ar from "~/src/lib/texts/ar.json"
import de from "~/src/lib/texts/de.json"
import { en } from "~/src/lib/texts/en"
import es from "~/src/lib/texts/es.json"
import fr from "~/src/lib/texts/fr.json"
import he from "~/src/lib/texts/he.json"
import it from "~/src/lib/texts/it.json"
import ja from "~/src/lib/texts/ja.json"
import ko from "~/src/lib/texts/ko.json"
import nl from "~/src/lib/texts/nl.json"
import pl from "~/src/lib/texts/pl.json"
import pt from "~/src/lib/texts/pt.json"
import type { Texts } from "~/src/lib/texts/texts"
import tr from "~/src/lib/texts/tr.json"
import uk from "~/src/lib/texts/uk.json"
import zh from "~/src/lib/texts/zh.json"

/** The languages of the interface (J1). No script of a page imports this file. */
export const LANGUAGES: Readonly<Record<string, Texts>> = { ar, de, en, es, fr, he, it, ja, ko, nl, pl, pt, tr, uk, zh }

/** Null if there are no texts. A region uses the texts of its language. */
export function textsKey(tag: string): string | null {
  const { language, script } = new Intl.Locale(tag).maximize()
  const key = language ?? tag
  const isWritten = Object.hasOwn(LANGUAGES, key) && new Intl.Locale(key).maximize().script === script
  return isWritten ? key : null
}

/** Returns the name of a language in another one, or in itself; that of its region only if others are of the same language. */
export function languageName(tag: string, inLanguage = tag, others: readonly string[] = []): string {
  const { language, script } = new Intl.Locale(tag)
  const isOnly = others.every((other) => other === tag || new Intl.Locale(other).language !== language)
  const named = isOnly ? [language, script].filter(Boolean).join("-") : tag
  return new Intl.DisplayNames(inLanguage, { type: "language" }).of(named) ?? tag
}

/** Returns the texts for a language, with those of the owner in place of the shipped ones. */
export function textsFor(tag: string, own: unknown): Texts {
  return replaceTexts(LANGUAGES[textsKey(tag) ?? "en"] ?? en, own) as Texts
}

/** Plural forms are added: the owner's language may have more of them than English. */
function replaceTexts(shipped: unknown, own: unknown): unknown {
  if (isGroup(shipped) && isGroup(own)) {
    const replaced = Object.entries(own).map(([key, value]) => [key, replaceTexts(shipped[key], value)])
    return { ...shipped, ...Object.fromEntries(replaced) }
  }
  return typeof own === "string" ? own : shipped
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null
}
