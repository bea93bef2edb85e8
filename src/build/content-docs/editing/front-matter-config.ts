import { editorSchemas } from "~/src/build/content-docs/editor-schemas"

import { type EditedField, ENTRIES, fieldsOf, OWN_PAGES, PAGES, SETTINGS } from "./edited-files"

/** Returns the configuration of Front Matter, an extension of VS Code (`frontmatter.json`). */
export function frontMatterConfig() {
  const entries = ENTRIES.map((entry) => ({
    ...entry,
    fields: fieldsOf(entry.schema).filter(({ hasOneForm }) => hasOneForm),
  }))
  // No field says which page it is, so the pages share a type.
  const pages = PAGES.flatMap(({ schema }) => fieldsOf(schema))
  const shared = [...new Map(pages.map((field) => [field.name, field])).values()].map((field) => {
    const isOfAll = pages.filter(({ name }) => name === field.name).length === PAGES.length
    return { ...field, required: field.required && isOfAll }
  })
  return {
    $schema: "https://frontmatter.codes/frontmatter.schema.json",
    "frontMatter.content.pageFolders": [
      ...entries.map(({ name, label, folder }) => pageFolder(label, folder, contentTypeOf(name))),
      { ...pageFolder("Pages", "content", "page"), excludeSubdir: true },
      pageFolder("Pages of your own", OWN_PAGES.folder, "own-page"),
    ],
    // Pictures are named as they are beside the file.
    "frontMatter.content.publicFolder": { path: "content", relative: true },
    "frontMatter.content.draftField": { name: "draft", type: "boolean" },
    "frontMatter.taxonomy.contentTypes": [
      // The extension reads the field `type` of a project as the name of a content type. One that it does not know is the default.
      ...entries.map(({ name, fields }) => ({
        ...{ name: contentTypeOf(name), pageBundle: true, clearEmpty: true },
        fields: fields.map(toFrontMatter),
      })),
      { name: "page", pageBundle: false, clearEmpty: true, fields: shared.map(toFrontMatter) },
      {
        ...{ name: "own-page", pageBundle: false, clearEmpty: true },
        fields: fieldsOf(OWN_PAGES.schema).map(toFrontMatter),
      },
    ],
    "frontMatter.taxonomy.fieldGroups": entries
      .flatMap((entry) => entry.fields)
      .filter(({ kind }) => kind === "groups")
      .map(({ name, fields }) => ({ id: name, labelField: fields[0]?.name, fields: fields.map(toFrontMatter) })),
    "frontMatter.data.files": SETTINGS.map(({ name, label, path, format }) => ({
      ...{ id: name, title: label, file: inWorkspace(path), fileType: format, singleEntry: true },
      schema: editorSchemas()[`${name}.schema.json`],
    })),
  }
}

function contentTypeOf(entries: string): string {
  return entries === "projects" ? "default" : "note"
}

/** Only `npm run new` knows what a project has to have. */
function pageFolder(title: string, path: string, contentType: string) {
  return { title, path: inWorkspace(path), contentTypes: [contentType], disableCreation: true }
}

function inWorkspace(path: string): string {
  return `[[workspace]]/${path}`
}

function toFrontMatter(field: EditedField): object {
  const { name, label, hint, required, kind, limits, maxLength, pattern } = field
  // The extension does not check these limits.
  const entries = ["groups", "texts"].includes(kind) && limits.max ? ` At most ${limits.max} entries.` : ""
  const length = kind === "text" && maxLength && !pattern ? ` At most ${maxLength} characters.` : ""
  const description = `${hint ?? ""}${entries}${length}`.trim()
  return { name, title: label, ...(description && { description }), required, ...typeOf(field) }
}

function typeOf({ name, kind, value, choices, isWhole, limits, fields }: EditedField): object {
  switch (kind) {
    case "flag":
      return { type: name === "draft" ? "draft" : "boolean", default: value ?? false }
    case "choice":
    case "choices":
      return { type: "choice", choices, multiple: kind === "choices" }
    case "number":
      return { type: "number", numberOptions: { isDecimal: !isWhole, ...limits } }
    case "group":
      return { type: "fields", fields: fields.map(toFrontMatter) }
    case "groups":
      return { type: "fieldCollection", fieldGroup: name }
    case "texts":
      return { type: "list" }
    case "image":
      return { type: "image" }
    case "file":
      return { type: "file", fileExtensions: ["mp4", "webm"] }
    case "text":
      return { type: "string", single: true }
  }
}
