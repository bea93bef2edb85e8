import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { Document, type Node } from "yaml"

import { citeEntry } from "~/src/doctor/readers/publications/cite"
import { HEADINGS, PROJECT_SLUG, resumeSchema } from "~/src/doctor/schemas/resume-schema"
import { pngChunk } from "~/tests/png-header"

import { type Fields, PAGE_FIELDS, PROJECT_FIELDS, SITE_FIELDS } from "./content-fields"
import { AS_MARKDOWN, MARKDOWN_POSITIONS } from "./markdown-positions"
import { OWN_WORDS, REFUSED_AS_MARKDOWN } from "./own-words"

const TEXTS = Object.values(OWN_WORDS)
const IMAGE = "tests/fixtures/site/content/projects/plates/square.png"
const FILM = "tests/fixtures/site/content/projects/film/film #1.webm"

/** No attack, but a heading about the boot script: a build once failed on it. */
const HARMLESS = "## Why `<script>(function () {` was everywhere"

/** Every way in which a file in SVG runs code or asks another host. */
const DRAWING = `<svg viewBox="0 0 64 40" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" onload="alert(1)">
<script>alert(1)</script><script href="https://hostile.test/x.js"/><style>@im\\port "https://hostile.test/x.css";</style>
<foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject><image href="https://hostile.test/x.png"/>
<a xlink:href="javascript:alert(1)"><text>x</text></a><use href="https://hostile.test/x.svg#a"/><set attributeName="onclick" to="alert(1)"/>
<path d="M0 0h9" stroke="currentColor" fill="url(https://hostile.test/x.svg#a)" onclick="alert(1)"/></svg>`

const FILES = "![A drawing](drawing.svg)\n\n[A plan](plan.svg), [a photo](photo.png)"

/** In what no visitor sees of files: metadata, notes, hidden files (S6). */
export const SECRET = "Quibblewick Lane"

/** Writes hidden files, and a photo with metadata, into the folder `static`. */
export function writeHostileStatic(root: string): void {
  for (const file of [".env", ".git/config", "papers/.secret", ".well-known/.secret"]) write(root, file, SECRET)
  write(root, "photo.png", photo())
}

/** Returns an image in which a text names the place. */
function photo(): Buffer {
  const image = readFileSync(IMAGE)
  const text = pngChunk("tEXt", Buffer.from(`Comment\0${SECRET}`))
  // After the signature and the header.
  return Buffer.concat([image.subarray(0, 33), text, image.subarray(33)])
}

/** Writes the corpus, or other texts, as the content of a site: projects with two texts each, and all texts in every section of the résumé. */
export function writeHostileSite(root: string, all = TEXTS): void {
  rmSync(root, { recursive: true, force: true })
  for (const [index, texts] of pairTexts(all).entries()) {
    const folder = `projects/texts-${index + 1}`
    const text = index === 0 ? `${HARMLESS}\n\n${FILES}\n\n${markdownOf(texts)}` : markdownOf(texts)
    write(root, `${folder}/index.md`, markdownFile(withTexts(PROJECT_FIELDS, fitting(texts)), text))
    cpSync(IMAGE, path.join(root, folder, "picture.png"))
    cpSync(FILM, path.join(root, folder, "film.webm"))
    write(root, `${folder}/film.vtt`, `WEBVTT\n\nNOTE ${SECRET}\n\n00:00.000 --> 00:01.000\nWaves\n`)
  }
  for (const name of ["drawing.svg", "plan.svg"]) write(root, `projects/texts-1/${name}`, DRAWING)
  write(root, "projects/texts-1/photo.png", photo())
  for (const [index, [page, fields]] of Object.entries(PAGE_FIELDS).entries()) {
    const values = withTexts(fields, fitting(all.slice(index * 10, index * 10 + 10)))
    write(root, `${page}.md`, markdownFile(values, markdownOf(all.slice(index, index + 1))))
  }
  // JSON is valid YAML.
  write(root, "site.yaml", toJson(withTexts(SITE_FIELDS, fitting(all.slice(7, 17)))))
  write(root, "resume.json", toJson(resume(all)))
  write(
    root,
    "publications.bib",
    all
      .filter((text) => !text.includes("\0"))
      .map(publication)
      .join("\n"),
  )
  for (const folder of ["", "pages"]) cpSync(IMAGE, path.join(root, folder, "picture.png"))
}

/**
 * Pairs a long text with a short one, so that most fields have room for both. The short ones are also names of tags, which have
 * pages of their own.
 */
function pairTexts(all: readonly string[]): string[][] {
  const sorted = all.toSorted((a, b) => b.length - a.length)
  const longer = sorted.slice(0, Math.ceil(sorted.length / 2))
  return longer.map((long, index) => [...new Set([long, sorted.at(-1 - index) ?? long])])
}

/**
 * Puts texts into fields: into the entries of a list one each, into any other field as many as fit together.
 * @param textsFor returns the texts for a field with a maximum length
 */
export function withTexts({ base, fields }: Fields, textsFor: (most: number) => readonly string[]): object {
  const document = new Document(base, { aliasDuplicateObjects: false })
  for (const [[...field], most, mostEntries] of fields) {
    const texts = textsFor(most).slice(0, mostEntries)
    const list = field.indexOf(0)
    if (list === -1 && texts.length > 0) document.setIn(field, joinFitting(texts, most))
    for (const [index, text] of list === -1 ? [] : texts.entries()) {
      const entry = field.slice(0, list + 1).with(list, index)
      // A further entry has all required fields of the first.
      const first = document.getIn(entry.with(-1, 0), true) as Node
      if (index > 0 && !document.hasIn(entry)) document.setIn(entry, first.clone())
      document.setIn(field.with(list, index), text)
    }
  }
  return document.toJS()
}

function joinFitting([first = "", ...others]: readonly string[], most: number): string {
  return others.reduce((all, text) => (all.length + text.length < most ? `${all} ${text}` : all), first)
}

function fitting(texts: readonly string[]): (most: number) => string[] {
  return (most) => texts.filter(({ length }) => length <= most)
}

/** Returns Markdown with the texts in every position, except where the content check refuses them. */
function markdownOf(texts: readonly string[]): string {
  const positions = Object.entries(MARKDOWN_POSITIONS).filter(([name]) => name !== AS_MARKDOWN)
  const put = texts.flatMap((text, index) => positions.map(([, toMarkdown]) => toMarkdown(text, `-${index}`)))
  // Last, because a comment that does not end hides what follows.
  const kept = texts.filter((text) => !Object.values(REFUSED_AS_MARKDOWN).includes(text))
  const asMarkdown = kept.map((text) => MARKDOWN_POSITIONS[AS_MARKDOWN]?.(text))
  return [...put, ...asMarkdown].join("\n\n")
}

function resume(all: readonly string[]): object {
  const [text = ""] = all
  const sections = Object.keys(HEADINGS).map((section) => [section, all.map((entry) => resumeEntry(section, entry))])
  return { basics: { name: text, label: text, summary: text }, ...Object.fromEntries(sections) }
}

/** Returns an entry of a section with the text in every field that holds any text. */
function resumeEntry(section: string, text: string): object {
  const fields = Object.entries(resumeSchema.properties?.[section]?.items?.properties ?? {})
  const words = fields.filter(
    ([name, { type, format, items }]) => type && !format && name !== "id" && items !== PROJECT_SLUG,
  )
  return Object.fromEntries(words.map(([name, { items }]) => [name, items === undefined ? text : [text]]))
}

/** Returns an entry of BibTeX with a text as title and author, and with a hostile key and addresses. */
function publication(text: string, index: number): string {
  const key = `</script><script>alert\`${index}\`</script>`
  const url = `https://hostile.test/${index}"onmouseover="alert(1)"><script>alert(1)</script>`
  // No entry of the résumé may have the same title.
  const doi = `10.1000/${index}"onclick="alert(1)"><script>alert(1)</script>`
  const fields = { title: `${text} ${index}`, journal: text, url, doi }
  const author = { family: text }
  const entry = citeEntry({ type: "article", key, authors: [author], editors: [], title: [fields.title], fields })
  return entry.replace(/\}\n$/, () => `  code = {${url}},\n}\n`)
}

export function markdownFile(values: object, text: string): string {
  return `---\n${toJson(values)}---\n\n${text}\n`
}

function toJson(values: object): string {
  return `${JSON.stringify(values, null, 2)}\n`
}

function write(root: string, file: string, text: string | Buffer): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
