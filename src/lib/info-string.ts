import type { Code } from "mdast"

/** A word with a value in quotes, something between braces, or a word; a part without its end takes in the rest. */
const PART = /[\w-]+=(?:"[^"]*"?|'[^']*'?)|\{[^}]*\}?|\S+/g
const TITLE = /^title="([^"]+)"$/
const LINES = /^\{\d+(?:-\d+)?(?:,\s*\d+(?:-\d+)?)*\}$/

/**
 * Reads the words after the fence of a code block: `ts title="src/a.ts" {1,3-5}` (M3). Without a language, Markdown takes the first of
 * them for it.
 */
export function parseInfoString({ lang, meta }: Pick<Code, "lang" | "meta">) {
  const written = /^(?:\w+=.|\{\d)/.test(lang ?? "") ? `${lang} ${meta ?? ""}` : (meta ?? "")
  const parts: string[] = written.match(PART) ?? []
  const titles = parts.flatMap((part) => TITLE.exec(part)?.[1] ?? [])
  const lines = parts.filter((part) => LINES.test(part)).flatMap(linesOf)
  return {
    /** The name of a file, shown above the code. */
    title: titles[0] ?? null,
    /** Lines that stand out, from and to, 1-based. */
    lines,
    /** Parts that mean nothing here. */
    unread: parts.filter((part) => !TITLE.test(part) && !LINES.test(part)),
  }
}

function linesOf(part: string): [number, number][] {
  return part
    .slice(1, -1)
    .split(",")
    .map((range) => {
      const [from = 0, to = from] = range.split("-").map(Number)
      return [from, to]
    })
}
