/** The fields of every node with a text (J2). */
export const LANGUAGE_FIELDS = /* GraphQL */ `"The language of its text."
    language: String!
    "The language of its text, if that is not the site's."
    lang: String
    "The name of that language in the site's."
    languageName: String
    "The languages in which the site has it, the original one first; none in a site in one language."
    translations: [Translation!]!
    "The languages of the site into which it is not translated."
    missingTranslations: [String!]!
`

/** What the build computes of languages (J2). */
export const languageTypes = /* GraphQL */ `
  "A page in one of the languages of the site."
  type Translation {
    language: String!
    "Its path, without base path and trailing slash, e.g. \`/de/projects/note-g\`."
    path: String!
  }
`
