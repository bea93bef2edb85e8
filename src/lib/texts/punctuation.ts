import { en } from "~/src/lib/texts/en"
import { bidiIsolate } from "~/src/lib/texts/fill-text"

/** The marks between texts in the site's language. A file of its own, because the app does not need them. */
export const PUNCTUATION = typeof __TEXTS__ === "undefined" ? en.punctuation : __TEXTS__.punctuation

/** Returns a name and its value, as in “Copy citation: A title”. */
export function withColon(name: string, value: string): string {
  return `${name}${PUNCTUATION.colon}${bidiIsolate(value)}`
}
