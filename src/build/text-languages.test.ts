import { translateContent } from "~/src/doctor/rules/languages/translate-content"
import { PAGE, project, SITE } from "~/tests/fixtures/content-folder"
import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

import { languageFields } from "./graphql/language-fields"
import { textLanguages } from "./text-languages"

const folder = temporaryWorkingDirectory()
const FILE = "content/projects/one/index.md"

/** Returns the languages of the project in the build of each language. */
function languagesIn(language: string) {
  if (language === "en") return textLanguages(FILE)
  const originals = `${folder.path}/content`
  process.chdir(`${translateContent(originals, language, { withDrafts: true })}/..`)
  jest.replaceProperty(process, "env", { ...process.env, ORIGINAL_CONTENT: originals })
  return textLanguages(FILE)
}

beforeEach(() => {
  folder.write("content/site.yaml", SITE.replace("language: en\n", "language: en\nlanguages: [en, fr, de]\n"))
  folder.write("content/about.md", `${PAGE}---\n`)
  folder.write(FILE, project("lang: de"))
  folder.write("content/projects/one/index.fr.md", "---\ntitle: Un\nsummary: Deux.\n---\n")
})

// A translation does not inherit the language of its original.
test.each([
  ["en", "de"],
  ["de", "de"],
  ["fr", "fr"],
])("J2: in %s, a project in German with a translation into French is in %s", (site, language) => {
  expect(languagesIn(site)).toEqual({ language, site, first: "en", translations: ["de", "fr"], missing: ["en"] })
})

test("J2: a text in a language that the site does not have is at its root", () => {
  folder.write(FILE, project("lang: it"))
  expect(languagesIn("en")).toMatchObject({ translations: ["en", "fr"], missing: ["de"] })
  const nodeModel = { getNodeById: () => ({ fileAbsolutePath: FILE }) }
  const resolve = languageFields.language.resolve as (source: object, args: object, context: object) => unknown
  expect(resolve({ parent: "file", lang: "it" }, {}, { nodeModel })).toBe("it")
})
