import type { Code } from "mdast"
import { visit } from "unist-util-visit"

import { type Diagnostic, formatValue } from "~/src/doctor/diagnostic"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { positionsIn } from "~/src/doctor/text/text-parts"
import { parseCodeInfo } from "~/src/lib/code-info"

/** How other systems name a file after the fence. */
const NAMED = /^(?:title|file-?name|file|path|name|caption)=["']?(?<name>[^"']+)["']?$/i
/** How MkDocs, Docusaurus and others list lines, e.g. `hl_lines="2 4-5"` and `{1-3` without its end. */
const LISTED = /^(?:(?:hl_lines|mark|highlight|lines)=)?["'{[]*(?<lines>\d[\d\s,-]*)["'}\]]*$/i
/** A file's name after the language, as in Zenn: ```ts:src/a.ts */
const NAMED_BY_COLON = /^(?<lang>[\w+#-]+):(?<name>\S+\.\w+)$/
/** A cell of a notebook, which another rule reports. */
const CELL = /^\{[.\s]*[a-z]/i

/** Warns about words after the fence of a code block that do nothing, and about marked lines that the code does not have (M3). */
export function checkCodeInfo(text: MarkdownText): Diagnostic[] {
  const positionAt = positionsIn(text)
  const diagnostics: Diagnostic[] = []
  visit(text.tree, "code", (node) => {
    const start = node.position?.start.offset ?? 0
    const [fence = ""] = text.body.slice(start).split(/\r?\n/, 1)
    if (!/^[`~]{3}/.test(fence) || CELL.test(node.lang ?? "")) return
    for (const { written, message, write, fix = write === undefined ? "Remove it." : `Write ${write}.` } of problemsOf(
      node,
    )) {
      const at = start + fence.indexOf(written)
      const [from, to] = [positionAt(at), positionAt(at + written.length)]
      const edits = write === undefined ? {} : { edits: [{ from, to, text: write }] }
      diagnostics.push({ severity: "warning", file: text.fields.file, field: "code", ...from, message, fix, ...edits })
    }
  })
  return diagnostics
}

type Problem = { written: string; message: string; write?: string | undefined; fix?: string }

function problemsOf(node: Code): Problem[] {
  const colon = NAMED_BY_COLON.exec(node.lang ?? "")
  const named = colon && {
    ...{ written: colon[0], message: `${formatValue(colon[0])} is no language.` },
    write: `${colon.groups?.lang} title="${colon.groups?.name}"`,
  }
  const { lines, unread } = parseCodeInfo(node)
  const unknown = unread.map((written) => {
    return { written, message: `Pages do not know ${formatValue(written)} of a code block.`, write: rewrite(written) }
  })
  const count = node.value.split("\n").length
  const beyond = lines
    .filter(([from, to]) => from < 1 || to < from || to > count)
    .map(([from, to]) => {
      const range = from === to ? `${from}` : `${from}-${to}`
      const message = `The code has no lines ${formatValue(range)}: its lines are 1 to ${count}.`
      return { written: range, message, fix: "Name lines of this code between { and }." }
    })
  return [...(named ? [named] : []), ...unknown, ...beyond]
}

/** Returns what a part of another system would be here; undefined if there is nothing like it. */
function rewrite(written: string): string | undefined {
  const name = NAMED.exec(written)?.groups?.name?.trim()
  if (name) return `title="${name}"`
  const lines = LISTED.exec(written)
    ?.groups?.lines?.trim()
    .replace(/[\s,]+/g, ",")
    .replace(/[,-]+$/, "")
  return lines && `{${lines}}`
}
