import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { Document } from "yaml"

import { PAGE_FIELDS, PROJECT_FIELDS, RESUME_ENTRIES, SITE_FIELDS } from "./content-fields"
import { AS_MARKDOWN, MARKDOWN_POSITIONS } from "./markdown-positions"
import { OWN_WORDS, REFUSED_AS_MARKDOWN } from "./own-words"

const TEXTS = Object.values(OWN_WORDS)
const PICTURE = "tests/fixtures/site/content/projects/plates/square.png"
const FILM = "tests/fixtures/site/content/projects/film/film.webm"

/** A heading about the boot script, which is no attack. */
const HARMLESS = "## Why `<script>(function () {` was everywhere"

/**
 * Writes the corpus as the content of a site: a project for each text, which holds it in every field that it fits into and in
 * every position of its Markdown; all texts in every section of the résumé; of single pages and settings, another text in each
 * field.
 * NOTE the site's content folder, which is replaced
 */
export function writeHostileSite(root: string) {
  rmSync(root, { recursive: true, force: true })
  for (const [index, text] of TEXTS.entries()) writeProject(root, `text-${index + 1}`, text)
  for (const [index, [page, fields]] of Object.entries(PAGE_FIELDS).entries()) {
    const values = withTexts(fields, (place, most) => nextThatFits(index * 10 + place, most))
    write(root, `${page}.md`, markdownFile(values, markdownWith(TEXTS[index] ?? "")))
  }
  // JSON is YAML.
  write(root, "site.yaml", toJson(withTexts(SITE_FIELDS, (place, most) => nextThatFits(place + 7, most))))
  write(root, "resume.json", toJson(resume()))
  cpSync(PICTURE, path.join(root, "picture.png"))
}

function writeProject(root: string, slug: string, text: string) {
  const values = withTexts(PROJECT_FIELDS, (_place, most) => (text.length <= most ? text : null))
  write(root, `projects/${slug}/index.md`, markdownFile(values, markdownWith(text)))
  cpSync(PICTURE, path.join(root, "projects", slug, "picture.png"))
  cpSync(FILM, path.join(root, "projects", slug, "film.webm"))
}

/** The values of some fields, with a text in each for which there is one. */
export function withTexts(
  { base, fields }: import("./content-fields").Fields,
  textFor: (place: number, most: number) => string | null,
) {
  const document = new Document(base, { aliasDuplicateObjects: false })
  for (const [place, [field, most]] of fields.entries()) {
    const text = textFor(place, most)
    if (text !== null) document.setIn(field, text)
  }
  return document.toJS()
}

/** The Markdown text of a page: a text in every position, except where the content check refuses it. */
function markdownWith(text: string) {
  const positions = Object.entries(MARKDOWN_POSITIONS).filter(
    ([name]) => name !== AS_MARKDOWN || !REFUSED_AS_MARKDOWN.includes(text),
  )
  return [HARMLESS, ...positions.map(([, put]) => put(text))].join("\n\n")
}

/** The next text of the corpus, from a place on, that has at most so many characters. */
function nextThatFits(from: number, most: number) {
  return [...TEXTS.slice(from), ...TEXTS].find(({ length }) => length <= most) ?? null
}

function resume() {
  const sections = Object.entries(RESUME_ENTRIES).map(([section, entry]) => [section, TEXTS.map(entry)])
  const [text = ""] = TEXTS
  return { basics: { name: text, label: text, summary: text }, ...Object.fromEntries(sections) }
}

export function markdownFile(values: object, text: string) {
  return `---\n${toJson(values)}---\n\n${text}\n`
}

function toJson(values: object) {
  return `${JSON.stringify(values, null, 2)}\n`
}

function write(root: string, file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
