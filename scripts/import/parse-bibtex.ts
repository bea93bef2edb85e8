const IN_BRACES = String.raw`\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}`
const FIELD = new RegExp(String.raw`([\w-]+)\s*=\s*(?:${IN_BRACES}|"((?:[^"{}]|\{[^{}]*\})*)"|([\w-]+))`, "g")
/** LaTeX's accents, as the combining characters of Unicode. */
const ACCENTS: Readonly<Record<string, string>> = {
  ...{ "`": "\u0300", "'": "\u0301", "^": "\u0302", "~": "\u0303", '"': "\u0308", c: "\u0327", v: "\u030c" },
}

/** Returns the fields of each publication in a BibTeX file by their lowercase names. */
export function parseBibtex(text: string): Record<string, string>[] {
  const entries = text.split(/^[ \t]*@(?=\w+\s*\{)/m).slice(1)
  return entries
    .filter((entry) => !/^(?:comment|string|preamble)\b/i.test(entry))
    .map((entry) => {
      const fields = entry.slice(entry.indexOf(",")).matchAll(FIELD)
      return Object.fromEntries(
        Array.from(fields, ([, name = "", inBraces, quoted, plain]) => {
          return [name.toLowerCase(), plainText(inBraces ?? quoted ?? plain ?? "")]
        }),
      )
    })
}

function plainText(value: string): string {
  return value
    .replace(/\\([`'^~"]|[cv](?=[{ ]))\s*\{?\\?([a-zA-Z])\}?/g, (_all, accent, letter) => letter + ACCENTS[accent])
    .replace(/\\([&%$#_])/g, "$1")
    .replace(/---?/g, "–")
    .replace(/[{}]/g, "")
    .replace(/[\s~]+/g, " ")
    .trim()
    .normalize("NFC")
}
