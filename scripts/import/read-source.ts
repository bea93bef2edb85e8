import { isUtf8 } from "node:buffer"
import { readFileSync } from "node:fs"
import { parseTree } from "jsonc-parser"
import { stringify } from "yaml"

import { OwnerError } from "~/scripts/command/run-command"

const FENCE = /^(?:---|\+\+\+)[ \t]*(?:\r?\n|$)/
const JSON_FIELDS = /^\{\s*"/

/** Returns the text of a file without its byte-order mark. Throws an OwnerError if it is not UTF-8. */
export function readUtf8(file: string): string {
  const bytes = readFileSync(file)
  if (!isUtf8(bytes)) throw new OwnerError(`${file} is not UTF-8. Save it as UTF-8, then run the command again.`)
  return bytes.toString("utf8").replace(/^\uFEFF/, "")
}

/** Returns the text of an entry with front matter between fences. Front matter that cannot be read makes a draft. */
export function readEntryText(file: string): string {
  const text = readUtf8(file)
  // Some systems read fields below empty lines, too.
  const trimmed = text.trimStart()
  if (FENCE.test(trimmed)) return trimmed
  if (JSON_FIELDS.test(trimmed)) return fromJson(trimmed) ?? asDraft(trimmed)
  return /^(?:---|\+\+\+)/.test(trimmed) ? asDraft(trimmed) : `---\n---\n${text}`
}

function asDraft(text: string): string {
  return `---\ndraft: true\n---\n${text}`
}

/** Returns a text that begins with fields in JSON with these in YAML; null if they cannot be read. */
function fromJson(text: string): string | null {
  const { length = 0 } = parseTree(text) ?? {}
  try {
    const fields = stringify(JSON.parse(text.slice(0, length)), { lineWidth: 0 })
    return `---\n${fields}---\n${text.slice(length).trimStart()}`
  } catch {
    return null
  }
}
