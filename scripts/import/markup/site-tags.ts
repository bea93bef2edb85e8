import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import type { Advice, Markup, Surroundings } from "~/src/doctor/rules/markup/find-markup"
import { capitalise, codeBlock, image, quote } from "~/src/doctor/rules/markup/write-markdown"

import { pageAddress } from "./page-addresses"

/** A shortcode, component or directive. */
export type Tag = Surroundings &
  Pick<Markup, "body" | "text" | "before" | "isAlone"> & {
    name: string
    /** Its attributes by their lowercase names; those without a name are called `0`, `1`, …. */
    args: Readonly<Record<string, string>>
  }

const KINDS =
  /^(?:note|tip|hint|info|important|warning|caution|danger|error|success|question|example|quote|definition|abstract)$/
const ATTRIBUTE =
  /([\w:-]+)\s*=\s*(?:(["'`])(.*?)\2|\{\s*(["'`])(.*?)\4\s*\}|([^\s"'>]+))|(["'`])(.*?)\7|([^\s"'`{}]+)/gs
/** The attributes with words for readers. */
const WORDS =
  "text term title label caption content summary name alt des desc description subtitle author attribution".split(" ")
/** What a picture in Markdown has, and what only lays it out. */
const OF_PICTURE = "src alt title caption attr link href class style id width height align loading".split(" ")
const PICTURE = /\.(?:png|jpe?g|webp|avif|tiff?)$/i
const ADDRESSES = ["url", "href", "link"]

/** What becomes of the tags that many site builders have; the first row that has advice counts. */
const TAGS: readonly (readonly [names: RegExp, advise: (tag: Tag) => Advice | null])[] = [
  [/^(?:spoiler|details|expand|collaps\w*|accordion|toggle)$/, toDetails],
  [/^(?:callout|alert|notice|admonition|aside)$/, toQuote],
  [KINDS, toQuote],
  [/(?:figure|image|img|picture|photo)$/, toImage],
  [/^(?:lite-?)?(?:youtube|vimeo)/, toVideo],
  [/^(?:staticref|ref|relref|link|button|a)$/, toLink],
  [/^(?:highlight|code|codeblock|prism)$/, toCode],
  [/^raw$/, toRaw],
  [/^(?:comment|if|unless|for|case)$/, () => ({ fix: "Remove it with its text, unless all visitors may read it." })],
  [/^(?:toc|tableofcontents|spacer|icon)$/, ({ body }) => (body?.trim() ? null : { write: "" })],
  [/^(?!(?:draft|private|hidden)$)/, toOwnImage],
]

/** Returns null for an unknown tag. */
export function adviseTag(tag: Tag): Advice | null {
  const name = tag.name.toLowerCase().replace(/\.(?:html|liquid)$/, "")
  const advices = TAGS.map(([names, advise]) => (names.test(name) ? advise({ ...tag, name }) : null))
  return advices.find((advice) => advice !== null) ?? null
}

/** Returns the attributes of a tag, whether written as in HTML, Hugo or MDX. */
export function attributesOf(text: string): Record<string, string> {
  const args: Record<string, string> = {}
  let unnamed = 0
  for (const [, name, , quoted, , inBraces, plain, , alone, word] of text.matchAll(ATTRIBUTE)) {
    const key = name?.toLowerCase() ?? String(unnamed++)
    args[key] = quoted ?? inBraces ?? plain ?? alone ?? word ?? ""
  }
  return args
}

/** Returns what a tag contains, or what its attributes say; empty for neither. */
export function wordsOf({ args, body }: Tag): string {
  const texts = [...new Set(WORDS.flatMap((attribute) => args[attribute]?.trim() || []))]
  const [address] = ADDRESSES.flatMap((attribute) => /^(?:https:\/\/|\/)\S+$/.exec(args[attribute] ?? "") ?? [])
  const [first = address, ...others] = texts
  return body?.trim() || [address === undefined ? first : `[${first}](${address})`, ...others].join(" – ")
}

/** Returns code that is printed as it is. */
function inlineCode(words: string): string {
  const code = words.trim().replace(/\s*\n[ \t>]*/g, " ")
  return code.includes("`") ? `\`\` ${code} \`\`` : `\`${code}\``
}

/** Returns a comment of HTML, unless it would end before its last word: then readers would see the rest. */
export function comment({ groups: { words = "" }, before }: Markup): Advice {
  const isWhole = !/--!?>|^-?>/.test(words) && (before === "" || !words.includes("\n"))
  return isWhole ? { write: `<!--${words}-->` } : { fix: "Remove it, or write its words in one line: <!-- … -->" }
}

export function escaped(words: string): string {
  return words.replace(/[.$]/g, "\\$&")
}

function toQuote({ name, args, body }: Tag): Advice | null {
  if (body === null) return null
  const kind = [args.type, args.variant, args.kind, args[0], name].find((each) => KINDS.test(each ?? "")) ?? "note"
  return { write: quote(args.title ?? args[1] ?? capitalise(kind), body), isBlock: true }
}

function toCode({ name, args, body, isAlone }: Tag): Advice | null {
  if (body === null) return null
  const language = args.lang ?? args.language ?? args[0] ?? ""
  const isInline = (name === "code" || !isAlone) && !body.includes("\n")
  return isInline ? { write: inlineCode(body) } : { write: codeBlock(language, body), isBlock: true }
}

/** Returns text in which Liquid leaves its own marks as they are: as code, unless it already is. */
function toRaw({ body }: Tag): Advice | null {
  if (body === null) return null
  const outside = body.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, "")
  if (!/\{[{%]/.test(outside)) return { write: body, isBlock: body.includes("\n") }
  if (!body.includes("\n")) return { write: inlineCode(body) }
  return outside === body ? { write: codeBlock("", body), isBlock: true } : { fix: "Put its text into code blocks." }
}

function toDetails({ args, body }: Tag): Advice | null {
  if (body === null) return null
  const title = args.summary ?? args.title ?? args.text ?? args.label ?? args[0] ?? "More"
  const [own, summary = `<summary>${title.replaceAll("<", "&lt;")}</summary>`] =
    /^\s*(<summary>.*?<\/summary>)\s*/s.exec(body) ?? []
  return { write: `<details>${summary}\n\n${body.slice(own?.length)}\n\n</details>`, isBlock: true }
}

function toImage({ args, body, text, files, pages }: Tag): Advice | null {
  const named = args.src ?? args.path ?? args.url ?? args[0]
  const imported = /^\{([\w$]+)(?:\.src)?\}$/.exec(named ?? "")?.[1]
  const src = imported === undefined ? named : importedFrom(imported, text)
  if (src === undefined || /[{}]/.test(src)) return null
  const caption = args.caption ?? body?.trim().replace(/\s+/g, " ")
  const alt = args.alt ?? args.title ?? caption ?? ""
  const others = [args.title === alt ? "" : args.title, caption, args.attr].filter(Boolean)
  const write = image(src, files, { alt, caption: others.join(" – ") })
  const target = args.link ?? args.href
  const address = target && pageAddress(target, { pages, isReference: false })
  if (address === null) return { fix: `Write [${write}](/about) with its link.` }
  return { write: address ? `[${write}](${address})` : write }
}

/** Returns the picture that a tag of the site's own shows. One before words is not in their line here. */
function toOwnImage(tag: Tag): Advice | null {
  const { args, body, before, isAlone } = tag
  const isPicture = PICTURE.test(args.src ?? "") && Object.keys(args).every((name) => OF_PICTURE.includes(name))
  const advice = isPicture && !body?.trim() ? toImage(tag) : null
  const isBeforeWords = !isAlone && before === ""
  return advice?.write && isBeforeWords ? { write: `${advice.write}\n\n` } : advice
}

function importedFrom(name: string, { body }: MarkdownText): string | undefined {
  return new RegExp(`^import\\s+${escaped(name)}\\s+from\\s+["']([^"'\\n]+)`, "m").exec(body)?.[1]
}

function toVideo({ name, args }: Tag): Advice | null {
  const id = args.id ?? args.videoid ?? args.url ?? args.src ?? args[0]
  if (id === undefined || /[{}]/.test(id)) return null
  const host = name.includes("vimeo") ? "https://vimeo.com/" : "https://www.youtube.com/watch?v="
  return { write: `[${args.title ?? "Video"}](${id.startsWith("https:") ? id : host + id})` }
}

function toLink({ name, args, body, pages }: Tag): Advice | null {
  // `{{< link "words" "address" >}}`, or the other way round.
  const unnamed = [args[0], args[1]].flatMap((each) => each ?? [])
  const plain = unnamed.find((each) => /^(?:[a-z]+:|[/.#])/i.test(each)) ?? unnamed[0]
  const target = args.href ?? args.url ?? args.to ?? args.path ?? plain
  if (target === undefined || /[{}]/.test(target)) return null
  const isReference = /^(?:rel)?ref$/.test(name)
  const address = pageAddress(target, { pages, isReference })
  if (address === null) return { fix: "Write the address of its page, or remove the link." }
  const text = (body ?? args.text ?? args.label ?? unnamed.find((each) => each !== target) ?? "").trim()
  if (text !== "") return { write: `[${text}](${address})` }
  return /ref$/.test(name) ? { write: address } : null
}
