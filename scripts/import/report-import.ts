import { escapeControls } from "~/src/doctor/diagnostics/diagnostic"
import { COLLECTIONS } from "~/src/lib/addresses/paths"

import { fileOf, formatEntry, type ImportedEntry } from "./import-entry"
import type { StagedImport } from "./stage-import"

/** Returns what the owner has to look at: drafts, code that became comments, and sections to paste. */
export function reportImport({ entries, paths, unused, rest }: StagedImport): string[] {
  const counts = [...COLLECTIONS, "pages"].flatMap((collection) => {
    const isText = (file: string) => collection !== "pages" || file.endsWith(".md")
    const count = paths.filter((file) => file.startsWith(`content/${collection}/`) && isText(file)).length
    const isPublished = ({ folder, fields }: ImportedEntry) => folder.startsWith(`${collection}/`) && !fields.draft
    const published = entries.filter(isPublished).length
    return count > 0 ? `\nImported ${collection}: ${count}, of which drafts: ${count - published}.` : []
  })
  const kinds = new Map<string, { line: string; count: number }>()
  for (const entry of entries) {
    for (const { written, fix } of entry.commented) {
      const [kind = ""] = /^<!-- \W*[\w-]*/.exec(written) ?? []
      const line = `${placeOf(entry, written)}  ${escapeControls(written.split("\n")[0] ?? "")}\n    ${fix}`
      kinds.set(kind, { line: kinds.get(kind)?.line ?? line, count: (kinds.get(kind)?.count ?? 0) + 1 })
    }
  }
  const code = [...kinds.values()].map(({ line, count }) => line + (count > 1 ? ` (${count} times)` : ""))
  const names = entries.flatMap((entry) => entry.kept)
  const kept = [...new Set(names)].map((name) => {
    return `${escapeControls(name)} (${names.filter((other) => other === name).length})`
  })
  const commentsWith = (pattern: RegExp) =>
    entries.flatMap((entry) =>
      entry.comments
        .filter((line) => pattern.test(line))
        .map((line) => `${placeOf(entry, `\n${line}\n`)}  ${escapeControls(line.trim())}`),
    )
  return [
    ...counts,
    ...reportDrafts(entries),
    ...listed(
      "The fields of these files cannot be read. Correct them there or in the drafts:",
      entries.flatMap(({ mistake }) => mistake ?? []).map((line) => line.split("\n").map(escapeControls).join("\n")),
    ),
    ...reportDecoration(entries),
    ...listed("Of these tags of the other system, only the words stay:", kept),
    ...listed("This code of the other system is now a comment, which no page shows:", code),
    ...listed(
      "These fields are now comments, because their addresses are not encrypted. Check that the links with https:// open:",
      commentsWith(/\bhttp:\/\//i),
    ),
    ...listed("These covers are now comments, because they are missing or no pictures:", commentsWith(/^# cover: ./)),
    ...listed("These old addresses, which not every host can redirect, are now comments:", commentsWith(/^# aliases:/)),
    ...listed("content/resume.json has these sections already. Paste from them what is missing:", rest ? [rest] : []),
    ...listed("Not imported:", unused),
    ...(unused.some((line) => /\.mdx?$|\/ \(/.test(line))
      ? ["\nTo import a text among them as a page, name its file in place of the folder of the site."]
      : []),
  ]
}

/** Returns which drafts lack fields, which lost a part, which were hidden in their source, and which are there twice. */
function reportDrafts(entries: readonly ImportedEntry[]): string[] {
  const drafts = entries.filter(({ fields }) => fields.draft === true)
  const nameOf = ({ folder, isHidden }: ImportedEntry) => ` ${folder}${isHidden ? " (hidden in its source)" : ""}`
  const lacking = drafts.filter(({ unknown }) => unknown.length > 0)
  const others = drafts.filter((entry) => !lacking.includes(entry))
  const complete = others.filter(({ isIncomplete }) => !isIncomplete)
  const foldersOf = (wanted: boolean) =>
    complete.flatMap(({ folder, isHidden }) => (isHidden === wanted ? ` ${folder}` : [])).join()
  const remove = "then remove the line draft"
  const reports = [
    [
      `These drafts lack what only you can write. Write it, ${remove}:`,
      lacking.map((entry) => `\n ${nameOf(entry)}: ${entry.unknown.join(", ")}`).join(""),
    ],
    [
      `A part of these drafts could not be taken over. Check them, ${remove}:`,
      others.flatMap((entry) => (entry.isIncomplete ? nameOf(entry) : [])).join(),
    ],
    ["Their source hides these drafts. To publish one, remove its line draft:", foldersOf(true)],
    ["The source also features the projects of these drafts:", foldersOf(false)],
  ]
  return reports.flatMap(([heading, names]) => (names === "" ? [] : `${heading}${names}`))
}

/** Returns how many pictures only decorate, because their source does not describe them. */
function reportDecoration(entries: readonly ImportedEntry[]): string[] {
  const covers = entries.filter(({ fields }) => Object(fields.cover).alt === "").length
  const all = covers + entries.flatMap(({ body }) => body.match(/!\[""\]|<img alt=""/g) ?? []).length
  if (all === 0) return []
  const fix = "Describe those that are more than decoration: in alt of the cover, in a text in place of the quotes."
  return [`\nPictures without a description, which screen readers skip: ${all}, of which covers: ${covers}.\n${fix}`]
}

function placeOf(entry: ImportedEntry, words: string): string {
  const text = formatEntry(entry)
  return `${fileOf(entry)}:${text.slice(0, text.indexOf(words)).split("\n").length + (words.startsWith("\n") ? 1 : 0)}`
}

function listed(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`\n${heading}\n${lines.join("\n")}`]
}
