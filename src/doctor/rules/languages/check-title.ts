import { type Diagnostic, formatValue, say, warn } from "~/src/doctor/diagnostics/diagnostic"
import { type FieldSource, textAt } from "~/src/doctor/readers/formats/field-source"
import type { PageName } from "~/src/doctor/schemas/page-schemas"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"
import { LANGUAGES, languageName, textsKey } from "~/src/lib/texts/languages"
import type { Texts } from "~/src/lib/texts/texts"

type PageWords = (texts: Texts) => string

/** What the interface calls the pages of every site. */
const TITLES: Readonly<Record<string, PageWords>> = {
  about: ({ app }) => app.about,
  privacy: ({ app }) => app.privacyPolicy,
}
const PAGE_WORDS: readonly PageWords[] = [...Object.values(TITLES), ({ app }) => app.home, ({ app }) => app.projects]

/** Warns about a home page without the owner's name in its heading, and about the title of a page in another language than its site's. */
export function checkTitle(name: PageName, fields: FieldSource, site: SiteSettings | null): Diagnostic[] {
  const title = textAt(fields, ["title"])?.trim()
  if (title === undefined || site === null) return []
  const found = name === "home" ? checkHomeTitle(title, site) : checkLanguage(title, TITLES[name], site, fields)
  return found === null ? [] : [warn(fields.placeOf(["title"]), found)]
}

function checkHomeTitle(title: string, { author }: SiteSettings) {
  const isPageName = Object.values(LANGUAGES).some((texts) => PAGE_WORDS.some((word) => word(texts) === title))
  if (!isPageName) return null
  const message = `The heading of the home page is its title, so it is ${formatValue(title)} in place of your name.`
  return say("home-title", message, `Write title: ${formatValue(author.name)}`)
}

function checkLanguage(title: string, word: PageWords | undefined, site: SiteSettings, fields: FieldSource) {
  const language = textAt(fields, ["lang"]) ?? site.language
  const own = LANGUAGES[textsKey(language) ?? ""]
  if (word === undefined || own === undefined || word(own) === title) return null
  const [other] = Object.entries(LANGUAGES).find(([, texts]) => word(texts) === title) ?? []
  if (other === undefined) return null
  const [written, expected] = [other, language].map((tag) => languageName(tag, "en"))
  const message = `${formatValue(title)} is ${written}, but the page is in ${expected}.`
  return say("title-language", message, `Write ${formatValue(word(own))}, and the text in ${expected}, too.`)
}
