import { stringify } from "yaml"

/** Returns a field in one line. A date that is a year is written without quotes, as owners write it. */
export function formatField(name: string, value: unknown): string {
  if (/date/i.test(name) && /^\d{4}$/.test(String(value))) return `${name}: ${value}`
  const options = { blockQuote: false, collectionStyle: "flow", doubleQuotedMinMultiLineLength: Infinity } as const
  return `${stringify(name).trim()}: ${stringify(value, { ...options, lineWidth: 0 }).trim()}`
}

/** Returns fields as comments, from which their owner can make fields again. */
export function commentsOf(fields: readonly (readonly [name: string, value: unknown])[]): string[] {
  return fields.map(([name, value]) => `# ${formatField(name, value)}`)
}
