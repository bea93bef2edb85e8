import path from "node:path"

import { ROOT } from "~/scripts/command/folders"
import { FLAG, readFlags, TEXT } from "~/scripts/command/read-flags"
import { refuseLinksOut } from "~/scripts/command/refuse-uncommitted"
import { OwnerError, runCommand } from "~/scripts/command/run-command"
import { writeOrShow } from "~/scripts/command/write-files"
import { githubProject } from "~/scripts/new/github-project"
import { freePath, longestTitle, newFile } from "~/scripts/new/project-file"
import { newSlug } from "~/scripts/new/title-slug"
import { readSite } from "~/src/doctor/readers/content/content-file"
import { isLanguageTag } from "~/src/doctor/schemas/language-tag"

const HELP = `npm run new -- "Title" [flags]

  --note                      makes a note
  --page                      makes a page of your own
  --slug my-project           the address (default: derived from the title)
  --lang de                   the language of its text, if not the site's
  --from-github owner/repo    fills in data from GitHub, also by its address (uses GITHUB_TOKEN if it is set)
  --dry-run                   shows the file, but writes nothing
  --help                      this text`

void runCommand(async () => {
  const flags = { slug: TEXT, "from-github": TEXT, lang: TEXT, note: FLAG, page: FLAG, "dry-run": FLAG }
  const { values, positionals } = readFlags(HELP, flags, { maxPositionals: Number.POSITIVE_INFINITY })
  if (positionals.length > 1) throw new OwnerError('Put the title in quotation marks: npm run new -- "My title".')
  const repository = values["from-github"]
  const [kind = "project", other] = (["page", "note"] as const).filter((name) => values[name])
  if (other !== undefined || (kind !== "project" && repository !== undefined)) {
    throw new OwnerError("--note, --page and --from-github each make something else. Use one of them.")
  }
  const token = process.env.GITHUB_TOKEN
  const known = repository === undefined ? null : await githubProject(repository, token ? { token } : {})
  const title = positionals[0]?.trim() || known?.title || ""
  if (title === "") throw new OwnerError('Give a title: npm run new -- "My title".')
  const longest = longestTitle(kind)
  if (title.length > longest) throw new OwnerError(`The title has ${title.length} characters. Use at most ${longest}.`)
  refuseLinksOut(ROOT)
  const { site } = readSite(path.join(ROOT, "content"))
  const { lang = site?.language } = values
  if (lang !== undefined && !isLanguageTag(lang))
    throw new OwnerError(`"${lang}" is not a language tag like en or de-CH.`)
  const slug = newSlug(title, { wanted: values.slug, language: lang })
  const fields = { ...known, title, ...(lang !== site?.language && { lang }) }
  const text = newFile(kind, fields, { now: new Date(), language: lang })
  const file = freePath(ROOT, kind, slug)
  if (!writeOrShow(ROOT, { file, text }, values["dry-run"] === true)) return
  const sentence = kind === "page" ? "description" : "summary"
  console.log(`Created ${file}. Write its ${sentence} and its text, then remove the line \`draft\` to publish it.`)
})
