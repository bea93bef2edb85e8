import type { Reporter } from "gatsby"

import { noteProblems } from "~/src/build/develop/problem-notes"
import { openImageStore } from "~/src/build/remote-images/image-store"
import { type ContentProblem, formatProblems } from "~/src/doctor/content-problem"
import type { NamedPicture } from "~/src/doctor/images/named-pictures"
import { readContent } from "~/src/doctor/read-content"
import { remoteAddress } from "~/src/lib/remote-address"

let told = ""
/** Of pictures that could not be fetched: only a fetch can find that out, and a save does not repeat it. */
let unfetched: ContentProblem[] = []

/** Remembers what was told when the development server started, or which pictures a save could not fetch. */
export function rememberProblems(problems: readonly ContentProblem[], fetched: readonly ContentProblem[]): void {
  unfetched = [...fetched]
  told = tellingOf(problems)
  noteProblems(problems)
}

/** Adds what was found out about remote pictures of a file that was saved. */
export function rememberUnfetched(problems: readonly ContentProblem[]): void {
  unfetched = [...unfetched, ...problems]
}

/**
 * Reads the whole content again after something in it was saved, added or removed, because rules look at more than one
 * file, and tells what is wrong where that is not what was told last: in the terminal, and on the pages.
 */
export function recheckContent(reporter: Pick<Reporter, "warn" | "info">, root: string): void {
  const { pictures, problems } = readContent(root)
  const all = [...problems, ...stillUnfetched(pictures)]
  const telling = tellingOf(all)
  if (telling === told) return
  rememberProblems(all, unfetched)
  if (telling === "") reporter.info("The content is in order again.")
  else reporter.warn(telling)
}

function stillUnfetched(pictures: readonly NamedPicture[]): ContentProblem[] {
  const store = openImageStore()
  const places = pictures.filter(({ src }) => {
    const address = remoteAddress(src)
    return address !== null && !store.has(address)
  })
  return places.flatMap((place) => {
    const known = unfetched.findLast(({ file, found }) => file === place.file && found.startsWith(`"${place.src}"`))
    return known === undefined ? [] : [{ ...known, line: place.line, column: place.column, field: place.field }]
  })
}

function tellingOf(problems: readonly ContentProblem[]): string {
  return problems.length === 0 ? "" : formatProblems(problems)
}
