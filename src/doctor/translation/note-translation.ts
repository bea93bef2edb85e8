import { noteSchema } from "~/src/doctor/schemas/note-schema"

import { asText } from "./convert-value"
import { isFields } from "./field-values"
import { ALIASES, aliasesOf, remarksOnAddresses } from "./former-addresses"
import { PROJECT_TRANSLATION } from "./project-translation"
import type { Translation, TranslationTable } from "./translate-field"

const shape = noteSchema.shape
const isOfNote = (field: string) => Object.hasOwn(shape, field)

/** Several fields of a project may be made of one. A note takes those that it has. */
const table = PROJECT_TRANSLATION.table.flatMap(([names, field, convert]): TranslationTable => {
  if (names === ALIASES) return [[names, field, aliasesOf("notes")]]
  if (field !== null) return isOfNote(field) ? [[names, field, convert]] : []
  const convertToNote: typeof convert = (value, given) => {
    const fields = convert(value, given)
    if (!isFields(fields)) return fields
    const all = Object.entries(fields)
    const own = all.filter(([name]) => isOfNote(name))
    // Without any field, the value says nothing: the owner of the site writes its notes.
    return own.length === 0 && all.length > 0 ? undefined : Object.fromEntries(own)
  }
  return [[names, null, convertToNote]]
})

/** How the front matter of a note is translated: like that of a project, as far as a note has its fields. */
export const NOTE_TRANSLATION: Translation = {
  ...PROJECT_TRANSLATION,
  table: [
    ...table,
    ["canonical_url canonical original_url", "canonical", (value) => asText(value)?.replace(/^http:/i, "https:")],
  ],
  remarks: [...remarksOnAddresses("notes"), ...(PROJECT_TRANSLATION.remarks ?? [])],
  withoutMeaning: `${PROJECT_TRANSLATION.withoutMeaning} type featured`,
  shape,
}
