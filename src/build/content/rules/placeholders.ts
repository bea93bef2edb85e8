import type { ContentProblem } from "~/src/build/content/content-problem"
import type { YamlPath, YamlSource } from "~/src/build/content/yaml-source"

const PLACEHOLDER_TEXT = /\b(?:your name|lorem ipsum|todo)\b/i
/** Hosts that RFC 2606 keeps free for examples: nobody's site is there. */
const EXAMPLE_HOST = /(?:\/\/|@|\.)(?:example\.(?:com|org|net)|[a-z0-9-]+\.example)(?=[/:?#]|$)/i
const EXAMPLE_MAILBOX = /^you@/i

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
      expected: "your own words or address in place of a placeholder",
      fix: "replace it before publishing",
    }
  })
}

function isPlaceholder(text: string): boolean {
  return text === "#" || [PLACEHOLDER_TEXT, EXAMPLE_HOST, EXAMPLE_MAILBOX].some((pattern) => pattern.test(text))
}

function texts(value: unknown, at: YamlPath): { at: YamlPath; text: string }[] {
  if (typeof value === "string") return [{ at, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => texts(item, [...at, index]))
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => texts(item, [...at, key]))
}
