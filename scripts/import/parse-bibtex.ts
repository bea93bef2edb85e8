const ENTRY = /^[ \t]*@(?<kind>\w+)\s*\{\s*[^,\s{}]*\s*,/gm
const NAME = /\s*,?\s*(?<name>[\w-]+)\s*=\s*/y
/** LaTeX's accents, as the combining characters of Unicode. */
const ACCENTS: Readonly<Record<string, string>> = {
  "`": "\u0300",
  "'": "\u0301",
  "^": "\u0302",
  "~": "\u0303",
  "=": "\u0304",
  '"': "\u0308",
  c: "\u0327",
  v: "\u030c",
}
const LETTERS: Readonly<Record<string, string>> = { ss: "ß", o: "ø", O: "Ø", l: "ł", L: "Ł", ae: "æ", AE: "Æ", aa: "å" }

/** Returns the fields of each publication in a BibTeX file by their lowercase names. */
export function parseBibtex(text: string): Record<string, string>[] {
  return [...text.matchAll(ENTRY)].flatMap(({ 0: { length }, index, groups }) =>
    /^(?:comment|string|preamble)$/i.test(groups?.kind ?? "") ? [] : [fieldsFrom(text, index + length)],
  )
}

function fieldsFrom(text: string, start: number): Record<string, string> {
  const fields: Record<string, string> = {}
  for (let at = start; ; ) {
    NAME.lastIndex = at
    const match = NAME.exec(text)
    if (match === null) return fields
    const value = valueAt(text, NAME.lastIndex)
    fields[match.groups?.name?.toLowerCase() ?? ""] = plainText(value)
    at = NAME.lastIndex + value.length
  }
}

/** Returns a value with its braces or quotes; a name or a number ends before the comma. */
function valueAt(text: string, start: number): string {
  const isQuoted = text[start] === '"'
  if (!isQuoted && text[start] !== "{") return /[^,}\n]*/y.exec(text.slice(start))?.[0] ?? ""
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1
    if (text[at] === "}") depth -= 1
    const isEnd = isQuoted ? at > start && text[at] === '"' && depth === 0 : depth === 0
    if (isEnd) return text.slice(start, at + 1)
  }
  return text.slice(start)
}

function plainText(value: string): string {
  return value
    .replace(/^"([\s\S]*)"$/, "$1")
    .replace(
      /\\([`'^~="]|[cv](?=[{ ]))\s*\{?\\?([a-zA-Z])\}?/g,
      (_all, accent, letter) => `${letter}${ACCENTS[accent]}`,
    )
    .replace(/\\(ss|ae|AE|aa|[oOlL])(?![a-zA-Z])/g, (_all, name) => LETTERS[name] ?? "")
    .replace(/\\([&%$#_])/g, "$1")
    .replace(/---?/g, "–")
    .replace(/[{}]/g, "")
    .replace(/[\s~]+/g, " ")
    .trim()
    .normalize("NFC")
}
