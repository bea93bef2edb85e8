import type { Diagnostic } from "~/src/doctor/diagnostic"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { capitalise, quote } from "~/src/doctor/text/foreign-tags"
import { nodesIn, warnAbout } from "~/src/doctor/text/text-parts"

/** What other systems make of code in a language. */
const DRAWN = /^(?:mermaid|plantuml|puml|tikz)$/i
const COMPUTED = /^(?:dataview(?:js)?|tasks)$/i
const CELL = /^\{[.\s]*(?<name>[a-z][\w+-]*)[^}]*\}$/i

/** Warns about code of which other systems make a picture, a list or a note; pages show the code. */
export function checkCodeLanguages(text: MarkdownText): Diagnostic[] {
  return nodesIn(text, "code").flatMap(({ node, ...part }) => {
    const found = advise([node.lang, node.meta].filter(Boolean).join(" "), node.value)
    return found === null ? [] : [warnAbout(text, "code", part, found)]
  })
}

function advise(language: string, code: string): Pick<Diagnostic, "message" | "fix"> | null {
  const name = language.split(" ")[0] ?? ""
  if (DRAWN.test(name)) {
    const message = `Pages do not draw ${name}; readers see the code.`
    return {
      message,
      fix: "Save the drawing beside the text, and name it; to show the code, write ```text:\n![what it shows](drawing.png)",
    }
  }
  if (COMPUTED.test(name)) {
    return {
      message: `Pages do not compute ${name}; readers see the code.`,
      fix: "Write its result, or remove it.",
    }
  }
  const kind = /^ad-(\w+)$/.exec(name)?.[1]
  if (kind !== undefined) {
    const title = /^title:[ \t]*(.+)\n?/m.exec(code)
    const body = code.replace(/^(?:title|icon|color|collapse):.*\n?/gm, "").trim()
    return {
      message: `${name} is a note of Obsidian; readers see it as code.`,
      fix: `Write:\n${quote(title?.[1] ?? capitalise(kind), body)}`,
    }
  }
  const cell = CELL.exec(language)?.groups?.name
  if (cell === undefined) return null
  return {
    message: "Pages do not run code, and do not colour it because of { }.",
    fix: `Begin it with:\n\`\`\`${cell}`,
  }
}
