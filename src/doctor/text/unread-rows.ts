import { EMOJI } from "~/src/doctor/text/emoji-names"
import { capitalise, comment, quote } from "~/src/doctor/text/foreign-tags"
import { IS_DIRECTIVE, IS_MDX, REMOVE, REPLACE_IT, type Row, SAY_IT, SEEN, TAG } from "~/src/doctor/text/markup-rows"
import { mathsBlock } from "~/src/doctor/text/maths-block"
import { adviseStated } from "~/src/doctor/text/stated-fields"
import { dedent } from "~/src/doctor/text/text-parts"

/** What surely is the address of a link or an image. */
const ADDRESS = String.raw`(?<url>(?:https?:\/\/|mailto:|\/)[^\s()[\]]*|[\w./-]+\.\w{2,5})`
const WITH_ADDRESS = ({ groups }: { groups: Record<string, string> }) => ({
  write: `${groups.mark}[${groups.words}](${groups.url})`,
})

/** Markdown with a slip, and markup of WordPress, MkDocs, Obsidian and Pandoc that looks like words: pages print both as they are. */
export const UNREAD_ROWS: readonly Row[] = [
  { pattern: /(?<=^[ \t]*)\[(?:TOC|\[_?toc_?\])\](?=[ \t]*$)/dgim, what: TAG, advise: () => REMOVE },
  {
    pattern:
      /(?<=^[ \t]*)(?:!{3}|\?{3}\+?)[ \t]+(?<kind>[a-z]+)[^"\n]*?(?:"(?<title>[^"\n]*)")?[ \t]*\n(?<words>(?: {4}|\t).*(?:\n+(?: {4}|\t).*)*)/dgm,
    what: IS_DIRECTIVE,
    advise: ({ groups: { kind = "", title, words = "" } }) => ({
      write: quote(title ?? capitalise(kind), dedent(words, "")),
      isBlock: true,
    }),
  },
  {
    pattern:
      /\\?\[(?:[a-z][\w-]*(?:\s+\w+=\\?["'][^"'\n]*["'])+\s*\/?|\/[a-z][\w-]*|(?:embed|(?:vc|et_pb|fusion|av)_\w+)[^[\]\n]*)\\?\](?![([:])/dg,
    what: TAG,
    advise: () => SAY_IT,
  },
  {
    pattern: new RegExp(String.raw`(?<![\\\w])(?<mark>!?)\[(?![ xX]\])(?<words>[^[\]\n]+)\][ \t]+\(${ADDRESS}\)`, "dg"),
    what: "has a space before its address, so readers see the brackets",
    advise: WITH_ADDRESS,
  },
  {
    pattern: new RegExp(String.raw`(?<![\\\w])(?<mark>!?)\((?<words>[^()\n]+)\)\[${ADDRESS}\]`, "dg"),
    what: "has its brackets the wrong way round, so readers see them",
    advise: WITH_ADDRESS,
  },
  {
    pattern: /(?<=^ {0,3})(?<marks>#{2,6})(?<words>[^\s#].*)/dgm,
    what: "needs a space after # to be a heading",
    advise: ({ groups: { marks, words } }) => ({ write: `${marks} ${words}` }),
  },
  { pattern: /(?<=[)\0])\{(?:[.#]\w|[\w-]+=)[^{}\n]*\}/dg, what: TAG, advise: () => REMOVE },
  {
    pattern: /(?<![\\!\w\]])\[(?<words>[^[\]\n]+)\]\{(?:[.#]\w|[\w-]+=)[^{}\n]*\}/dg,
    what: `is a text with attributes of Pandoc; ${SEEN}`,
    advise: ({ groups: { words = "" } }) => ({ write: words }),
  },
  {
    pattern: /(?<![\w%])%%(?<words>[^%]{1,2000}?)%%(?!%)/dg,
    what: `is a comment of Obsidian; ${SEEN}`,
    advise: comment,
  },
  {
    pattern:
      /\\{1,2}(?:\((?<tex>[^\n\0]*?[\\^=][^\n\0]*?)\\{1,2}\)|\[(?<block>[^\0]{0,2000}?[\\^=][^\0]{0,2000}?)\\{1,2}\])/dg,
    what: `is a formula without dollars; ${SEEN}`,
    advise: ({ groups: { tex, block = "" }, before, isAlone }) =>
      tex === undefined && isAlone ? mathsBlock(dedent(block, before)) : { write: `$${(tex ?? block).trim()}$` },
    isProse: true,
  },
  {
    pattern: /\{(?:\+\+|--|==|>>|~~)(?<words>[^{}\n]{1,200}?)(?:\+\+|--|==|<<|~~)\}/dg,
    what: `is a change marked for review; ${SEEN}`,
    advise: () => ({ fix: "Keep only the words that are to stay." }),
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
    pattern:
      /(?<=^[ \t>]*)[•◦▪▫‣⁃●○■·][ \t\u00a0]+[^\s•·].*(?:\n[ \t>]*(?:[•◦▪▫‣⁃●○■·]|o(?=\t))[ \t\u00a0]+[^\s•·].*)*/dgm,
    what: "has signs of a list that Markdown does not know, so its entries run together",
    advise: ({ text, start, end }) => ({
      write: text.body.slice(start, end).replace(/^([ \t>]*)[•◦▪▫‣⁃●○■·o][ \t\u00a0]+/gm, "$1- "),
    }),
  },
  {
    pattern:
      /(?<=^[ \t>]*)(?:(?<mark>[-*])\p{L}[^*\n]*(?:\n[ \t>]*\k<mark>\p{L}[^*\n]*)+|\d{1,2}[.)]\p{L}{2}.*(?:\n[ \t>]*\d{1,2}[.)]\p{L}{2}.*)+)$/dgmu,
    what: "is no list without a space in each line, so its entries run together",
    // The options of a command look alike.
    advise: ({ text, start, end }) => ({
      fix: `Write:\n${text.body.slice(start, end).replace(/^([ \t>]*(?:[-*]|\d+[.)]))/gm, "$1 ")}`,
    }),
  },
  {
    pattern: /(?<=^[ \t>]*(?:[-*+]|\d+[.)])[ \t]+)\[[/<>!?*-]\](?=[ \t])/dgm,
    what: "is a state of a task that pages do not have; readers see the brackets",
    advise: () => ({ fix: "Use [ ] for what is left to do, or [x] for what is done." }),
  },
  {
    pattern: /(?<=\S)[ \t]+\^(?=[\w-]*[a-z])[\w-]{3,}[ \t]*$/dgim,
    what: `is the id of a block in Obsidian; ${SEEN}`,
    advise: () => REMOVE,
  },
  {
    pattern: /(?<=^[ \t]*)(?:#[\p{L}][\p{L}\d_/-]*[ \t]*)+$/dgmu,
    what: `is neither a heading nor a tag; ${SEEN}`,
    advise: ({ text, start, end, foreign }) => {
      const tags = text.body.slice(start, end).trim().split(/\s*#/).slice(1)
      const { isKnown, fix } = adviseStated({ tags }, text, foreign())
      const forTags = isKnown ? fix : "Remove it: only projects have tags."
      return { fix: tags.length === 1 ? `For a heading, write ## ${tags[0]} instead. For a tag: ${forTags}` : forTags }
    },
  },
  {
    pattern: /(?<=^[ \t>]*(?:[-*+][ \t]+)?)(?<name>[a-z][\w -]{0,30})::[ \t]+(?<words>\S.*)$/dgim,
    what: `is a field of Dataview; ${SEEN}`,
    advise: ({ groups: { name = "", words = "" } }) => ({ write: `**${name}:** ${words}` }),
  },
  {
    pattern: /(?<=[[(])[a-z][\w -]{0,30}::[ \t]+[^\s\]][^)\]\n]*(?=[)\]])/dgi,
    what: `is a field of Dataview; ${SEEN}`,
    advise: () => SAY_IT,
  },
  {
    pattern: /(?<![\w:/]):(?<name>[\w+-]+):(?![\w:/\0])/dg,
    what: `is the name of an emoji; ${SEEN}`,
    accepts: ({ name = "" }) => EMOJI.has(name),
    advise: ({ groups: { name = "" } }) => ({ write: EMOJI.get(name) ?? "" }),
    isProse: true,
  },
  { pattern: /<\/?[ovwm]:\w+[^<>\n]*>/dg, what: `is markup of Word; ${SEEN}`, advise: () => REMOVE },
  {
    pattern: /(?<![\\\w$])\{(?:[a-z_$][\w$]*(?:\.[\w$]+)+(?:\([^{}\n]*\))?|new [A-Z][^{}\n]*)\}/dgi,
    what: IS_MDX,
    advise: () => REPLACE_IT,
  },
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
  { pattern: /\[-?@[a-z][^[\]\n]*\](?![([:])/dgi, what: `is a citation of Pandoc; ${SEEN}`, advise: () => SAY_IT },
]
