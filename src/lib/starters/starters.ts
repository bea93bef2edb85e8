import ar from "~/src/lib/starters/ar.json"
import de from "~/src/lib/starters/de.json"
import en from "~/src/lib/starters/en.json"
import es from "~/src/lib/starters/es.json"
import fr from "~/src/lib/starters/fr.json"
import he from "~/src/lib/starters/he.json"
import it from "~/src/lib/starters/it.json"
import ja from "~/src/lib/starters/ja.json"
import ko from "~/src/lib/starters/ko.json"
import nl from "~/src/lib/starters/nl.json"
import pl from "~/src/lib/starters/pl.json"
import pt from "~/src/lib/starters/pt.json"
import tr from "~/src/lib/starters/tr.json"
import uk from "~/src/lib/starters/uk.json"
import zh from "~/src/lib/starters/zh.json"
import { textsKey } from "~/src/lib/texts/languages"

export type Starter = typeof en

/** The texts with which a site and its files begin, by language. No script of a page imports this file. */
export const STARTERS: Readonly<Record<string, Starter>> = {
  ar,
  de,
  en,
  es,
  fr,
  he,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  tr,
  uk,
  zh,
}

/** A language without texts gets the English ones. */
export function starterFor(tag: string): Starter {
  return STARTERS[textsKey(tag) ?? "en"] ?? en
}
