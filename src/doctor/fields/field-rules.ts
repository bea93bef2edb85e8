import type { ContentProblem } from "~/src/doctor/diagnostic"
import type { YamlPath, YamlSource } from "~/src/doctor/readers/yaml-source"

/** The last two are what `npm run new` writes. */
const PLACEHOLDER_TEXT = /\b(?:your name|lorem ipsum|say here in one sentence|tell the story here)\b/i
/** In capitals only: a list of things to do may well be what a project is about. */
const PLACEHOLDER_MARK = /\bTODO\b/
/** Hosts that RFC 2606 keeps free for examples: nobody's site is there. */
const EXAMPLE_HOST = /(?:\/\/|@|\.)(?:example\.(?:com|org|net)|[a-z0-9-]+\.example)(?=[/:?#]|$)/i
const EXAMPLE_MAILBOX = /^you@/i

/** What to do about one, wherever it stands. */
export const PLACEHOLDER_ADVICE = {
  expected: "your own words or address in place of a placeholder",
  fix: "replace it before publishing",
}

/** Warns of texts and addresses that a template leaves for its owner to replace. */
export function checkPlaceholders(file: string, source: YamlSource): ContentProblem[] {
  return texts(source.data, []).flatMap(({ at, text }) => {
    if (!isPlaceholder(text.trim())) return []
    return {
      severity: "warning" as const,
      file,
      ...source.positionOf(at),
      field: at.join("."),
      found: JSON.stringify(text),
      ...PLACEHOLDER_ADVICE,
    }
  })
}

function isPlaceholder(text: string): boolean {
  return isPlaceholderAddress(text) || EXAMPLE_MAILBOX.test(text) || placeholderIn(text) !== null
}

/** Whether an address leads nowhere on purpose: `#`, or a host that is kept for examples. */
export function isPlaceholderAddress(address: string): boolean {
  return address === "#" || EXAMPLE_HOST.test(address)
}

/** The first words in a text that a template has left there, and where in the text they begin; null for none. */
export function placeholderIn(text: string): { words: string; index: number } | null {
  const match = PLACEHOLDER_TEXT.exec(text) ?? PLACEHOLDER_MARK.exec(text)
  return match === null ? null : { words: match[0], index: match.index }
}

function texts(value: unknown, at: YamlPath): { at: YamlPath; text: string }[] {
  if (typeof value === "string") return [{ at, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => texts(item, [...at, index]))
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => texts(item, [...at, key]))
}
