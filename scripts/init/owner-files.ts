import { stringify } from "yaml"

import { changeFields, readFields } from "~/scripts/command/change-fields"

import type { Answers } from "./answers"

/** Returns the settings of a new site. */
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
  return `${schemaLine("site")}# Everything about the site that is not a page; docs/content.md lists all settings.\n\n${stringify(settings)}`
}

const SETTINGS: readonly (readonly [answer: keyof Answers, path: readonly string[]])[] = [
  ["name", ["title"]],
  ["url", ["siteUrl"]],
  ["language", ["language"]],
  ["name", ["author", "name"]],
  ["email", ["author", "email"]],
  ["accent", ["theme", "accent"]],
  ["profiles", ["profiles"]],
]
const HOME = [["name", ["title"]] as const, ["headline", ["headline"]] as const]

/** Returns the owner's settings with the answers. Everything else stays, comments included. */
export function changeSettings(text: string, answers: Answers) {
  return withAnswers("content/site.yaml", text, answers, SETTINGS)
}

/** Returns the owner's home page with the name and the headline. Everything else stays. */
export function changeHome(text: string, answers: Answers) {
  return withAnswers("content/home.md", text, answers, HOME)
}

function withAnswers(file: string, text: string, answers: Answers, fields: typeof SETTINGS) {
  const changes = fields.map(([answer, path]) => ({ path, value: answers[answer] || undefined }))
  return changeFields(file, text, changes)
}

/** Returns the answers of an earlier run from the files that it wrote. */
export function readAnswers(settings: string, home: string): Partial<Answers> {
  const site = readFields("content/site.yaml", settings)
  const page = home === "" ? undefined : readFields("content/home.md", home)
  const answers = [
    ...SETTINGS.map(([answer, path]) => [answer, site.valueAt(path)]),
    ["headline", page?.valueAt(["headline"])],
  ]
  return Object.fromEntries(answers.filter(([, value]) => value != null))
}

/** Returns initial texts for the three pages. */
export function newPages({ name, headline, email, profiles }: Answers, now: Date): Record<string, string> {
  const contact = email === "" && profiles.length === 0 ? "" : ", and how to get in touch"
  const home = { title: name, headline, description: `The work of ${name}: projects${contact}.` }
  const about = { title: "About", description: `Who ${name} is${contact}.` }
  const privacy = {
    title: "Privacy Policy",
    description: "What this site keeps in your browser, and which services it uses.",
    // The Swedish date format is that of ISO 8601.
    updated: now.toLocaleDateString("sv"),
  }
  // The home page shows this text below the projects, under the heading "About".
  const intro = "These are my projects: what they are for, how they were made, and what came of them."
  return {
    "content/home.md": page("home", home, intro),
    "content/about.md": page("about", about, `I am ${name}. This site shows what I have made.`),
    "content/privacy.md": page("privacy", privacy, PRIVACY),
  }
}

/** Returns the comment by which editors find the schema of the fields. */
function schemaLine(name: string) {
  return `# yaml-language-server: $schema=../docs/schemas/${name}.schema.json\n`
}

function page(name: string, fields: Record<string, string>, body: string) {
  return `---\n${schemaLine(name)}${stringify(fields, { defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" })}---\n\n${body}\n`
}

const PRIVACY = `This site has no accounts, no mailing list and no advertising. Which services it uses is listed under
“Services” at the end of this page; that list is made from the settings of the site itself.

## What stays in your browser

Your choices, and your place on a page and in the list of projects, may be kept in your browser. They are listed under
“What your browser keeps” at the end of this page. You can remove all of it by clearing the site’s data in your browser.

## The server

The host of these files may keep ordinary access logs: the address a request came from, the time, the page, and the
kind of browser.`
