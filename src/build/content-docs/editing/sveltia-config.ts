import { stringify } from "yaml"

import { descriptionOf, type FieldSchema } from "~/src/doctor/schemas/field-schema"

import { ENTRIES, FOLDERS, labelOf, listOf, MARKDOWN, mayBeEmpty, PAGES, patternOf, SETTINGS } from "./edited-files"

const NOTE = "# Made by `npm run docs` from src/doctor/schemas. docs/editing.md explains it.\n"
const REPOSITORY = { name: "github", repo: "you/your-repository", branch: "main" }

/** The fields at the top and at the bottom of a form, in the order of work; the others keep that of the schema. */
const FIRST = ["title", "summary", "description", "cover", "body", "date", "links", "draft", "featured", "tags"]
const LAST = ["updated", "slug", "lang", "publishAt", "unlisted", "experience", "canonical", "related"]
/** What a list shows behind the title of an entry that has the field. */
const MARKS = {
  draft: "{{draft | ternary(' · draft', '')}}",
  unlisted: "{{unlisted | ternary(' · unlisted', '')}}",
  publishAt: "{{publishAt | ternary(' · public from ', '')}}{{publishAt}}",
}
/** The page that shows a file, if it is not the page of that name. */
const PREVIEWS: Record<string, string> = { site: "home", resume: "about" }
const DATE_HINT = " Write 2025, 2025-05 or 2025-05-31."
const SLUG_HINT = "The name of the folder, and the last part of the address. Former addresses keep leading here."
const TRANSLATIONS = "Translations, such as index.de.md, are edited in a text editor: npm run translate."
const TEXT_FILES = "Publications and words of the site: content/publications.bib and texts.yaml."
/** A picture is uploaded beside the file that names it. Without this, Sveltia names it `/content/…`. */
const OWN_FOLDER = { media_folder: "", public_folder: "" }

/** The configuration for GitHub, which `npm run docs` writes. */
export const SVELTIA_FILE = "docs/editing/sveltia.yml"

export function sveltiaYaml(): string {
  return NOTE + stringify(sveltiaConfig(REPOSITORY), { lineWidth: 0, aliasDuplicateObjects: false })
}

/** @param isLocal for `npm run edit`: keeps what Sveltia alone would lose, texts that may be lists and the folder of an entry */
export function sveltiaConfig(backend: object, { isLocal = false } = {}) {
  // Sveltia adds the former path of an entry to `aliases`, unless its form has that field.
  const isEdited = ([name, field]: [string, FieldSchema]) =>
    name !== "aliases" && (isLocal || [undefined, field].includes(listOf(field)))
  const fieldsOfFile = ({ schema, format }: { schema: FieldSchema; format: string }) => {
    // The raw mode writes the text as it is; the other one may rewrite all of it.
    const text = { name: "body", label: "Text", widget: "markdown", modes: ["raw"], required: false }
    const fields = fieldsOf(schema, isEdited)
    return format === MARKDOWN ? [...fields, text].toSorted((a, b) => placeOf(a.name) - placeOf(b.name)) : fields
  }
  const toFile = (file: (typeof PAGES)[number]) => {
    const { name, label, path, format } = file
    return {
      ...{ name, label, file: path, format, ...OWN_FOLDER },
      ...{ preview_path: PREVIEWS[name] ?? name, fields: fieldsOfFile(file) },
    }
  }
  const editor = { preview: false }
  return {
    backend,
    media_folder: "content",
    show_preview_links: isLocal,
    // No pictures of strangers.
    media_libraries: { stock_assets: { providers: [] } },
    slug: { encoding: "ascii", clean_accents: true },
    // An empty text would be a mistake in most fields.
    output: { omit_empty_optional_fields: true },
    collections: [
      ...ENTRIES.map(({ name, label, singular, folder, ...file }) => ({
        ...{ name, label, label_singular: singular, description: TRANSLATIONS, editor },
        ...{ folder, path: "{{slug}}/index", format: file.format, extension: "md" },
        ...OWN_FOLDER,
        ...{ slug: { hint: SLUG_HINT }, preview_path: `${name}/{{slug}}` },
        ...{ create: true, delete: isLocal, sortable_fields: ["date", "title"] },
        summary: `{{title}} ({{date}})${marksOf(file.schema)}`,
        fields: fieldsOfFile(file),
      })),
      { name: "pages", label: "Pages", editor, files: PAGES.map(toFile) },
      { name: "settings", label: "Settings and résumé", description: TEXT_FILES, editor, files: SETTINGS.map(toFile) },
      ...FOLDERS.map(({ name, label, singular, folder, extension, title, ...file }) => ({
        ...{ name, label, label_singular: singular, editor },
        ...{ folder, format: file.format, extension, ...OWN_FOLDER, identifier_field: title },
        ...{
          slug: { template: `{{${title}}}`, editable: ["create"] },
          ...(file.format === MARKDOWN && { preview_path: "{{slug}}" }),
        },
        ...{ create: true, delete: isLocal, sortable_fields: [title] },
        summary: `{{${title}}}${marksOf(file.schema)}`,
        fields: fieldsOfFile(file),
      })),
    ],
  }
}

/** Returns a place in a form; those of equal fields are in the order of the schema. */
function placeOf(name: string): number {
  if (LAST.includes(name)) return LAST.indexOf(name)
  return FIRST.includes(name) ? FIRST.indexOf(name) - 2 * FIRST.length : -FIRST.length
}

function marksOf({ properties = {} }: FieldSchema): string {
  const marks = Object.entries(MARKS).filter(([name]) => properties[name] !== undefined)
  return marks.map(([, mark]) => mark).join("")
}

type Widget = { widget: string; [option: string]: unknown }
type Field = Widget & { name: string; label: string }

function fieldsOf({ properties = {}, required = [] }: FieldSchema, isEdited = (_field: [string, FieldSchema]) => true) {
  const edited = Object.entries(properties).filter(isEdited)
  // Sveltia calls a text that must not be empty “required”.
  const isRequired = (schema: FieldSchema) => schema.type !== "boolean" && !mayBeEmpty(schema)
  return edited.map(([name, schema]) => toField(name, schema, required.includes(name) && isRequired(schema)))
}

function toField(name: string, schema: FieldSchema, required: boolean): Field {
  const hint = hintOf(schema)
  return { name, label: labelOf(name), ...(hint && { hint }), required, ...widgetOf(schema) }
}

function hintOf(schema: FieldSchema): string {
  const shown = schema.shows === undefined ? "" : ` Shows: ${schema.shows}.`
  const hint = `${descriptionOf(schema)}${shown}${schema.kind === "date" ? DATE_HINT : ""}`.replaceAll("`", "")
  // A form has no such values to write.
  return hint
    .replace(/^true /, "On: ")
    .replace('""', "empty")
    .replace(/\s+/g, " ")
    .trim()
}

/** Of a group, Sveltia shows the first field, and a number with separators: the year 2,026. */
function summaryOf(fields: Field[]): { summary?: string } {
  const text = fields.find(({ widget }) => widget === "string")
  if (fields[0]?.widget !== "number" || text === undefined) return {}
  return { summary: `{{${text.name} | default('${fields.map(({ label }) => label).join(", ")}')}}` }
}

function widgetOf(schema: FieldSchema): Widget {
  const { type } = schema
  const { items, minItems: min = schema.minimum, maxItems: max = schema.maximum } = listOf(schema) ?? {}
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  if (items?.enum) return { widget: "select", multiple: true, options: items.enum, ...limits }
  if (items?.properties) return { widget: "list", collapsed: "auto", ...limits, fields: fieldsOf(items) }
  if (items !== undefined) return { widget: "list", ...limits, field: toField("entry", items, true) }
  if (schema.enum !== undefined) return { widget: "select", options: schema.enum }
  if (schema.properties !== undefined) {
    const fields = fieldsOf(schema)
    return { widget: "object", collapsed: "auto", ...summaryOf(fields), fields }
  }
  if (type === "boolean") return { widget: "boolean", default: schema.default ?? false }
  return type === "number" || type === "integer"
    ? { widget: "number", value_type: type === "integer" ? "int" : "float", ...limits }
    : textWidget(schema)
}

function textWidget(schema: FieldSchema): Widget {
  const { kind = "another form", maxLength, example } = schema
  if (kind === "file name or https address") return { widget: "image" }
  if (kind === "file name") return { widget: "file" }
  const pattern = patternOf(schema)
  const expected = `Expected: ${kind}${typeof example === "string" ? `, e.g. ${example}` : ""}`
  return {
    widget: "string",
    ...(maxLength && { maxlength: maxLength }),
    ...(pattern && { pattern: [pattern, expected] }),
  }
}
