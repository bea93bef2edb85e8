import { stringify } from "yaml"

import { editFields, readFields, unreadableFile } from "~/scripts/command/edit-fields"
import { isFields } from "~/src/doctor/readers/formats/field-values"
import { starterFor } from "~/src/lib/starters/starters"
import { fillText } from "~/src/lib/texts/fill-text"
import { languageName, textsFor } from "~/src/lib/texts/languages"

import type { Answers } from "./answers"

const ENGLISH_REMARK = "# Everything about the site that is not a page; docs/content.md lists all settings.\n"
export const RESUME_SCHEMA = "../docs/schemas/resume.schema.json"

export function newSettings({ name, email, url, accent, language, profiles }: Answers, now: Date) {
  const settings = {
    title: name,
    siteUrl: url,
    language,
    author: { name, ...(email !== "" && { email }) },
    profiles,
    ...(accent !== "" && { theme: { accent } }),
    copyright: { year: now.getFullYear() },
    game: { title: "2048", url: "https://gabrielecirulli.github.io/2048/" },
  }
  const remark = starterFor(language) === starterFor("en") ? ENGLISH_REMARK : ""
  return `${schemaLine("site")}${remark}\n${stringify(settings)}`
}

type AnswerField = readonly [answer: keyof Answers, path: readonly string[]]

/** The owner's files that hold answers, each with the fields. */
const FIELDS: Record<"content/site.yaml" | "content/home.md", readonly AnswerField[]> = {
  "content/site.yaml": [
    ["name", ["title"]],
    ["url", ["siteUrl"]],
    ["language", ["language"]],
    ["name", ["author", "name"]],
    ["email", ["author", "email"]],
    ["accent", ["theme", "accent"]],
    ["profiles", ["profiles"]],
  ],
  "content/home.md": [
    ["name", ["title"]],
    ["headline", ["headline"]],
  ],
}

/** Returns the text of an owner's file with other answers. Everything else stays, comments included. */
export function changeAnswers(file: keyof typeof FIELDS, text: string, answers: Answers): string {
  const changes = FIELDS[file].map(([answer, path]) => ({ path, value: answers[answer] || undefined }))
  return editFields(file, text, changes)
}

/** Returns the answers of an earlier run in a file that it wrote. Throws an OwnerError for a value that is no answer. */
export function readAnswers(file: keyof typeof FIELDS, text: string): Partial<Answers> {
  const source = readFields(file, text)
  const answers = FIELDS[file].map(([answer, path]) => [answer, source.valueAt(path)] as const)
  const given = answers.filter(([, value]) => value != null)
  const isAnswer = (answer: keyof Answers, value: unknown) =>
    answer === "profiles" ? Array.isArray(value) && value.every(isFields) : typeof value === "string"
  if (given.every(([answer, value]) => isAnswer(answer, value))) return Object.fromEntries(given)
  throw unreadableFile(file)
}

/** Returns initial texts for the three pages, in the owner's language. */
export function newPages({ name, headline, email, profiles, language }: Answers, now: Date): Record<string, string> {
  const starter = starterFor(language)
  const texts = textsFor(language, null)
  const { services, storage } = texts.privacy
  const fill = (text: string) => fillText(text, { name, services: services.heading, storage: storage.heading })
  const sentence = email === "" && profiles.length === 0 ? "description" : "withContact"
  const home = { title: name, headline, description: fill(starter.home[sentence]) }
  const about = { title: texts.app.about, description: fill(starter.about[sentence]) }
  const privacy = {
    title: texts.app.privacyPolicy,
    description: starter.privacy.description,
    // The Swedish date format is that of ISO 8601.
    updated: now.toLocaleDateString("sv"),
  }
  return {
    // The home page shows this text below the projects, under the heading "About".
    "content/home.md": page("home", home, starter.home.text),
    "content/about.md": page("about", about, fill(starter.about.text)),
    "content/privacy.md": page("privacy", privacy, fill(starter.privacy.text.join("\n\n"))),
  }
}

/** Returns a résumé with one example of what most have. */
export function newResume({ name, headline, email, url, language }: Answers): string {
  const basics = { name, label: headline, ...(email !== "" && { email }), url }
  return `${JSON.stringify({ $schema: RESUME_SCHEMA, basics, ...exampleSections(language) }, null, 2)}\n`
}

export function exampleSections(language: string) {
  const { employer, position, summary, school, area, skill, keyword } = starterFor(language).resume
  return {
    work: [{ name: employer, position, startDate: "2020-01", summary }],
    education: [{ institution: school, area, startDate: "2015", endDate: "2019" }],
    skills: [{ name: skill, keywords: [keyword] }],
    languages: [{ language: languageName(language) }],
  }
}

/** Returns the comment by which editors find the schema of the fields. */
function schemaLine(name: string) {
  return `# yaml-language-server: $schema=../docs/schemas/${name}.schema.json\n`
}

function page(name: string, fields: Record<string, string>, body: string) {
  return `---\n${schemaLine(name)}${stringify(fields, { defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" })}---\n\n${body}\n`
}
