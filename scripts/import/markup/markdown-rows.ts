import { nameToEmoji } from "gemoji"

import { dedent } from "~/src/doctor/markdown/text-parts"
import { mathsBlock } from "~/src/doctor/rules/markup/write-markdown"

import { REMOVE, SAY_IT, type SiteRow } from "./site-rows"

/** Extensions of Markdown that other systems know: pages print them as they are. */
export const MARKDOWN_ROWS: readonly SiteRow[] = [
  { pattern: /(?<=^[ \t]*)\[(?:TOC|\[_?toc_?\])\](?=[ \t]*$)/dgim, advise: () => REMOVE },
  { pattern: /(?<=[)\0])\{(?:[.#]\w|[\w-]+=)[^{}\n]*\}/dg, advise: () => REMOVE },
  {
    pattern:
      /(?<=^[ \t>]*)(?<term>(?![*+-][ \t]|\d+[.)][ \t])[^\s:|#>~=][^\n]*)(?<words>(?:\n(?:[ \t>]*\n)?[ \t>]*:[ \t]+\S.*)+)/dgm,
    isText: true,
    advise: ({ groups: { term = "", words = "" } }) => {
      const [first = "", ...more] = words.split(/\s*\n[\s>]*:[ \t]+/).slice(1)
      const title = `**${term.trim().replace(/^\*\*|\*\*$/g, "")}:**`
      return more.length === 0
        ? { write: `${title} ${first}` }
        : { write: `${title}\n\n- ${[first, ...more].join("\n- ")}`, isBlock: true }
    },
  },
  {
    pattern: /(?<![\w:/]):(?<name>[+-]1|x|[a-z]\w[\w+-]*):(?![\w:/\0])/dg,
    accepts: ({ name = "" }) => Object.hasOwn(nameToEmoji, name),
    advise: ({ groups: { name = "" } }) => ({ write: nameToEmoji[name] ?? "" }),
    isProse: true,
  },
  {
    pattern: /\\begin\{(?<kind>[a-z]+\*?)\}[\s\S]{0,9999}?\\end\{\k<kind>\}/dg,
    isText: true,
    advise: ({ text, start, end, before, isAlone }) =>
      isAlone ? mathsBlock(dedent(text.body.slice(start, end), before)) : SAY_IT,
  },
]
