import { dedent } from "~/src/doctor/markdown/text-parts"
import { type Row, SEEN } from "~/src/doctor/rules/markup/find-markup"
import { MDX } from "~/src/doctor/rules/markup/left-over-rows"
import { mathsBlock } from "~/src/doctor/rules/markup/maths-block"

import { EMOJI } from "./emoji-names"
import { IS_MDX, REMOVE, REPLACE_IT, SAY_IT, TAG } from "./site-rows"

/** Extensions of Markdown that other systems know: pages print them as they are. */
export const MARKDOWN_ROWS: readonly Row[] = [
  { pattern: /(?<=^[ \t]*)\[(?:TOC|\[_?toc_?\])\](?=[ \t]*$)/dgim, what: TAG, advise: () => REMOVE },
  {
    pattern:
      /\\?\[(?:[a-z][\w-]*(?:\s+\w+=\\?["'][^"'\n]*["'])+\s*\/?|\/[a-z][\w-]*|(?:embed|(?:vc|et_pb|fusion|av)_\w+)[^[\]\n]*)\\?\](?![([:])/dg,
    what: TAG,
    advise: () => SAY_IT,
  },
  { pattern: /(?<=[)\0])\{(?:[.#]\w|[\w-]+=)[^{}\n]*\}/dg, what: TAG, advise: () => REMOVE },
  {
    pattern: /(?<![\\!\w\]])\[(?<words>[^[\]\n]+)\]\{(?:[.#]\w|[\w-]+=)[^{}\n]*\}/dg,
    what: `is a text with attributes of Pandoc; ${SEEN}`,
    advise: ({ groups: { words = "" } }) => ({ write: words }),
  },
  {
    // Chinese and Japanese have no spaces, so an address would go on with the next words.
    pattern:
      /(?<![<(["'`\w/=])(?<address>https?:\/\/[\w.:/%#?&=~-]+)(?=\*{0,2}[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef])/dg,
    what: "is an address whose end readers cannot see",
    advise: ({ groups: { address } }) => ({ write: `<${address}>` }),
  },
  {
    pattern: /(?<![\w+])\+\+(?<words>[^\s+](?:[^+\n]{0,200}[^\s+])?)\+\+(?![\w+])/dg,
    what: "is marked as inserted, which pages do not have; readers see the signs",
    advise: ({ groups: { words = "" } }) => ({ write: words }),
    isProse: true,
  },
  {
    pattern: /(?<![=\w<>!])==(?<words>[^\s=](?:[^=\n]{0,200}[^\s=])?)==(?![=\w])/dg,
    what: "is a highlight, which pages do not have; readers see the signs",
    advise: ({ groups: { words } }) => ({ write: `**${words}**` }),
    isProse: true,
  },
  {
    pattern: /(?<=[\w)])\^(?<words>[\w+-]{1,12})\^/dg,
    what: "is a raised text of Pandoc; readers see the signs",
    advise: ({ groups: { words } }) => ({ write: `<sup>${words}</sup>` }),
    isProse: true,
  },
  {
    pattern: /\^\[(?<words>[^[\]\n]+)\](?!\()/dg,
    what: `is a footnote of Pandoc; ${SEEN}`,
    advise: ({ groups: { words }, text }) => {
      const number = 1 + Math.max(0, ...[...text.body.matchAll(/\[\^(\d+)\]/g)].map(([, taken]) => Number(taken)))
      return { fix: `Write [^${number}] instead, and at the end of the text:\n[^${number}]: ${words}` }
    },
  },
  {
    pattern: /(?<=^[ \t]*)\*\[(?<words>[^\]\n]+)\]:[ \t]*(?<title>\S.*)$/dgm,
    what: `is an abbreviation of PHP Markdown; ${SEEN}`,
    advise: ({ groups: { words, title } }) => ({
      fix: `Remove it, and write where ${words} occurs first: ${title} (${words})`,
    }),
  },
  {
    pattern:
      /(?<=^[ \t>]*)(?<term>(?![*+-][ \t]|\d+[.)][ \t])[^\s:|#>~=][^\n]*)(?<words>(?:\n(?:[ \t>]*\n)?[ \t>]*:[ \t]+\S.*)+)/dgm,
    what: `is a definition of Pandoc or PHP Markdown; ${SEEN}`,
    advise: ({ groups: { term = "", words = "" } }) => {
      const [first = "", ...more] = words.split(/\s*\n[\s>]*:[ \t]+/).slice(1)
      const title = `**${term.trim().replace(/^\*\*|\*\*$/g, "")}:**`
      return more.length === 0
        ? { write: `${title} ${first}` }
        : { write: `${title}\n\n- ${[first, ...more].join("\n- ")}`, isBlock: true }
    },
  },
  {
    pattern: /(?<![\w:/]):(?<name>[\w+-]+):(?![\w:/\0])/dg,
    what: `is the name of an emoji; ${SEEN}`,
    accepts: ({ name = "" }) => EMOJI.has(name),
    advise: ({ groups: { name = "" } }) => ({ write: EMOJI.get(name) ?? "" }),
    isProse: true,
  },
  { pattern: MDX.value, what: IS_MDX, advise: () => REPLACE_IT },
  {
    pattern: /\\begin\{(?<kind>[a-z]+\*?)\}[\s\S]{0,9999}?\\end\{\k<kind>\}/dg,
    what: `is LaTeX, which pages typeset only in formulas; ${SEEN}`,
    advise: ({ text, start, end, before, isAlone }) =>
      isAlone ? mathsBlock(dedent(text.body.slice(start, end), before)) : SAY_IT,
  },
  {
    pattern: /\\(?:newpage|pagebreak|clearpage|tableofcontents|maketitle|noindent)(?![a-z])/dgi,
    what: `is a command of LaTeX; ${SEEN}`,
    advise: () => REMOVE,
  },
  {
    pattern:
      /\\(?<name>text(?:bf|it|tt)|emph|underline|(?:auto|foot)?cite[pt]?|ref|label|footnote)\{(?<words>[^{}\n]*)\}/dg,
    what: `is a command of LaTeX; ${SEEN}`,
    advise: ({ groups: { name = "", words = "" } }) => {
      const mark = { textbf: "**", textit: "*", emph: "*", texttt: "`" }[name]
      return mark === undefined ? SAY_IT : { write: mark + words + mark }
    },
  },
]
