import type { Diagnostic } from "~/src/doctor/diagnostics/diagnostic"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { dedent } from "~/src/doctor/markdown/text-parts"
import { expectedAddress } from "~/src/doctor/schemas/expected-address"

import { adviseCallout, isMeantAsCallout } from "./callout-advice"
import { type CheckedRow, findMarkup, SEEN, type Surroundings } from "./find-markup"
import { LEFT_OVER_ROWS } from "./left-over-rows"
import { adviseWikiLink } from "./wiki-link"
import { image, mathsBlock, withoutEscapes } from "./write-markdown"

/** What surely is the address of a link or an image. */
const ADDRESS = String.raw`(?<url>(?:https?:\/\/|mailto:|\/)[^\s()[\]]*|[\w./-]+\.\w{2,5})`
const WITH_ADDRESS = ({ groups }: { groups: Record<string, string> }) => ({
  write: `${groups.mark}[${groups.words}](${groups.url})`,
})

/** A whole address or file name, and words after it that are no part of it. */
const WITH_WORDS = /^\S+\.[a-z\d]{2,5}[ \t](?!.*\.[a-z\d]{2,5}$)/i
const URL_LIKE = /^(?:https?:\/\/|\.{0,2}\/)|\.[a-z\d]{2,5}(?:#\S*)?$/i
const WORDS_APART =
  'Write the address alone between ( and ), or with a title in straight quotes: (cover.png "In print").'

/** Markdown with a slip that looks like words: pages print it as it is. */
export const CHECKED_ROWS: readonly CheckedRow[] = [
  {
    pattern: new RegExp(String.raw`(?<![\\\w])(?<mark>!?)\[(?![ xX]\])(?<words>[^[\]\n]+)\][ \t]+\(${ADDRESS}\)`, "dg"),
    code: "address-apart",
    example: ["[Knots] (https://a.dev)", "[Knots](https://a.dev)"],
    what: "has a space before its address, so readers see the brackets",
    advise: WITH_ADDRESS,
  },
  {
    pattern: new RegExp(String.raw`(?<![\\\w])(?<mark>!?)\((?<words>[^()\n]+)\)\[${ADDRESS}\]`, "dg"),
    code: "brackets-reversed",
    example: ["(Knots)[https://a.dev]", "[Knots](https://a.dev)"],
    what: "has its brackets the wrong way round, so readers see them",
    advise: WITH_ADDRESS,
  },
  {
    // Text between quotes is a title.
    pattern: /(?<!\\)!?\[[^\][\n]*\]\([ \t]*(?<url>[^\s()<>"']+(?:[ \t]+[^\s()<>"']+)+)[ \t]*(?:\)|$)/dgm,
    code: "address-spaces",
    example: ["[Knots](/knot atlas.pdf)", "[Knots](/knot%20atlas.pdf)"],
    what: "has a space in its address, so readers see the brackets",
    accepts: ({ url = "" }) => WITH_WORDS.test(url) || URL_LIKE.test(url),
    advise: ({ groups: { url = "" }, text, start, end }) => {
      if (WITH_WORDS.test(url)) return { fix: WORDS_APART }
      const encoded = url.replace(/^(mailto:|tel:)[ \t]+/, "$1").replace(/[ \t]/g, "%20")
      const isWrong = /^https?:/i.test(url) && expectedAddress(encoded.replace(/^https?/i, "https")) !== null
      if (isWrong) return { fix: "Correct the address." }
      // The words before it may be the same.
      const at = text.body.lastIndexOf(url, end)
      return { write: text.body.slice(start, at) + encoded + text.body.slice(at + url.length, end) }
    },
  },
  {
    pattern: /(?<=^ {0,3})(?<marks>#{2,6})(?<words>[^\s#].*)/dgm,
    code: "heading-space",
    example: ["##Knots", "## Knots"],
    what: "needs a space after # to be a heading",
    advise: ({ groups: { marks, words } }) => ({ write: `${marks} ${words}` }),
  },
  {
    pattern:
      /\\{1,2}(?:(?:(?<=\\\\)\((?<kramdown>(?:(?!\\{1,2}[()])[^\n\0])+)|\((?<tex>(?:(?!\\{1,2}[()])[^\n\0])*?(?:\\[a-z]|\w ?[\^=]|[\^=] ?\w)(?:(?!\\{1,2}[()])[^\n\0])*?))\\{1,2}\)|\[(?<block>(?:(?!\\{1,2}[[\]])[^\0]){0,2000}?(?:\\[a-z]|\w ?[\^=]|[\^=] ?\w)(?:(?!\\{1,2}[[\]])[^\0]){0,2000}?)\\{1,2}\])/dgi,
    code: "formula-dollars",
    example: ["A \\(n = 500\\)", "A $n = 500$"],
    what: `is a formula without dollars; ${SEEN}`,
    advise: ({ groups: { kramdown, tex = kramdown, block = "" }, before, isAlone, text, start }) => {
      // After two backslashes the formula is Markdown, in which a sign may have one, too.
      const isMarkdown = text.body.startsWith("\\\\", start)
      const plain = (formula: string) => (isMarkdown ? withoutEscapes(formula) : formula)
      if (tex === undefined && isAlone) return mathsBlock(dedent(plain(block), before))
      return { write: `$${plain(tex ?? block).trim()}$` }
    },
    isProse: true,
  },
  {
    pattern:
      /(?<=^[ \t>]*)[•◦▪▫‣⁃●○■·][ \t\u00a0]+[^\s•·].*(?:\n[ \t>]*(?:[•◦▪▫‣⁃●○■·]|o(?=\t))[ \t\u00a0]+[^\s•·].*)*/dgm,
    code: "list-signs",
    example: ["• One\n• Two", "- One\n- Two"],
    what: "has signs of a list that Markdown does not know, so its entries run together",
    advise: ({ text, start, end }) => ({
      write: text.body.slice(start, end).replace(/^([ \t>]*)[•◦▪▫‣⁃●○■·o][ \t\u00a0]+/gm, "$1- "),
    }),
  },
  {
    pattern:
      /(?<=^[ \t>]*)(?:(?<mark>[-*])\p{L}[^*\n]*(?:\n[ \t>]*\k<mark>\p{L}[^*\n]*)+|\d{1,2}[.)]\p{L}{2}.*(?:\n[ \t>]*\d{1,2}[.)]\p{L}{2}.*)+)$/dgmu,
    code: "list-space",
    example: ["-One\n-Two", "-One\n-Two"],
    what: "is no list without a space in each line, so its entries run together",
    // The options of a command look alike.
    advise: ({ text, start, end }) => ({
      fix: `Write:\n${text.body.slice(start, end).replace(/^([ \t>]*(?:[-*]|\d+[.)]))/gm, "$1 ")}`,
    }),
  },
  {
    pattern: /(?<=^[ \t]*)(?:#[\p{L}][\p{L}\d_/-]*[ \t]*)+$/dgmu,
    code: "heading-or-tag",
    example: ["#Knots", "#Knots"],
    what: `is neither a heading nor a tag; ${SEEN}`,
    advise: () => ({ fix: "For a heading, put a space after #. Tags of a project belong into its field `tags`." }),
  },
  {
    pattern:
      /(?<=(?<above>^.*\n)?^(?<lead>[ \t]*(?:>[ \t]?)+))(?<mark>\\?\[!?[ \t]*(?<kind>\w+)!?\])(?<sign>[+-]?)(?<colon>:?)[ \t]*(?:\\ ?$|(?<title>.*))(?<next>\n\k<lead>)?/dgm,
    code: "callout",
    example: ["> [!NOTES]\n> The map.", "> [!NOTE]\n> The map."],
    what: `begins no callout; ${SEEN}`,
    accepts: isMeantAsCallout,
    advise: adviseCallout,
  },
  ...LEFT_OVER_ROWS,
  {
    pattern: /!\[\[(?<target>[^[\]\n|#]+)(?:#[^[\]\n|]*)?(?:\|(?<label>[^[\]\n]*))?\]\]/dg,
    code: "wiki-embed",
    example: ["![[map.png|The map]]", "![The map](map.png)"],
    what: `is an embed of a wiki; ${SEEN}`,
    advise: ({ groups: { target = "", label = "" }, files }) => {
      if (!/\.\w+$/.test(target.trim())) return { fix: "Write the text here, or link to its page." }
      const alt = /^\d+(?:x\d+)?$/.test(label) ? "" : label
      const fix =
        alt === "" ? { fix: `Write ${image(target.trim(), files, { alt: "what it shows" })}, with a description.` } : {}
      return { write: image(target.trim(), files, { alt }), ...fix }
    },
  },
  {
    pattern: /(?<![![\w])\[\[(?<target>(?!\^|\s|\d+\]\])[^[\]\n|]+)(?:\|(?<label>[^\]\n]*))?\]\](?![([:])/dg,
    code: "wiki-link",
    example: ["See [[Knot Atlas|them]].", "See [them](/projects/knots)."],
    what: `is a link of a wiki; ${SEEN}`,
    advise: ({ groups: { target = "", label }, pages }) => adviseWikiLink(target, label, pages),
  },
]

/** Warns about Markdown with slips, and about what other site builders and wikis left. */
export function checkMarkup(text: MarkdownText, surroundings: Surroundings): Diagnostic[] {
  return findMarkup(text, surroundings, CHECKED_ROWS).map(({ diagnostic }) => diagnostic)
}
