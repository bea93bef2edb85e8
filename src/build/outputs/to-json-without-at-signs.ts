/**
 * Returns a value as JSON, with every `@` as `\u0040`: parsers get the same value, and a search of the characters finds no e-mail
 * address. JSON has an `@` only in strings, where the escape means the same.
 */
export function toJsonWithoutAtSigns(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replaceAll("@", "\\u0040")
}
