import { isFields } from "~/src/doctor/readers/formats/field-values"
import { noteSchema } from "~/src/doctor/schemas/note-schema"
import { ownPageSchema } from "~/src/doctor/schemas/page-schemas"

import { asText } from "./convert-value"
import { addressRows } from "./former-addresses"
import { PROJECT_TRANSLATION } from "./project-translation"
import type { Translation, TranslationTable } from "./translate-field"

type Shape = Translation["shape"]

/** Several fields of a project may be made of one. Other texts take those that they have. */
function rowsFor(shape: Shape): TranslationTable {
  return PROJECT_TRANSLATION.table.flatMap(([names, field, convert]): TranslationTable => {
    if (field !== null) return Object.hasOwn(shape, field) ? [[names, field, convert]] : []
    const convertOwn: typeof convert = (value, given) => {
      const fields = convert(value, given)
      if (!isFields(fields)) return fields
      const all = Object.entries(fields)
      const own = all.filter(([name]) => Object.hasOwn(shape, name))
      // Without any field, the value says nothing: the owner of the site writes its notes.
      return own.length === 0 && all.length > 0 ? undefined : Object.fromEntries(own)
    }
    return [[names, null, convertOwn]]
  })
}

/** Like the translation of a project, as far as a note has its fields. */
export const NOTE_TRANSLATION: Translation = {
  table: [
    ...addressRows("notes"),
    ...rowsFor(noteSchema.shape),
    // Hugo has a list of them.
    ["series", "series", (value) => (Array.isArray(value) && value.length === 1 ? asText(value[0]) : undefined)],
    ["canonical_url canonical original_url", "canonical", (value) => asText(value)?.replace(/^http:/i, "https:")],
  ],
  withoutMeaning: `${PROJECT_TRANSLATION.withoutMeaning} type featured`,
  shape: noteSchema.shape,
}

export const PAGE_TRANSLATION: Translation = {
  table: [
    ...addressRows("pages"),
    ...rowsFor(ownPageSchema.shape),
    ...PROJECT_TRANSLATION.table.flatMap(([names, field, convert]): TranslationTable => {
      const plain: typeof convert = (value) => asText(value)?.replace(/<[^>]*>/g, "")
      return field === "summary" ? [[`${names} summary`, "description", plain]] : []
    }),
  ],
  withoutMeaning: `${NOTE_TRANSLATION.withoutMeaning} slug path date`,
  shape: ownPageSchema.shape,
}
