import type { FieldSchema } from "~/src/doctor/schemas/field-schema"

import { type EditedField, ENTRIES, FOLDERS, fieldsOf, PAGES, SETTINGS } from "./edited-files"

const MEDIA = "pictures"

/** Returns the configuration of Pages CMS (`.pages.yml`). */
export function pagesCmsConfig() {
  const files = [...PAGES, ...SETTINGS].map(({ name, label, path, format, ...file }) => {
    return {
      name,
      label,
      type: "file",
      path,
      format,
      fields: fieldsOfFile(file, { type: "image", options: { media: MEDIA } }),
    }
  })
  return {
    // Of the pages and the settings. There is no media beside an entry, so the pictures of projects are file names.
    media: [
      {
        name: MEDIA,
        label: "Pictures of the pages",
        input: "content",
        output: "",
        categories: ["image"],
        rename: "safe",
      },
    ],
    // Keeps fields that are not listed here.
    settings: { content: { merge: true } },
    content: [
      ...ENTRIES.map(({ name, label, folder, ...file }) => ({
        ...{ name, label, type: "collection", path: folder, format: file.format },
        ...{ subfolders: true, operations: { create: false, rename: false, delete: false } },
        view: {
          ...{ layout: "tree", node: { filename: "index.md", hideDirs: "nodes" } },
          ...{ primary: "title", fields: ["title", "date", "draft"] },
        },
        fields: fieldsOfFile(file, { type: "string" }),
      })),
      ...files,
      ...FOLDERS.map(({ name, label, folder, extension, title, columns, ...file }) => ({
        ...{ name, label, type: "collection", path: folder, filename: `{primary}.${extension}` },
        ...{ format: file.format, subfolders: false, operations: { create: false, rename: false, delete: false } },
        view: { primary: title, fields: columns },
        fields: fieldsOfFile(file, { type: "string" }),
      })),
    ],
  }
}

function fieldsOfFile({ schema, hasText }: { schema: FieldSchema; hasText: boolean }, image: object): object[] {
  const toFields = (fields: EditedField[]) => fields.filter(({ hasOneForm }) => hasOneForm).map(toPagesCms)
  const toPagesCms = (field: EditedField): object => {
    const { name, label, hint, required, kind, limits } = field
    const isList = kind === "groups" || kind === "texts"
    return {
      ...{ name, label, ...(hint && { description: hint }), required },
      ...(isList && { list: { ...limits, collapsible: true } }),
      ...typeOf(field.entry ?? field),
    }
  }
  const typeOf = ({ kind, value, choices, limits, fields, pattern, expected, maxLength }: EditedField): object => {
    switch (kind) {
      case "flag":
        return { type: "boolean", default: value ?? false }
      case "choice":
        return { type: "select", options: { values: choices } }
      case "choices":
        return { type: "select", options: { values: choices, multiple: true, ...limits } }
      case "number":
        return { type: "number", options: limits }
      case "group":
      case "groups":
        return { type: "object", fields: toFields(fields) }
      case "image":
        return image
      default:
        return {
          type: "string",
          ...(pattern && { pattern: { regex: pattern, message: expected } }),
          ...(maxLength && { options: { maxlength: maxLength } }),
        }
    }
  }
  // As code, because the editor of formatted text may rewrite all of it.
  const text = { name: "body", label: "Text", type: "code", options: { format: "markdown" } }
  return [...toFields(fieldsOf(schema)), ...(hasText ? [text] : [])]
}
