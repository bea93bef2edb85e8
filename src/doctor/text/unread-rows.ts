import { capitalise, quote } from "~/src/doctor/text/foreign-tags"
import { inlineCode, REMOVE, type Row, SAY_IT, SEEN, TAG } from "~/src/doctor/text/markup-rows"
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
    what: `is a directive; ${SEEN}`,
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
    pattern: /(?<![\w%])%%(?<words>[^%]{1,2000}?)%%(?!%)/dg,
    what: `is a comment of Obsidian; ${SEEN}`,
    advise: ({ groups: { words = "" } }) => ({ write: `<!--${words}-->` }),
  },
  {
    pattern: /\\{1,2}\((?<tex>[^\n\0]*?[\\^=][^\n\0]*?)\\{1,2}\)/dg,
    what: `is mathematics, which pages do not typeset; ${SEEN}`,
    advise: ({ groups: { tex = "" } }) => ({ write: inlineCode(tex) }),
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
  { pattern: /\[-?@[a-z][^[\]\n]*\](?![([:])/dgi, what: `is a citation of Pandoc; ${SEEN}`, advise: () => SAY_IT },
]
