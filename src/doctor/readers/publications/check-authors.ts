import { type Diagnostic, formatValue, say, unexpected, warn } from "~/src/doctor/diagnostics/diagnostic"

import type { BibEntry } from "./parse-bibtex"
import { cleanNames } from "./read-latex"

const IN_BRACES = /\{[^{}]*\}/
const TWO_WORDS = /^[^\s{,]+ [^\s{,]+$/
const PAIR = /^([^\s{,]+ [^\s{,]+), ([^\s{,]+ [^\s{,]+)$/
const BETWEEN_PEOPLE = /;\s|[、，；|/]|\s(?:\\?&|\+|(?<!von )und|et|och|og)\s/
const DEGREE = /,\s*(?:Ph\.?\s?D|M\.?D|M\.?\s?Sc|B\.?\s?Sc|Dr|Prof)\.?\s*$/
/** An initial in place of a family name. */
const INITIAL_FIRST = /^\s*\p{Lu}\.[\s\p{Lu}.-]*\p{L}{2}[^,]*,\s*\S/u

/** Reports authors of an entry without "and" between them, and names that are none. */
export function checkAuthors({ fields: { author = "" }, placeOf }: BibEntry): Diagnostic[] {
  const list = cleanNames(author)
  let names = list.replace(/\{\\.|\\[a-z]+\s*/gi, "{")
  while (IN_BRACES.test(names)) names = names.replace(IN_BRACES, "a")
  const people = names.split(/\sand\s/i)
  const place = placeOf("author")
  // A name has at most two commas: “Holm, Jr., Mara”.
  const isBroken = people.some((name) => name.split(",").length > 3)
  if (isBroken || people.some(isList)) {
    const fix = "Change it, for example:\n  author = {Mara Holm and Ana Cruz and {Smith \\& Sons}},"
    const message = unexpected('only names, with "and" between authors', formatValue(author))
    return [{ ...place, ...(!isBroken && { severity: "warning" }), ...say("publication-authors", message, fix) }]
  }
  // “Mara Holm, Ana Cruz” is one person, as is “García Márquez, Gabriel José” in a list in which all have a comma.
  const written = list.split(/,?\sand\s/i).map((name) => name.trim())
  const pair = written.map((name) => PAIR.exec(name)).find((found) => found !== null)
  if (!pair || (written.length > 1 && !written.some((name) => TWO_WORDS.test(name)))) return []
  const [both, family, given] = pair
  const message = `${formatValue(both)} has a comma and no "and", so it is one person: ${given} ${family}.`
  const fix = `Write and between two people, or {${family}}, ${given} for one.`
  return [warn(place, say("publication-authors", message, fix))]
}

/** Returns whether a name is that of several people, or has more than a name. Between two commas is one word, such as “Jr.”. */
function isList(name: string): boolean {
  const [, second = "", third] = name.split(/,\s*/)
  const hasTwoFamilies = third !== undefined && second.trim().includes(" ")
  return hasTwoFamilies || [BETWEEN_PEOPLE, DEGREE, INITIAL_FIRST].some((pattern) => pattern.test(name))
}
