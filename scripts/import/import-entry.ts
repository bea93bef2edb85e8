import { hidingPart } from "~/src/doctor/readers/fields/hiding-fields"
import { displayPath } from "~/src/doctor/readers/files/content-folder"
import { type FieldValues, isEmpty, isFields } from "~/src/doctor/readers/formats/field-values"
import { ALT_PLACEHOLDER, formerAddress } from "~/src/doctor/schemas/field-types"
import { pageSchemas } from "~/src/doctor/schemas/page-schemas"
import { formerPath } from "~/src/lib/addresses/entry-paths"

import { isFuture } from "./fields/convert-date"
import { asText, COVER_NAME } from "./fields/convert-value"
import { ENTRY_FIELDS, type FileContext } from "./fields/entry-translations"
import { commentsOf, formatField } from "./fields/format-fields"
import { mapFields } from "./fields/map-fields"
import { firstSentences } from "./markup/first-sentences"
import { headingLinks } from "./markup/heading-links"
import { withoutHost } from "./markup/page-addresses"
import { type LinkedPage, type Place, translateText } from "./markup/translate-text"
import type { Entry } from "./source/find-entries"
import { oldPath } from "./source/old-paths"
import type { SourceFile } from "./source/read-source"
import type { SourceSite } from "./source/site-settings"

/** What becomes an entry here, too. */
export type FoundEntry = Entry & { becomes: FileContext["becomes"] }

/** A project, note or page of another site in the form of this one; `MappedEntry` before its text is translated. */
export type ImportedEntry = ReturnType<typeof finishEntry>
export type MappedEntry = ReturnType<typeof mapEntry>

/** The field of each kind with the first sentences, and its length. */
const SUMMARY_FIELDS = { projects: ["summary", 200], notes: ["summary", 200], pages: ["description", 160] } as const
const SUMMARY_PLACEHOLDER = "Say here in one sentence what it is and why it mattered."

/** An entry is whole without its former addresses, its cover and the series of which it is a part. */
export const isNeeded = (field: string) => !/^(?:aliases|cover|series)$/.test(field)

type EntryContext = { slug: string; title: string; files: ReadonlyMap<string, string>; owner: string; site: SourceSite }

/** The text is still that of the other system. */
export function mapEntry(source: FoundEntry, file: SourceFile, { slug, title, files, owner, site }: EntryContext) {
  const { becomes } = source
  const place = { becomes, folder: slug, files: [...files.values()], owner, hosts: site.hosts }
  const meant = meantFields(file.fields, source)
  const { fields, left, partial, ...mapped } = mapFields(meant, place)
  const date = fields.date ?? source.date
  const own = formerPath(source.becomes, asText(fields.slug) ?? slug)
  const stated = [fields.aliases, oldPath(source, meant, site)].flat().flatMap((alias) => asText(alias) ?? [])
  const others = [...new Set(stated)].filter((alias) => formerPath(source.becomes, alias) !== own)
  const aliases = others.filter((alias) => formerAddress.safeParse(alias).success)
  const isIncomplete =
    file.mistake !== null || left.some((name) => isNeeded(name) && Object.hasOwn(ENTRY_FIELDS[becomes].shape, name))
  // Before its date, other systems hide an entry.
  const isHidden = mapped.isHidden || fields.draft === true || source.fields?.draft === true || isFuture(date)
  const lost = [...left, ...partial]
  const rest = Object.entries(file.fields).filter(([name, value]) => !isEmpty(value) && lost.includes(name))
  if (others.length > aliases.length) rest.push(["aliases", others.filter((alias) => !aliases.includes(alias))])
  return {
    /** The folder of the entry in the content, of a page its file without an ending: `notes/why-looms`, `about`. */
    folder: slug === "about" && source.becomes === "pages" ? slug : `${source.becomes}/${slug}`,
    source,
    fields: {
      title,
      ...(date !== undefined && source.becomes !== "pages" && { date }),
      ...fields,
      aliases: aliases.length > 0 ? aliases : undefined,
      ...(source.fields?.featured && { featured: true }),
      ...((isHidden || isIncomplete) && { draft: true }),
    } as FieldValues,
    /** What no field here can hold, as comments. */
    comments: [...commentsOf(rest), ...file.comments.map((line) => line.replace(/^(?=[^#])/, "# "))],
    body: file.body,
    /** Its path in the other system. */
    former: formerPath(source.becomes, stated.at(-1) ?? slug),
    /** The paths of the files beside it by their sources. */
    files,
    /** The place and the reason if the fields cannot be read. */
    mistake: file.mistake && `${source.file}:${file.mistake}`,
    /** Whether its source hides it. */
    isHidden,
    /** Whether a part of it could not be taken over. */
    isIncomplete,
  }
}

/** Returns the page of an entry, to which texts can link, with its former addresses. */
export function pageOf({ source, folder, fields, body }: MappedEntry): LinkedPage {
  const name = folder.replace(/^.*\//, "")
  const former = [fields.aliases ?? []].flat().map((alias) => formerPath(source.becomes, String(alias)))
  const title = asText(fields.title) ?? ""
  const paths = [asText(fields.slug) ?? name, name].map((one) => formerPath(source.becomes, one)).concat(former)
  return { paths, title, text: null, isPublic: !fields.draft, headings: headingLinks(body) }
}

/** The pages that a text can link to, with their former addresses; `lists` are those of the old lists. `hosts` are those of the old site. */
type Surroundings = Pick<Place, "pages" | "lists" | "hosts" | "hasEscapedMaths"> & { now: Date }

/** Translates the text of an entry, and adds the fields that it needs: what only its owner knows gets a placeholder, and makes a draft. */
export function finishEntry(entry: MappedEntry, { now, ...site }: Surroundings) {
  const { source, fields } = entry
  const files = [...entry.files.values()]
  const isMdx = /\.mdx$/i.test(source.file)
  const hasImports = isMdx || source.system === undefined
  const place = { ...site, file: fileOf(entry), isMdx, hasImports, files, former: entry.former }
  const { commented, kept, isWhole, ...translated } = translateText(entry.body, place)
  const body = withShortcodes(translated.body, source)
  const [name, longest] = SUMMARY_FIELDS[source.becomes]
  const summary = firstSentences(body, longest)
  const isPage = source.becomes === "pages"
  const cover = files.find((name) => COVER_NAME.test(name) && !body.includes(name))
  const complete: FieldValues = {
    [name]: summary.text ?? SUMMARY_PLACEHOLDER,
    ...(isPage ? {} : { date: `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}` }),
    ...(cover !== undefined && !isPage && { cover: { src: cover, alt: "" } }),
    ...fields,
  }
  // The page has its own address now.
  const isOwn = withoutHost(asText(complete.canonical) ?? "", site.hosts).startsWith("/")
  const unknown = [
    ...(fields.date === undefined && entry.mistake === null && !isPage ? ["date"] : []),
    ...(complete[name] === SUMMARY_PLACEHOLDER ? [name] : []),
    ...(JSON.stringify(complete).includes(JSON.stringify(ALT_PLACEHOLDER)) ? ["alt"] : []),
  ]
  // Readers would see the rest of the code.
  const isDraft = !isWhole || unknown.length > 0
  return {
    ...entry,
    fields: { ...complete, ...(isOwn && { canonical: undefined }), ...(isDraft && { draft: true }) } as FieldValues,
    body: fields[name] === undefined && summary.isWhole && !isPage ? "" : body,
    commented,
    /** The names of the tags of which only the words stay. */
    kept,
    /** The fields that only its owner can write. */
    unknown,
    isIncomplete: entry.isIncomplete || !isWhole,
  }
}

/** Returns a text of Hugo about shortcodes as it is shown: `{{<` with `/*` is no shortcode, but words. */
function withShortcodes(body: string, { system }: Entry): string {
  return system === "hugo" ? body.replace(/(?<!<!-- )(\{\{[<%])\/\*(.*?)\*\/([>%]\}\})/g, "$1$2$3") : body
}

/** Returns the file of an entry, from the root of the project. */
export function fileOf({ folder, source }: MappedEntry): string {
  return displayPath(source.becomes === "pages" ? `${folder}.md` : `${folder}/index.md`)
}

/** The fields are in the order of docs/content.md. */
export function formatEntry({ folder, source, fields, unknown, comments, body }: ImportedEntry): string {
  const order = folder === "about" ? pageSchemas.about.shape : ENTRY_FIELDS[source.becomes].shape
  const names = Object.keys(order).filter((name) => fields[name] !== undefined)
  const lines = names.map((name) => formatField(name, fields[name]))
  if (unknown.includes("date")) lines[names.indexOf("date")] += " # The source does not say when it began."
  // A value may have several lines.
  const asComments = comments.map((comment) => comment.replace(/\n+(?!#)/g, "\n# "))
  return `---\n${[...lines, ...asComments].join("\n")}\n---\n${body}`
}

/** Returns the fields as their system means them. What may hide a page stays. */
function meantFields(fields: FieldValues, { system, becomes }: Entry): FieldValues {
  const meant = Object.entries(fields).map(([name, value]): [string, unknown] => {
    // No list has a page of one's own.
    if (system === "hugo" && isLeftOutOfLists(name, value)) return ["unlisted", becomes === "pages" ? null : true]
    // Jekyll reads every word of a text as a tag, other programs read one tag.
    const isWords = system === "jekyll" && /^(?:tags|categories)$/.test(name) && !/[,;#]/.test(String(value))
    if (isWords && typeof value === "string") return [name, value.split(/\s+/).filter(Boolean)]
    // A template leaves fields and items of lists empty that its owner did not need.
    const isList = Array.isArray(value) && hidingPart(name, value) === undefined
    return [name, isList ? value.filter((item) => !isEmpty(item)) : value]
  })
  // The dates of v4's featured projects are numbers that order them.
  const isOrder = (name: string, value: unknown) =>
    system === undefined && name === "date" && /^\d{1,2}$/.test(String(value))
  return Object.fromEntries(meant.filter(([name, value]) => !isEmpty(value) && !isOrder(name, value)))
}

/** Returns whether a field of Hugo leaves a page out of all lists, but publishes it: https://gohugo.io/content-management/build-options/ */
function isLeftOutOfLists(name: string, value: unknown): boolean {
  const isNever = (option: unknown) => /^(?:never|false)$/.test(String(option))
  return /^_?build$/.test(name) && isFields(value) && isNever(value.list) && !isNever(value.render)
}
