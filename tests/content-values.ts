import { parse } from "yaml"

export function valuesIn(file: string, text: string): string[] {
  const [, front = file.endsWith(".md") ? "" : text, body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  const leaves = (value: unknown): string[] =>
    typeof value === "object" ? Object.values(value ?? {}).flatMap(leaves) : [String(value)]
  return [...leaves(parsed(front)), body].join(" ").match(/[\p{L}\p{N}]{2,}/gu) ?? []
}

function parsed(text: string): unknown {
  try {
    return parse(text, { logLevel: "error" })
  } catch {
    return text
  }
}
