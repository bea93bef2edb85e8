import { isWithin, NOTES_PATH, PROJECTS_PATH, type TrailingSlash } from "~/src/lib/addresses/paths"
import { pageLanguages, type Translations } from "~/src/lib/document/page-languages"
import { TEXTS } from "~/src/lib/texts/interface-texts"
import { languageAttributes } from "~/src/lib/texts/language-attributes"

type LanguageSwitcherProps = { path: string; trailingSlash: TrailingSlash; translations: Translations }

/**
 * Links to this page in the other languages of the site; where there is none, to the list of projects or notes, and says so (J3). Each
 * language is a site of its own, so these are links to documents.
 */
export function LanguageSwitcher({ path, trailingSlash, translations }: LanguageSwitcherProps) {
  const known = pageLanguages(path, trailingSlash, translations)
  const list = __HAS_NOTES__ && isWithin(path, NOTES_PATH) ? NOTES_PATH : PROJECTS_PATH
  return (
    <nav aria-label={TEXTS.languages}>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {pageLanguages(list, trailingSlash).map(({ tag, name, address }) => {
          const page = known.find((language) => language.tag === tag)
          return tag === __CONTENT_LANGUAGE__ ? null : (
            <li key={tag}>
              <a href={page?.address ?? address} hrefLang={tag} className="quiet-link -my-3 py-3">
                <span {...languageAttributes(tag)}>{name}</span>
                {page === undefined && ` (${TEXTS.notTranslated})`}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
