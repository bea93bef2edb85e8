import { textLanguages } from "~/src/build/text-languages"
import { ABOUT_PATH } from "~/src/lib/addresses/paths"
import { languageName } from "~/src/lib/texts/languages"

import { type Context, type Fields, oncePerBuild } from "./query-context"

/** The résumé has no page of its own: it is on the About page. */
type Content = { parent: string; lang?: string; path?: string }

/** The language of a content node, and its translations (J2, J4). */
export const languageFields = {
  language: { resolve: (source, _args, context) => languagesOf(source, context).language },
  lang: { resolve: ofOtherLanguage((language) => language) },
  languageName: { resolve: ofOtherLanguage(languageName) },
  translations: {
    resolve(source, _args, context) {
      const at = source.path ?? ABOUT_PATH
      const { translations, first } = languagesOf(source, context)
      return translations.map((language) => ({ language, path: language === first ? at : `/${language}${at}` }))
    },
  },
  missingTranslations: { resolve: (source, _args, context) => languagesOf(source, context).missing },
} satisfies Fields<Content>

/** Null in the language of the site. */
function ofOtherLanguage(describe: (language: string, site: string) => string) {
  return (source: Content, _args: object, context: Context) => {
    const { language, site } = languagesOf(source, context)
    return language === site ? null : describe(language, site)
  }
}

/** `lang` is what the file states in this build. */
function languagesOf({ parent, lang }: Content, context: Context) {
  const languages = languagesOfFile(parent, context)
  return { ...languages, language: lang ?? languages.language }
}

const languagesOfFile = oncePerBuild((id, { nodeModel }) => {
  const node = nodeModel.getNodeById({ id }) as { absolutePath?: string; fileAbsolutePath?: string }
  return textLanguages(node.fileAbsolutePath ?? node.absolutePath ?? "")
})
