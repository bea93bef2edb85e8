import { mergeValues } from "./field-values"
import type { Given } from "./translate-field"
import { lineOf } from "./write-field"

/** Returns whether a text has spaces alone between its words: Jekyll reads every word as a tag, other programs read one tag. */
export function areOneOrMoreTags(value: unknown): boolean {
  return typeof value === "string" && /^[^\s,;#•*·-]\S*(?:\s+[^\s,;]+)+$/.test(value.trim()) && !/[,;]/.test(value)
}

/** Returns a line for each of both readings. */
export function remarkOnTags(value: unknown, { find }: Given): string | undefined {
  if (!areOneOrMoreTags(value)) return undefined
  const text = String(value).trim()
  const tags = find("tags")
  const known = Array.isArray(tags) ? tags : []
  const lines = [text.split(/\s+/), [text]].map((reading) => lineOf("tags", mergeValues(known, reading), "YAML"))
  return ["These may be several tags, as in Jekyll, or one. Write the line that is meant:", ...lines].join("\n")
}
