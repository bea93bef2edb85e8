import { parse } from "yaml"

/** Returns the words of a file's values as they are written: `0x10` is no 16. */
export function valuesIn(file: string, text: string): string[] {
  const [, front = file.endsWith(".md") ? "" : text, body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  const leaves = (value: unknown): string[] =>
    typeof value === "object" ? Object.values(value ?? {}).flatMap(leaves) : [String(value)]
  return [...leaves(parsed(front)), body].join(" ").match(/[\p{L}\p{N}]{2,}/gu) ?? []
}

function parsed(text: string): unknown {
  try {
    return parse(text, { logLevel: "error", schema: "failsafe" })
  } catch {
    return text
  }
}
