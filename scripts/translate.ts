import path from "node:path"

import { ROOT } from "~/scripts/command/folders"
import { FLAG, readFlags } from "~/scripts/command/read-flags"
import { OwnerError, runCommand } from "~/scripts/command/run-command"
import { finishTranslation, writeTranslation } from "~/scripts/translate/write-translation"

const HELP = `npm run translate -- <name> <language> [flags]: makes the file of a translation

  <name>       the folder of a project; home, about, privacy or resume (a project of such a name: projects/about); or a
               page of your own, e.g. pages/imprint
  <language>   one of the languages in content/site.yaml, e.g. de
  --done       notes that the translation is up to date with its original, and publishes it
  --dry-run    shows the file, but writes nothing
  --help       this text`

void runCommand(() => {
  const { values, positionals } = readFlags(HELP, { done: FLAG, "dry-run": FLAG }, { maxPositionals: 2 })
  const [name, language] = positionals
  if (name === undefined || language === undefined) {
    throw new OwnerError("Write what to translate, and the language: npm run translate -- about de")
  }
  const content = path.join(ROOT, "content")
  if (values["dry-run"]) {
    const write = values.done ? finishTranslation : writeTranslation
    const file = write(content, name, language, (_file, text) => console.log(text))
    return console.log(`${file} has not been written. To write it, run the command without --dry-run.`)
  }
  if (values.done) {
    const file = finishTranslation(content, name, language)
    return console.log(`${file} is up to date. Next: npm run check:content`)
  }
  const file = writeTranslation(content, name, language)
  console.log(`Created ${file}. Translate its texts, then run: npm run translate -- ${name} ${language} --done`)
})
