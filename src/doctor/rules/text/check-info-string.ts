import type { Code as CodeBlock } from "mdast"

import { type Diagnostic, type Finding, formatValue, say } from "~/src/doctor/diagnostics/diagnostic"
import { didYouMean, nearestName } from "~/src/doctor/diagnostics/nearest-name"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { nodesIn, warnAbout } from "~/src/doctor/markdown/text-parts"
import { parseInfoString } from "~/src/lib/info-string"

/** How other systems name a file after the fence, and what may be a misspelt title. */
const NAMED = /^(?<key>[\w-]+)=["']?(?<name>[^"']+)["']?$/
const NAMES = /^(?:title|file-?name|file|path|name|caption)$/i
/** How MkDocs, Docusaurus and others list lines, e.g. `hl_lines="2 4-5"` and `{1-3` without its end. */
const LISTED = /^(?:(?:hl_lines|mark|highlight|lines)=)?["'{[]*(?<lines>\d[\d\s,-]*)["'}\]]*$/i
/** What other systems write after the language without a space: a file's name, as Zenn and Gatsby, or lines, as Gatsby and Docusaurus. */
const ATTACHED =
  /^(?<lang>[\w+#-]+)(?::(?:title=)?["']?(?<name>(?<=title=["']?)[^\s"'{}]+|[^\s"'=]+\.\w+)["']?|(?<braces>\{.*))$/
/** A language in the braces of Pandoc, R Markdown and Quarto: `{.python}`, `{r`. */
const IN_BRACES = /^\{[.=]?([a-z][\w+#-]*)[,}]*$/i
const DRAWN = /^(?:mermaid|plantuml|puml|tikz)$/i
const DRAW =
  "Save the drawing beside the text, and name it; to show the code, write ```text:\n![what it shows](drawing.png)"
/** A shorter name resembles others too much: `sass` is no misspelt `scss`. */
const SHORTEST_NAME = 6

let loaded: { isKnown: (language: string) => boolean; names: readonly string[] } | undefined

/** Warns about words after the fence of a code block that do nothing, and about marked lines that the code does not have (M3). */
export function checkInfoStrings(text: MarkdownText): Diagnostic[] {
  return nodesIn(text, "code").flatMap(({ node, start, written: block }) => {
    const [fence = ""] = block.split(/\r?\n/, 1)
    if (!/^[`~]{3}/.test(fence)) return []
    return problemsOf(node).map(({ written, ...found }) => {
      // What follows the language may also be a part of it, or of the title before it.
      const at = start + (node.lang?.startsWith(written) ? fence.indexOf(written) : fence.lastIndexOf(written))
      return warnAbout(text, "code", { start: at, end: at + written.length }, found)
    })
  })
}

type Problem = Finding & { written: string; write?: string | undefined }

function problemsOf(node: CodeBlock): Problem[] {
  const written = node.lang ?? ""
  const { lang = written, name, braces = name && `title="${name}"` } = ATTACHED.exec(written)?.groups ?? {}
  const near = lang === "" || languages().isKnown(lang) ? undefined : nearestName(lang, languages().names)
  const inBraces = IN_BRACES.exec(written)?.[1]
  const { lines, unread } = parseInfoString(braces ? { lang, meta: `${braces} ${node.meta ?? ""}` } : node)
  const count = node.value.split("\n").length
  const beyond = lines.filter(([from, to]) => from < 1 || to < from || to > count)
  return [
    ...(braces || inBraces
      ? [rewritten(written, `${formatValue(written)} is no language.`, inBraces ?? `${lang} ${braces}`)]
      : []),
    // Other systems make a picture of it.
    ...(DRAWN.test(lang)
      ? [{ written, ...say("code-drawing", `Pages do not draw ${lang}; readers see the code.`, DRAW) }]
      : []),
    ...(near ? [{ written: lang, ...noColours(lang, near) }] : []),
    ...unread.map((part) => rewritten(part, `Pages do not know ${formatValue(part)} of a code block.`, rewrite(part))),
    ...beyond.map(([from, to]) => noLines(from === to ? `${from}` : `${from}-${to}`, count)),
  ]
}

function rewritten(written: string, message: string, write?: string): Problem {
  return { written, write, ...say("code-info", message, write ? `Write ${write}.` : "Remove it.") }
}

function noColours(lang: string, near: string): Finding {
  return say("code-language", `${formatValue(lang)} is no language, so the code has no colours.`, didYouMean(near))
}

function noLines(range: string, count: number): Problem {
  const message = `The code has no lines ${formatValue(range)}: its lines are 1 to ${count}.`
  return { written: range, ...say("code-lines", message, "Name lines of this code between { and }.") }
}

/** Returns the languages that the build highlights, aliases included. They load when they are needed, because they take half a second. */
function languages(): NonNullable<typeof loaded> {
  if (loaded !== undefined) return loaded
  const { all, createLowlight }: typeof import("lowlight") = require("lowlight")
  const lowlight = createLowlight(all)
  const names = lowlight.listLanguages().filter(({ length }) => length >= SHORTEST_NAME)
  loaded = { isKnown: lowlight.registered, names }
  return loaded
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
