import { parseDocument, stringify } from "yaml"

import { OwnerError } from "~/scripts/command/run-command"

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

/** Returns the owner's settings with the answers. Everything else stays, comments included. */
export function changeSettings(text: string, { name, email, url, accent, language, profiles }: Answers) {
  const settings = readYaml("content/site.yaml", text)
  const fields: [path: string[], value: unknown][] = [
    [["title"], name],
    [["siteUrl"], url],
    [["language"], language],
    [["author", "name"], name],
    [["author", "email"], email],
    [["theme", "accent"], accent],
    [["profiles"], settings.createNode(profiles)],
  ]
  for (const [path, value] of fields) {
    if (value !== "") settings.setIn(path, value)
    else if (settings.hasIn(path)) settings.deleteIn(path)
  }
  return settings.toString()
}

/** Returns the owner's home page with the name and the headline. Everything else stays. */
export function changeHome(text: string, { name, headline }: Answers) {
  const [, fields, body] = FRONT_MATTER.exec(text) ?? []
  if (fields === undefined || body === undefined) return text
  const frontMatter = readYaml("content/home.md", fields)
  frontMatter.set("title", name)
  frontMatter.set("headline", headline)
  return `---\n${frontMatter}---${body}`
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?\n)---([\s\S]*)$/

function readYaml(file: string, text: string) {
  const document = parseDocument(text)
  if (document.errors.length === 0) return document
  throw new OwnerError(`${file} cannot be read. Run npm run check:content to see why, and fix it first.`)
}

/** Returns the answers of an earlier run from the files that it wrote. */
export function readAnswers(settings: string, home: string): Partial<Answers> {
  const { author, siteUrl, language, theme, profiles } = readYaml("content/site.yaml", settings).toJS() ?? {}
  const { headline } = readYaml("content/home.md", FRONT_MATTER.exec(home)?.[1] ?? "").toJS() ?? {}
  const { name, email } = author ?? {}
  const answers = { name, headline, email, url: siteUrl, accent: theme?.accent, language, profiles }
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer != null))
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
