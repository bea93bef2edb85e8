import { type Diagnostic, say } from "~/src/doctor/diagnostics/diagnostic"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { nodesIn, warnAbout } from "~/src/doctor/markdown/text-parts"

const DRAWN = /^(?:mermaid|plantuml|puml|tikz)$/i
const FIX =
  "Save the drawing beside the text, and name it; to show the code, write ```text:\n![what it shows](drawing.png)"

/** Warns about code of which other systems make a picture; pages show the code. */
export function checkCodeLanguages(text: MarkdownText): Diagnostic[] {
  return nodesIn(text, "code").flatMap(({ node, ...part }) => {
    const { lang } = node
    if (!lang || !DRAWN.test(lang)) return []
    return [warnAbout(text, "code", part, say("code-drawing", `Pages do not draw ${lang}; readers see the code.`, FIX))]
  })
}
