import { LICENCE_TEXTS } from "~/src/lib/texts"

/** A part of the site that others have made. */
export type Licensed = {
  name: string
  /** An SPDX identifier; null if the part states none. */
  licence: string | null
  /** Null if the part comes without the text of its licence. */
  text: string | null
}

const RULE = `\n\n${"-".repeat(80)}\n\n`

/** Returns the licences of all parts as one text, in the order of their names. */
export function licencesFile(parts: readonly Licensed[]): string {
  const sections = [...parts].sort((a, b) => (a.name < b.name ? -1 : 1)).map(section)
  return `${[LICENCE_TEXTS.heading, ...sections].join(RULE)}\n`
}

function section({ name, licence, text }: Licensed): string {
  const missing = licence === null ? LICENCE_TEXTS.unlicensed : LICENCE_TEXTS.withoutText(licence)
  return `${name}\n${LICENCE_TEXTS.licence(licence ?? LICENCE_TEXTS.notStated)}\n\n${text?.trim() ?? missing}`
}
