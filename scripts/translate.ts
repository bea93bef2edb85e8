import path from "node:path"

import { ROOT } from "~/scripts/command/folders"
import { FLAG, readFlags } from "~/scripts/command/read-flags"
import { refuseLinksOut } from "~/scripts/command/refuse-uncommitted"
import { OwnerError, runCommand } from "~/scripts/command/run-command"
import { writeOrShow } from "~/scripts/command/write-files"
import { finishTranslation, makeTranslation, untranslatedNames } from "~/scripts/translate/make-translation"

const HELP = `npm run translate -- <name> <language> [flags]: makes the file of a translation

  <name>       the folder of a project or note; home, about, privacy or resume (a project of such a name: projects/about);
               or a page of your own, e.g. imprint
  <language>   one of the languages in content/site.yaml, e.g. de
  --done       notes that the translation is up to date with its original, and publishes it
  --all        in place of a name: makes every file that is missing
  --dry-run    shows the file, but writes nothing
  --help       this text`

void runCommand(() => {
  const { values, positionals } = readFlags(HELP, { all: FLAG, done: FLAG, "dry-run": FLAG }, { maxPositionals: 2 })
  const [name, language] = positionals
  refuseLinksOut(ROOT)
  const content = path.join(ROOT, "content")
  const isDryRun = values["dry-run"] === true
  if (values.all) {
    if (name === undefined || language !== undefined || values.done) {
      throw new OwnerError("Write only the language: npm run translate -- --all de")
    }
    return translateAll(content, name, isDryRun)
  }
  if (name === undefined || language === undefined) {
    throw new OwnerError("Write what to translate, and the language: npm run translate -- about de")
  }
  const made = (values.done ? finishTranslation : makeTranslation)(content, name, language)
  if (!writeOrShow(ROOT, made, isDryRun)) return
  if (values.done) return console.log(`${made.file} is up to date. Next: npm run check:content`)
  console.log(`Created ${made.file}. Translate its texts, then run: npm run translate -- ${name} ${language} --done`)
})

function translateAll(content: string, language: string, isDryRun: boolean): void {
  const names = untranslatedNames(content, language)
  for (const name of names) {
    const made = makeTranslation(content, name, language)
    if (writeOrShow(ROOT, made, isDryRun)) console.log(`Created ${made.file}`)
  }
  const next = `Translate the texts of each, then run: npm run translate -- <name> ${language} --done`
  console.log(names.length === 0 ? `Everything has a translation into "${language}".` : next)
}
