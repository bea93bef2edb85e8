import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { visit } from "unist-util-visit"

import type { Diagnostic } from "~/src/doctor/diagnostic"
import { type MarkdownFile, parseMarkdown } from "~/src/doctor/markdown/parse-markdown"
import { findForeignCode, findMdxCode } from "~/src/doctor/text/foreign-markup"
import { isIn, partsOf, type Range } from "~/src/doctor/text/text-parts"

import { type EntryFolder, readStaged } from "./staged-entry"

/** Code of another system that has become a comment, and what to do about it. */
export type Commented = Diagnostic & Range & { comment: string }

/** Returns what finds the code in a file of another system. */
export function codeFinder(file: string): typeof findForeignCode {
  return /\.mdx$/i.test(file) ? findMdxCode : findForeignCode
}

/**
 * Makes the tags and components of another system comments, which no page contains. `isWhole` is false if one of them is where no
 * comment can be, such as in an address or a tag.
 */
export function commentCode(
  root: string,
  entry: EntryFolder,
  find: typeof findForeignCode,
): { commented: Commented[]; isWhole: boolean } {
  const { markdown, foreign } = readStaged(root, entry)
  if (markdown === null) return { commented: [], isWhole: true }
  const { body } = markdown
  const text = { ...markdown, ...treesOf(markdown, body) }
  const found = find(text, { pages: [], foreign })
  const all = found.map(({ start, end, diagnostic }) => {
    // A comment in it would end this one.
    const source = body.slice(start, end).replaceAll("-->", "--&gt;").replaceAll("--!>", "--!&gt;")
    return { ...diagnostic, start, end, comment: `<!-- ${source} -->` }
  })
  const { addresses } = partsOf(text)
  const isInAddress = (one: Range) =>
    addresses.some((address) => isIn(one, address)) ||
    /\]\([^\s()]*$|<[a-z](?:(?!\n\s*\n)[^<>])*$/i.test(body.slice(0, one.start))
  const hidden = all.filter((one) => !isInAddress(one) && isHidden(markdown, withComments(body, [one]), one))
  const written = withComments(body, hidden)
  const file = path.join(root, entry, "index.md")
  const before = readFileSync(file, "utf8").slice(0, -body.length || undefined)
  writeFileSync(file, before + written)
  return { commented: hidden, isWhole: hidden.length === all.length }
}

function withComments(body: string, comments: readonly Commented[]): string {
  return comments.reduceRight((text, { start, end, comment }) => text.slice(0, start) + comment + text.slice(end), body)
}

/** Returns whether a comment is one for Markdown, too, and ends where it should. */
function isHidden(markdown: MarkdownFile, body: string, { comment }: Commented): boolean {
  const seen: string[] = []
  visit(treesOf(markdown, body).html, "comment", ({ value }) => void seen.push(`<!--${value}-->`))
  return seen.includes(comment.replaceAll("\r", ""))
}

function treesOf({ fields, bodyLine }: MarkdownFile, body: string) {
  return parseMarkdown(body, { file: fields.file, bodyLine })
}
