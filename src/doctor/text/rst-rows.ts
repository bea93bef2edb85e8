import { adviseTag, attributesOf, codeBlock } from "~/src/doctor/text/foreign-tags"
import { REMOVE, type Row, SAY_IT, SEEN } from "~/src/doctor/text/markup-rows"
import { dedent } from "~/src/doctor/text/text-parts"

const OPTION = /^[ \t]*:(?<name>[\w-]+):[ \t]*(?<value>.*)$/gm
const LINK = /^`([^`<>]+?)\s*<([^`<>\s]+)>`$/
const RST = "of reStructuredText"

/** Markup of reStructuredText that Markdown prints as words. */
export const RST_ROWS: readonly Row[] = [
  {
    pattern:
      /(?<=^[ \t]*)\.\.[ \t]+(?<name>[a-z][\w-]*)::(?<title>.*)(?<words>(?:(?:\n[ \t]*)*\n(?: {2,}|\t)[ \t]*\S.*)*)/dgm,
    what: `is a directive ${RST}; ${SEEN}`,
    advise: ({ groups: { name = "", title = "", words = "" }, text, pages, foreign }) => {
      const options = [...words.matchAll(OPTION)].map(({ groups }) => `${groups?.name}="${groups?.value}"`)
      const body = dedent(words.replace(OPTION, ""), "")
      if (/^(?:code|code-block|sourcecode)$/.test(name)) {
        return { write: codeBlock(title.trim(), body), isBlock: true }
      }
      const isImage = /^(?:image|figure)$/.test(name)
      const args = attributesOf(options.join(" "))
      const inner = isImage ? body : [title.trim(), body].filter(Boolean).join("\n")
      const own = isImage ? { ...args, 0: title.trim() } : args
      const advice = adviseTag({ name, args: own, body: inner, text, pages, foreign })
      return advice === null ? SAY_IT : { ...advice, isBlock: true }
    },
  },
  {
    pattern: /(?<!\0)(?<code>\0{3,})(?<=^[^_\n]*)__?(?!\w)/dgm,
    what: `is a link ${RST}; ${SEEN}`,
    accepts: ({ code = "" }) => LINK.test(code),
    advise: ({ groups: { code = "" } }) => ({ write: code.replace(LINK, "[$1]($2)") }),
  },
  {
    pattern: /(?<![\w:\0]):(?<name>[a-z][\w:-]*):(?=\0)/dg,
    what: `is a role ${RST}; ${SEEN}`,
    advise: () => REMOVE,
  },
  {
    pattern: /(?<=(?:^|\n[ \t]*)\n):[A-Z][\w -]*:[ \t]+\S.*(?:\n:[A-Z][\w -]*:[ \t]+\S.*)*/dg,
    what: `is a list of fields ${RST}; ${SEEN}`,
    advise: ({ text, start, end }) => ({
      write: text.body.slice(start, end).replace(/^:([^:\n]+):[ \t]+/gm, "- **$1:** "),
    }),
  },
  {
    pattern: /(?<=^[ \t]*)#\.(?=[ \t]+\S)/dgm,
    what: `is a number of a list ${RST}; ${SEEN}`,
    advise: () => ({ write: "1.", fix: "Write 1. instead." }),
  },
]
