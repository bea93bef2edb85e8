import { isUtf8 } from "node:buffer"

import type { ContentProblem } from "~/src/doctor/diagnostic"

const SAVE = "save the file as UTF-8 (editors ask under “Save with encoding”)"

type DecodedText = { text: string; problems: [] } | { text: null; problems: [ContentProblem] }

/** The text of a file's bytes, without a byte-order mark of UTF-8; what is not plain UTF-8 is named instead. */
export function decodeText(file: string, bytes: Buffer): DecodedText {
  const text = bytes.toString("utf8").replace(/^\uFEFF/, "")
  const tell = (found: string, at: number, fix = SAVE): DecodedText => {
    const before = text.slice(0, Math.max(at, 0)).split("\n")
    const place = { line: before.length, column: (before.at(-1) ?? "").length + 1 }
    return { text: null, problems: [{ file, ...place, field: "encoding", found, expected: "text in UTF-8", fix }] }
  }
  if (isUtf16(bytes)) return tell("UTF-16", 0)
  if (!isUtf8(bytes))
    return tell("bytes that are not UTF-8, as Latin-1 or Windows-1252 has them", text.indexOf("\uFFFD"))
  if (text.includes("\0"))
    return tell("a NUL byte", text.indexOf("\0"), "remove it, or replace the file: it may be damaged")
  return { text, problems: [] }
}

/** Told by its byte-order mark, or by every other byte being NUL, as in Latin letters without one. */
function isUtf16(bytes: Buffer): boolean {
  const [first, second, third, fourth] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true
  return (
    bytes.length >= 4 &&
    ((second === 0 && fourth === 0) || (first === 0 && third === 0)) &&
    !(first === 0 && second === 0)
  )
}
