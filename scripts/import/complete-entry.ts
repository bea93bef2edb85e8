import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { visit } from "unist-util-visit"

import type { Diagnostic, TextEdit } from "~/src/doctor/diagnostic"
import { applyEdits } from "~/src/doctor/edits/apply-edits"
import { parseMarkdown } from "~/src/doctor/markdown/parse-markdown"
import type { ReadEntry } from "~/src/doctor/readers/read-entry"
import { ALT_PLACEHOLDER } from "~/src/doctor/schemas/field-types"
import { projectSchema } from "~/src/doctor/schemas/project-schema"
import { isFuture } from "~/src/doctor/translation/convert-date"
import { isEmpty, isFields } from "~/src/doctor/translation/field-values"
import { commentOut, lineOf } from "~/src/doctor/translation/write-field"

import { type EntryFolder, readStaged } from "./staged-entry"

const MAX_SUMMARY = 200
const SUMMARY_PLACEHOLDER = "Say here in one sentence what it is and why it mattered."
const NO_DATE = "# The source does not say when it began."
/** What only the owner knows, by the words that are written for it. */
const UNKNOWN = { date: NO_DATE, summary: SUMMARY_PLACEHOLDER, alt: ALT_PLACEHOLDER }
/** HugoBlox finds this picture without a field. */
const COVER = /^(?:featured|cover)\.(?:png|jpe?g|webp|avif|tiff?)$/
const IN_BRACES = /^---\s*\{/
const FRONT_MATTER = /^(---|\+\+\+)[ \t]*\r?\n([\s\S]*?)(?<=\n)\1[ \t]*(?=\r?\n|$)/

/** What is known of an entry apart from its file. */
export type Known = { title: string; date: string | undefined; fields?: { featured?: true; draft?: true }; now: Date }

/** Makes front matter that cannot be read, or completed, a comment: its owner has to write the fields. */
export function commentUnreadable(root: string, entry: EntryFolder): void {
  const { fields, markdown, diagnostics } = readStaged(root, entry)
  const isBroken = diagnostics.some(({ field }) => field === "YAML" || field === "front matter")
  const isList = fields.data !== null && !isFields(fields.data)
  edit(root, entry, (text) => {
    if (markdown !== null && !isBroken && !isList && !IN_BRACES.test(text)) return text
    const [whole = "", , head = ""] = FRONT_MATTER.exec(text) ?? []
    return `---\n${head.replace(/^(?=[^#\r\n])/gm, "# ")}draft: true\n---\n${text.slice(whole.length).trimStart()}`
  })
}

/**
 * Adds the fields that an entry needs and does not have: from its file's name, and from its text. What only its owner knows gets
 * a placeholder, and makes it a draft.
 */
export function addMissing(root: string, entry: EntryFolder, { title, date, fields: more = {}, now }: Known): void {
  const read = readStaged(root, entry)
  const { markdown } = read
  if (markdown === null) return
  const data = isFields(read.fields.data) ? read.fields.data : {}
  const { summary, isWhole } = summaryOf(markdown.body)
  const month = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}`
  const cover = read.foreign().files.find((name) => COVER.test(name) && !markdown.body.includes(name))
  const known = {
    title,
    date: date ?? month,
    summary: summary ?? SUMMARY_PLACEHOLDER,
    ...(more.featured && { featured: true }),
    ...(cover !== undefined && { cover: { src: cover, alt: ALT_PLACEHOLDER } }),
  }
  const missing = Object.entries(known).filter(([field]) => isEmpty(data[field] ?? null))
  const isUnknown = (field: string) => missing.some(([name]) => name === field)
  const lines = missing.map(([field, value]) => {
    const comment = field === "date" && date === undefined ? ` ${NO_DATE}` : ""
    return lineOf(field, value, "YAML") + comment
  })
  const empty = missing.flatMap(([field]) => commentOut(read.fields, field) ?? [])
  const isMoved = isWhole && isUnknown("summary")
  edit(root, entry, (text) => {
    const withFields = applyEdits(text, [[...empty, ...insertion(read, lines)]])
    return isMoved ? withFields.slice(0, withFields.length - markdown.body.length) : withFields
  })
  const isLeft = (isUnknown("date") && date === undefined) || (isUnknown("summary") && summary === undefined)
  // Before its date, other systems hide an entry.
  if (more.draft || isLeft || isFuture(data.date ?? date)) makeDraft(root, entry)
}

/** Returns the fields of an entry that only its owner can write. */
export function unknownFields(root: string, entry: EntryFolder): string[] {
  const text = readFileSync(path.join(root, entry, "index.md"), "utf8")
  return Object.entries(UNKNOWN).flatMap(([field, words]) => (text.includes(words) ? field : []))
}

/** Makes an entry a draft; returns whether it was none. */
export function makeDraft(root: string, entry: EntryFolder): boolean {
  const read = readStaged(root, entry)
  if (read.fields.valueAt(["draft"]) === true) return false
  const own = commentOut(read.fields, "draft") ?? []
  edit(root, entry, (text) => applyEdits(text, [[...own, ...insertion(read, ["draft: true"])]]))
  return true
}

/** Makes the fields that have errors comments. */
export function commentOutWrong(root: string, entry: EntryFolder, errors: readonly Diagnostic[]): void {
  const { fields } = readStaged(root, entry)
  const wrong = new Set(errors.map(({ field }) => field.split(/[.[]/)[0] ?? ""))
  const edits = [...wrong].map((key) => commentOut(fields, key) ?? [])
  edit(root, entry, (text) => applyEdits(text, edits))
}

/** Returns the edit that writes lines at the end of the front matter. */
function insertion({ fields, markdown }: ReadEntry, lines: readonly string[]): TextEdit[] {
  if (markdown === null || lines.length === 0) return []
  const [first] = isFields(fields.data) ? Object.keys(fields.data) : []
  const column = first === undefined ? 1 : (fields.keyRangeOf([first])?.from.column ?? 1)
  const at = { line: markdown.bodyLine - 1, column: 1 }
  return [{ from: at, to: at, text: lines.map((line) => `${" ".repeat(column - 1)}${line}\n`).join("") }]
}

/** Returns the first sentences of a text as far as they fit, and whether they are the whole text, without any markup. */
function summaryOf(body: string): { summary?: string | undefined; isWhole: boolean } {
  const { children } = parseMarkdown(body, { file: "", bodyLine: 0 }).tree
  const first = children.find(({ type }) => type !== "html" && type !== "heading")
  if (first?.type !== "paragraph") return { isWhole: false }
  let words = ""
  visit(first, (node) => {
    words += "value" in node && node.type !== "html" ? node.value : node.type === "break" ? " " : ""
  })
  const text = words.replace(/\s+/g, " ").trim()
  const isShort = text.length <= MAX_SUMMARY
  const sentences = isShort ? text : /^.{20,199}[.!?…](?= )/.exec(text)?.[0]
  const { data: summary } = projectSchema.shape.summary.safeParse(sentences)
  const isPlain = children.length === 1 && first.children.every(({ type }) => type === "text")
  return { summary, isWhole: isPlain && isShort && summary !== undefined }
}

function edit(root: string, entry: EntryFolder, change: (text: string) => string): void {
  const file = path.join(root, entry, "index.md")
  writeFileSync(file, change(readFileSync(file, "utf8")))
}
