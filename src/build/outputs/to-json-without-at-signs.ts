/**
 * Returns a value as JSON with every `@` as `\u0040`, so that programs that search for e-mail addresses find none. An `@` occurs only
 * in strings, so parsers get the same value.
 */
export function toJsonWithoutAtSigns(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replaceAll("@", "\\u0040")
}
