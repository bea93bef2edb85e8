import path from "node:path"

import { codePoint, type Diagnostic, say, warn } from "~/src/doctor/diagnostics/diagnostic"
import { CONTENT_FOLDER, displayPath, PUBLICATIONS_FILE } from "~/src/doctor/readers/files/content-folder"
import { readText } from "~/src/doctor/readers/files/read-text"
import type { FieldSource } from "~/src/doctor/readers/formats/field-source"

/** Controls, what Unicode never assigns, signs that only one font has, and what programs write in place of an object or a broken sign. */
const UNPRINTABLE = /(?![\t\n\r])[\p{Cc}\p{Co}\p{Noncharacter_Code_Point}\ufffc\ufffd]/gu
/** As JSON has to write controls. */
const ESCAPED = /(?<!\\)\\u([\da-f]{4})/gi
/** What the codes from 0x80 on are in Windows-1252. Node decodes that as Latin-1. */
const [WINDOWS, FIRST_CODE] = ["€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ", 0x80]

/** Warns about signs that readers see as a box or not at all, in the files of pages and in those of data. */
export function checkUnprintableSigns(root: string, sources: readonly FieldSource[]): Diagnostic[] {
  return [...sources.map(({ file }) => file), displayPath(PUBLICATIONS_FILE)].flatMap((file) => {
    const { text } = readText(root, path.posix.relative(CONTENT_FOLDER, file))
    return (text ?? "").split("\n").flatMap((line, index) => signsIn(line, { file, line: index + 1 }))
  })
}

/** Reports each sign once. */
function signsIn(words: string, { file, line }: { file: string; line: number }): Diagnostic[] {
  const escaped = file.endsWith(".json") ? [...words.matchAll(ESCAPED)] : []
  const signs = [
    ...[...words.matchAll(UNPRINTABLE)].map(({ 0: sign, index }) => ({ sign, index, length: 1 })),
    ...escaped.map(({ 0: { length }, 1: code = "", index }) => {
      return { sign: String.fromCharCode(Number.parseInt(code, 16)), index, length }
    }),
  ].filter(({ sign }) => sign.search(UNPRINTABLE) === 0)
  const first = signs.filter(({ sign }, index) => signs.findIndex((other) => other.sign === sign) === index)
  return first.map(({ sign, index, length }) => {
    const column = index + 1
    const message = `${codePoint(sign)} is shown as a box or not at all.`
    const report = (fix: string) =>
      warn({ file, line, column, field: "sign" }, say("unprintable-character", message, fix))
    const meant = WINDOWS[sign.charCodeAt(0) - FIRST_CODE]?.trim()
    if (!meant) return report("Type the word again without it: it may mean a hyphen or several letters.")
    const edits = [{ from: { line, column }, to: { line, column: column + length }, text: meant }]
    return { ...report(`Write ${meant}, which it is in a text of Windows.`), edits }
  })
}
