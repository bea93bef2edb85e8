import { parseDocument, stringify } from "yaml"

import { OwnerError } from "../command/owner-error.mjs"

/** @typedef {import("./answers.mjs").Answers} Answers */

/**
 * The settings of a new site.
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
  return `${modeline("site")}# Everything about the site that is not a page; docs/content.md lists all settings.\n\n${stringify(settings)}`
}

/**
 * The owner's own settings with the answers put in; all else, comments too, stays.
 * @param {string} text
 * @param {Answers} answers
 */
export function changedSettings(text, { name, email, url, accent, language, profiles }) {
  const settings = readable("content/site.yaml", text)
  settings.set("title", name)
  settings.set("siteUrl", url)
  settings.set("language", language)
  settings.setIn(["author", "name"], name)
  if (email === "") settings.deleteIn(["author", "email"])
  else settings.setIn(["author", "email"], email)
  if (accent !== "") settings.setIn(["theme", "accent"], accent)
  else if (settings.hasIn(["theme", "accent"])) settings.deleteIn(["theme", "accent"])
  settings.set("profiles", settings.createNode(profiles))
  return settings.toString()
}

/**
 * The owner's own home page with name and headline put in; its other fields and its text stay.
 * @param {string} text
 * @param {Answers} answers
 */
export function changedHome(text, { name, headline }) {
  const [, fields, body] = FRONT_MATTER.exec(text) ?? []
  if (fields === undefined || body === undefined) return text
  const frontMatter = readable("content/home.md", fields)
  frontMatter.set("title", name)
  frontMatter.set("headline", headline)
  return `---\n${frontMatter}---${body}`
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?\n)---([\s\S]*)$/

/**
 * Throws an OwnerError for YAML that cannot be read, and so not be changed.
 * @param {string} file
 * @param {string} text
 */
function readable(file, text) {
  const document = parseDocument(text)
  if (document.errors.length === 0) return document
  throw new OwnerError(`${file} cannot be read: npm run check:content says where. Mend it first.`)
}

/**
 * What an earlier run has been told, read from the files it wrote.
 * @param {string} settings
 * @param {string} home
 * @returns {Partial<Answers>}
 */
export function earlierAnswers(settings, home) {
  const { author, siteUrl, language, theme, profiles } = readable("content/site.yaml", settings).toJS() ?? {}
  const { headline } = readable("content/home.md", FRONT_MATTER.exec(home)?.[1] ?? "").toJS() ?? {}
  const answers = {
    name: author?.name,
    headline,
    email: author?.email,
    url: siteUrl,
    accent: theme?.accent,
    language,
    profiles,
  }
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer != null))
}

/**
 * First texts for the three pages.
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
      // The home page sets it below the projects, under the heading "About".
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
 * Tells editors which schema helps with the fields below.
 * @param {string} name
 */
function modeline(name) {
  return `# yaml-language-server: $schema=../docs/schemas/${name}.schema.json\n`
}

/**
 * @param {string} name
 * @param {Record<string, string>} fields
 * @param {string} body
 */
function page(name, fields, body) {
  return `---\n${modeline(name)}${stringify(fields, { defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" })}---\n\n${body}\n`
}

const PRIVACY = `This site has no accounts, no mailing list and no advertising. Which services it uses is listed under
“Services” at the end of this page; that list is made from the settings of the site itself.

## What stays in your browser

Your choices, and your place on a page and in the list of projects, may be kept in your browser. They are listed under
“What your browser keeps” at the end of this page. You can remove all of it by clearing the site’s data in your browser.

## The server

Whoever hosts these files may keep ordinary access logs: the address a request came from, the time, the page, and the
kind of browser.`
