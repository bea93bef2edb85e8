import type { FieldSchema } from "~/src/doctor/schemas/field-schema"

import { type EditedField, ENTRIES, FOLDERS, fieldsOf, PAGES, SETTINGS } from "./edited-files"

/**
 * Returns the configuration of Sveltia CMS.
 * @param isEdited whether the tool edits a field; others are not changed
 */
export function sveltiaConfig(backend: object, isEdited = ({ hasOneForm }: EditedField) => hasOneForm) {
  const fieldsOfFile = ({ schema, hasText }: { schema: FieldSchema; hasText: boolean }) => {
    // The raw mode writes the text as it is; the other one may rewrite all of it.
    const text = { name: "body", label: "Text", widget: "markdown", modes: ["raw"], required: false }
    return [...fieldsOf(schema).filter(isEdited).map(toSveltia), ...(hasText ? [text] : [])]
  }
  const toFile = (file: (typeof PAGES)[number]) => {
    const { name, label, path, format } = file
    return { name, label, file: path, format, fields: fieldsOfFile(file) }
  }
  const editor = { preview: false }
  return {
    backend,
    // Of the pages and the settings. An entry's pictures are in its own folder.
    ...{ media_folder: "content", public_folder: "" },
    // No pictures of strangers.
    media_libraries: { stock_assets: { providers: [] } },
    slug: { encoding: "ascii", clean_accents: true },
    // An empty text would be a mistake in most fields.
    output: { omit_empty_optional_fields: true },
    collections: [
      ...ENTRIES.map(({ name, label, singular, folder, ...file }) => ({
        ...{ name, label, label_singular: singular, editor },
        ...{ folder, path: "{{slug}}/index", format: file.format, extension: "md" },
        // Beside the entry.
        ...{ media_folder: "", public_folder: "" },
        ...{ create: true, delete: false, summary: "{{title}} ({{date}})", sortable_fields: ["date", "title"] },
        fields: fieldsOfFile(file),
      })),
      { name: "pages", label: "Pages", editor, files: PAGES.map(toFile) },
      { name: "settings", label: "Settings and résumé", editor, files: SETTINGS.map(toFile) },
      ...FOLDERS.map(({ name, label, singular, folder, extension, title, ...file }) => ({
        ...{ name, label, label_singular: singular, editor },
        ...{ folder, format: file.format, extension, media_folder: "", public_folder: "", identifier_field: title },
        ...{ create: true, delete: false, summary: `{{${title}}}`, sortable_fields: [title] },
        fields: fieldsOfFile(file),
      })),
    ],
  }
}

function toSveltia(field: EditedField): object {
  const { name, label, hint, required } = field
  return { name, label, ...(hint && { hint }), required, ...widgetOf(field) }
}

function widgetOf({ kind, value, choices, limits, isWhole, fields, entry, ...text }: EditedField): object {
  switch (kind) {
    case "flag":
      return { widget: "boolean", default: value ?? false }
    case "choice":
      return { widget: "select", options: choices }
    case "choices":
      return { widget: "select", multiple: true, options: choices, ...limits }
    case "number":
      return { widget: "number", value_type: isWhole ? "int" : "float", ...limits }
    case "group":
      return { widget: "object", collapsed: "auto", fields: fields.map(toSveltia) }
    case "groups":
      return { widget: "list", collapsed: "auto", ...limits, fields: fields.map(toSveltia) }
    case "texts":
      return { widget: "list", ...limits, ...(entry && { field: toSveltia(entry) }) }
    case "image":
    case "file":
      return { widget: kind }
    case "text":
      return {
        widget: "string",
        ...(text.maxLength && { maxlength: text.maxLength }),
        ...(text.pattern && { pattern: [text.pattern, text.expected] }),
      }
  }
}
