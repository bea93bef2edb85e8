import { parseDocument, stringify } from "yaml"

import { OwnerError } from "../command/owner-error.mjs"

/** @typedef {import("./answers.mjs").Answers} Answers */

/**
 * Returns the settings of a new site.
 * @param {Answers} answers
 * @param {Date} now
 */
export function newSettings({ name, email, url, accent, language, profiles }, now) {
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

/**
 * Puts the answers into the owner's settings. Everything else stays, comments included.
 * @param {string} text
 * @param {Answers} answers
 */
export function changeSettings(text, { name, email, url, accent, language, profiles }) {
  const settings = readYaml("content/site.yaml", text)
  /** @type {[path: string[], value: unknown][]} */
  const fields = [
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

/**
 * Puts name and headline into the owner's home page. Everything else stays.
 * @param {string} text
 * @param {Answers} answers
 */
export function changeHome(text, { name, headline }) {
  const [, fields, body] = FRONT_MATTER.exec(text) ?? []
  if (fields === undefined || body === undefined) return text
  const frontMatter = readYaml("content/home.md", fields)
  frontMatter.set("title", name)
  frontMatter.set("headline", headline)
  return `---\n${frontMatter}---${body}`
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?\n)---([\s\S]*)$/

/**
 * @param {string} file
 * @param {string} text
 */
function readYaml(file, text) {
  const document = parseDocument(text)
  if (document.errors.length === 0) return document
  throw new OwnerError(`${file} cannot be read. Run npm run check:content to see why, and fix it first.`)
}

/**
 * Returns the answers of an earlier run from the files that it wrote.
 * @param {string} settings
 * @param {string} home
 * @returns {Partial<Answers>}
 */
export function readAnswers(settings, home) {
  const { author, siteUrl, language, theme, profiles } = readYaml("content/site.yaml", settings).toJS() ?? {}
  const { headline } = readYaml("content/home.md", FRONT_MATTER.exec(home)?.[1] ?? "").toJS() ?? {}
  const { name, email } = author ?? {}
  const answers = { name, headline, email, url: siteUrl, accent: theme?.accent, language, profiles }
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer != null))
}

/**
 * Returns first texts for the three pages.
 * @param {Answers} answers
 * @param {Date} now
 * @returns {Record<string, string>}
 */
export function newPages({ name, headline }, now) {
  const updated = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}-${String(now.getDate()).padStart(2, "0")}`
  return {
    "content/home.md": page(
      "home",
      { title: name, headline, description: `The work of ${name}: projects, and how to get in touch.` },
      // The home page shows it below the projects, under the heading "About".
      `I am ${name}, and these are my projects: what they are for, how they were made, and what came of them.`,
    ),
    "content/about.md": page(
      "about",
      { title: "About", description: `Who ${name} is, and how to get in touch.` },
      `I am ${name}. ${headline}`,
    ),
    "content/privacy.md": page(
      "privacy",
      {
        title: "Privacy Policy",
        description: "What this site keeps in your browser, and which services it uses.",
        updated,
      },
      PRIVACY,
    ),
  }
}

/**
 * The comment by which editors find the schema of the fields.
 * @param {string} name
 */
function schemaLine(name) {
  return `# yaml-language-server: $schema=../docs/schemas/${name}.schema.json\n`
}

/**
 * @param {string} name
 * @param {Record<string, string>} fields
 * @param {string} body
 */
function page(name, fields, body) {
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
