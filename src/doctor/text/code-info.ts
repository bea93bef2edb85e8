import type { Code } from "mdast"

import { type Diagnostic, formatValue } from "~/src/doctor/diagnostic"
import { didYouMean, nearestName } from "~/src/doctor/fields/nearest-name"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { nodesIn, warnAbout } from "~/src/doctor/text/text-parts"
import { parseCodeInfo } from "~/src/lib/code-info"

/** How other systems name a file after the fence, and what may be a misspelt title. */
const NAMED = /^(?<key>[\w-]+)=["']?(?<name>[^"']+)["']?$/
const NAMES = /^(?:title|file-?name|file|path|name|caption)$/i
/** How MkDocs, Docusaurus and others list lines, e.g. `hl_lines="2 4-5"` and `{1-3` without its end. */
const LISTED = /^(?:(?:hl_lines|mark|highlight|lines)=)?["'{[]*(?<lines>\d[\d\s,-]*)["'}\]]*$/i
/** What other systems write after the language without a space: a file's name, as Zenn and Gatsby, or lines, as Gatsby and Docusaurus. */
const ATTACHED =
  /^(?<lang>[\w+#-]+)(?::(?:title=)?["']?(?<name>(?<=title=["']?)[^\s"'{}]+|[^\s"'=]+\.\w+)["']?|(?<braces>\{.*))$/
/** Languages that a misspelt one may mean, and those that only look like them. Loading all takes a second. */
const LANGUAGES = (
  "javascript typescript python ipython kotlin swift scala haskell elixir erlang clojure julia matlab latex shell powershell graphql " +
  "markdown mkdown dockerfile makefile nginx csharp fsharp html haml xhtml json json5 jsonc jsonl cson yaml yml ruby bash plaintext"
).split(" ")
/** A cell of a notebook, which another rule reports. */
const CELL = /^\{[.\s]*[a-z]/i

/** Warns about words after the fence of a code block that do nothing, and about marked lines that the code does not have (M3). */
export function checkCodeInfo(text: MarkdownText): Diagnostic[] {
  return nodesIn(text, "code").flatMap(({ node, start, written: block }) => {
    const [fence = ""] = block.split(/\r?\n/, 1)
    if (!/^[`~]{3}/.test(fence) || CELL.test(node.lang ?? "")) return []
    return problemsOf(node).map(({ written, message, write, fix = write ? `Write ${write}.` : "Remove it." }) => {
      const at = start + fence.indexOf(written)
      return warnAbout(text, "code", { start: at, end: at + written.length }, { message, fix, write })
    })
  })
}

type Problem = { written: string; message: string; write?: string | undefined; fix?: string }

function problemsOf(node: Code): Problem[] {
  const written = node.lang ?? ""
  const { lang = written, name, braces = name && `title="${name}"` } = ATTACHED.exec(written)?.groups ?? {}
  const near = LANGUAGES.includes(lang.toLowerCase()) ? undefined : nearestName(lang, LANGUAGES)
  const language = [
    ...(braces ? [{ written, message: `${formatValue(written)} is no language.`, write: `${lang} ${braces}` }] : []),
    ...(near
      ? [
          {
            written: lang,
            message: `${formatValue(lang)} is no language, so the code has no colours.`,
            fix: didYouMean(near),
          },
        ]
      : []),
  ]
  const { lines, unread } = parseCodeInfo(braces ? { lang, meta: `${braces} ${node.meta ?? ""}` } : node)
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
  return [...language, ...unknown, ...beyond]
}

/** Returns what a part of another system would be here; undefined if there is nothing like it. */
function rewrite(written: string): string | undefined {
  const { key = "", name = "" } = NAMED.exec(written)?.groups ?? {}
  if (name.trim() && (NAMES.test(key) || nearestName(key, ["title"]))) return `title="${name.trim()}"`
  const lines = LISTED.exec(written)
    ?.groups?.lines?.trim()
    .replace(/[\s,]+/g, ",")
    .replace(/[,-]+$/, "")
  return lines && `{${lines}}`
}
