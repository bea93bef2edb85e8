import { type Diagnostic, isError } from "~/src/doctor/diagnostic"
import { FIELD_RULES } from "~/src/doctor/fields/field-rules"
import { ofDraft } from "~/src/doctor/fields/placeholder-rules"
import { findFiles } from "~/src/doctor/files/find-files"
import { checkStaticPages } from "~/src/doctor/files/static-pages"
import { checkStrayFiles } from "~/src/doctor/files/stray-files"
import { checkUnreadableFiles } from "~/src/doctor/files/unreadable-files"
import { checkIcons } from "~/src/doctor/icons/check-icons"
import { darkVersion, isDiagram } from "~/src/doctor/images/check-diagram"
import { checkImage, checkVideoFiles } from "~/src/doctor/images/image-rules"
import { fieldImages, type NamedImage, textImages } from "~/src/doctor/images/named-images"
import { findOriginals, siteLanguages } from "~/src/doctor/languages/language-files"
import { checkNames } from "~/src/doctor/links/check-names"
import { checkCanonical, checkInternalLinks, checkNavigation } from "~/src/doctor/links/link-rules"
import { listLinkTargets, type TextPage } from "~/src/doctor/links/link-targets"
import { linkedFiles } from "~/src/doctor/links/linked-files"
import { type MarkdownFile, type MarkdownText, parseMarkdown } from "~/src/doctor/markdown/parse-markdown"
import { type ContentFile, type ReadPage, readPage } from "~/src/doctor/readers/content-file"
import { entryFolders, pageNames, staticFolder } from "~/src/doctor/readers/content-folder"
import { textAt, textsAt } from "~/src/doctor/readers/field-source"
import { once, parseOnce } from "~/src/doctor/readers/parse-once"
import { isPublished, type ReadEntry, readEntry } from "~/src/doctor/readers/read-entry"
import { readSite } from "~/src/doctor/readers/read-site"
import { checkCv } from "~/src/doctor/resume/check-cv"
import { isOfLanguage, type ReadCv, readCvs } from "~/src/doctor/resume/read-cv"
import { readResume } from "~/src/doctor/resume/read-resume"
import { pagePath } from "~/src/doctor/schemas/page-schemas"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"
import { checkText } from "~/src/doctor/text/text-rules"
import { checkTexts } from "~/src/doctor/texts/check-texts"
import { entryPath } from "~/src/lib/addresses/entry-paths"
import { COLLECTIONS, cvPath, jobAnchor } from "~/src/lib/addresses/paths"

/** The content that the build and the commands need as a whole, and everything that is wrong with it. */
export type CheckedContent = {
  site: SiteSettings | null
  images: NamedImage[]
  diagnostics: Diagnostic[]
  /** Those of the diagnostics that are about files which nothing shows. */
  strays: Diagnostic[]
}

type Parsed<File extends ContentFile> = File & {
  /** Null for a file without a text, or with one that cannot be parsed. */
  text: MarkdownText | null
  images: NamedImage[]
}

/**
 * Reads the content folder and applies every rule: those of each file first, then those that compare files. `basePath` is the path
 * below which the host has the site, in all of its languages.
 */
export function checkContent(root: string, basePath = ""): CheckedContent {
  const settings = withText(readSite(root))
  const pages = pageNames(root).map((name) => withText(readPage(root, name)))
  const entries = COLLECTIONS.flatMap((collection) =>
    entryFolders(root, collection).map((folder) => withText<ReadEntry>(readEntry(root, collection, folder))),
  )
  const resume = readResume(root)
  // Nothing is known of a résumé that cannot be read.
  const isResumeRead = resume.fields.data !== null || resume.diagnostics.length === 0
  const jobs = isResumeRead ? textsAt(resume.fields, ["work", "*", "id"]).map(({ name }) => name) : null
  const cvs = readCvs(root).map((cv) => withText(cv))
  const files = [settings, ...pages, ...entries, ...cvs]
  const images = files.flatMap((file) => file.images)
  const textPages = [...pages.map((page) => textPageOf(page, jobs)), ...entries.map(textEntryOf)]
  const diagnostics = [
    ...files.flatMap((file) => [...file.diagnostics, ...checkFile(file, textPages)]),
    ...resume.diagnostics,
    ...checkTexts(root, settings.fields),
    ...cvs.flatMap((cv) => checkCv(cv, isResumeRead ? resume.fields : null, settings.site)),
  ]
  const wrongFields = new Set(diagnostics.filter(isError).map(({ file, field }) => JSON.stringify([file, field])))
  const names = checkNames(entries, resume, jobs)
  diagnostics.push(...names.filter(({ file, field }) => !wrongFields.has(JSON.stringify([file, field]))))
  // Gathered before the checks of icons and links: a file with a wrong field may name images that could not be read, but one
  // whose only mistake is a link or an icon has been read completely.
  const unread = diagnostics.filter(isError).map(({ file }) => file)
  const named = files.flatMap(namedFiles)
  const onDisk = { content: findOriginals(root), static: findFiles(staticFolder(root)) }
  const { siteUrl } = settings.site ?? {}
  const otherLanguages = siteLanguages(root).slice(1)
  const staticFiles = onDisk.static.files
  const targets = listLinkTargets({
    root,
    siteUrl,
    basePath,
    otherLanguages,
    pages: textPages,
    staticFiles,
    cvFiles: cvs.flatMap((cv) => cvFiles(cv, settings.site, otherLanguages)),
  })
  const strays = checkStrayFiles(onDisk.content, { named, unread })
  diagnostics.push(
    ...files.flatMap(({ fields }) => checkIcons(fields, settings.site)),
    ...textPages.flatMap((page) => checkInternalLinks(page, targets)),
    ...entries.flatMap((entry) => checkCanonical(entry, targets)),
    ...checkNavigation(settings.fields, targets),
    ...checkStaticPages(staticFiles, { texts: textPages, targets: targets.pages, otherLanguages }),
    ...checkUnreadableFiles(onDisk, { named, unread }),
    ...strays,
  )
  return { site: settings.site, images, diagnostics, strays }
}

export function imagesOf(file: ContentFile): NamedImage[] {
  return withText(file).images
}

function withText<File extends ContentFile>(file: File): Parsed<File> {
  const { fields, markdown } = file
  if (markdown === null) return { ...file, text: null, images: fieldImages(fields) }
  const { text, images, diagnostics } = readMarkdown(markdown)
  return {
    ...file,
    text,
    images: [...fieldImages(fields), ...images],
    diagnostics: [...file.diagnostics, ...diagnostics],
  }
}

const parseBody = parseOnce((file, body) => parseMarkdown(body, { file, bodyLine: 0 }))

const readMarkdown = once((markdown: MarkdownFile) => {
  const { fields, body, bodyLine } = markdown
  const { diagnostics, ...trees } = parseBody(fields.file, body)
  const text = diagnostics.length > 0 ? null : { ...markdown, ...trees }
  const images = text === null ? [] : textImages(text)
  return { text, images, diagnostics: diagnostics.map((found) => ({ ...found, line: found.line + bodyLine })) }
})

function namedFiles({ fields, text, images }: Parsed<ContentFile>): { file: string; src: string }[] {
  const videos = ["src", "captions"].flatMap((field) => textsAt(fields, ["video", field]))
  const linked = text === null ? [] : linkedFiles(text)
  const dark = images.filter(({ src }) => isDiagram(src)).map(({ file, src }) => ({ file, src: darkVersion(src) }))
  return [...images, ...dark, ...videos.map(({ file, name }) => ({ file, src: name })), ...linked]
}

function checkFile(
  { fields, text, images, folder, foreign, diagnostics }: Parsed<ContentFile>,
  pages: readonly TextPage[],
): Diagnostic[] {
  const isWrong = (field: string) => diagnostics.some((diagnostic) => diagnostic.field === field)
  const found = [
    ...FIELD_RULES.flatMap((rule) => rule(fields)).filter(({ field }) => !isWrong(field)),
    ...(text === null ? [] : checkText(text, { pages, foreign })),
    ...images.flatMap((image) => checkImage(folder, image)),
    ...checkVideoFiles(fields, folder),
  ]
  return fields.valueAt(["draft"]) === true ? ofDraft(found) : found
}

/** Returns the addresses of the files of a variant, which only the site in its language has. */
function cvFiles({ name, fields }: ReadCv, site: SiteSettings | null, otherLanguages: readonly string[]): string[] {
  const language = textAt(fields, ["language"]) ?? undefined
  const isIn = (tag: string) => site === null || isOfLanguage({ language }, { ...site, language: tag })
  const bases = otherLanguages.filter(isIn).map((tag) => `/${tag}`)
  return (isIn(site?.language ?? "") ? ["", ...bases] : bases).flatMap((base) =>
    ["pdf", "json"].map((ending) => `${base}${cvPath(name)}.${ending}`),
  )
}

function textPageOf({ name, page, fields, text }: Parsed<ReadPage>, jobs: readonly string[] | null): TextPage {
  const ids = name === "about" ? (jobs?.map(jobAnchor) ?? null) : []
  return { paths: [pagePath(name)], title: textAt(fields, ["title"]) ?? "", text, isPublic: page?.draft !== true, ids }
}

function textEntryOf({ collection, entry, claims, fields, text }: Parsed<ReadEntry>): TextPage {
  return {
    paths: claims.map(({ name }) => entryPath(collection, name)),
    title: textAt(fields, ["title"]) ?? "",
    text,
    isPublic: entry === null || isPublished(entry),
    ...(entry?.unlisted
      ? {}
      : { listed: { collection, tags: textsAt(fields, ["tags", "*"]).map(({ name }) => name) } }),
  }
}
