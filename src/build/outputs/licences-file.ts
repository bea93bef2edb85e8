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
  return `${["This site is made with the works below, whose licences are these.", ...sorted.map(section)].join(`\n\n${RULE}\n\n`)}\n`
}

function section({ name, licence, text }: Licensed): string {
  return `${name}\nLicence: ${licence ?? "not stated"}\n\n${text?.trim() ?? wordsWithout(licence)}`
}

function wordsWithout(licence: string | null): string {
  if (licence === null) return "Its authors say nothing about a licence."
  return `It comes without the text of its licence, which is at https://spdx.org/licenses/${licence}.html`
}
