import { bidiIsolate } from "~/src/lib/texts/fill-text"
import { PUNCTUATION } from "~/src/lib/texts/punctuation"

/** Search engines show about so many characters of a description, and replace one with fewer. */
const [LEAST, MOST] = [50, 160]

/**
 * Returns the page of a list with the names of what is in it after its description, as far as there is space. The summary of the only
 * entry follows where that would be short.
 * @example "All work so far." → "All work so far: Note G, Sketch of the Analytical Engine"
 */
export function describeList<Page extends { description: string }>(
  page: Page,
  names: readonly string[],
  summary = "",
): Page {
  const stop = PUNCTUATION.stop.trim()
  const { description: words } = page
  const start = (words.endsWith(stop) ? words.slice(0, -stop.length) : words) + PUNCTUATION.colon
  const rest = names.map(bidiIsolate)
  let length = start.length
  const fitting = rest.filter((name, index) => {
    length += name.length + (index === 0 ? 0 : PUNCTUATION.comma.length)
    return length <= MOST
  })
  if (fitting.length === 0) return page
  const description = start + fitting.join(PUNCTUATION.comma)
  const whole = `${description}${PUNCTUATION.stop}${bidiIsolate(summary)}`
  return { ...page, description: summary && description.length < LEAST && whole.length <= MOST ? whole : description }
}
