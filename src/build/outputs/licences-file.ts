import { LICENCE_TEXTS } from "~/src/lib/texts"

/** Something that was made by others and is published as a part of the site. */
export type Licensed = {
  name: string
  /** Its SPDX identifier; null when it says none. */
  licence: string | null
  /** Null when it brings no text along. */
  text: string | null
}

const RULE = "-".repeat(80)

/** The licences of all parts as one text, in the order of their names. The same parts give the same bytes. */
export function licencesFile(parts: readonly Licensed[]): string {
  const sorted = [...parts].sort((a, b) => (a.name < b.name ? -1 : 1))
  return `${[LICENCE_TEXTS.heading, ...sorted.map(section)].join(`\n\n${RULE}\n\n`)}\n`
}

function section({ name, licence, text }: Licensed): string {
  const words = text?.trim() ?? (licence === null ? LICENCE_TEXTS.unlicensed : LICENCE_TEXTS.withoutText(licence))
  return `${name}\n${LICENCE_TEXTS.licence(licence ?? LICENCE_TEXTS.notStated)}\n\n${words}`
}
