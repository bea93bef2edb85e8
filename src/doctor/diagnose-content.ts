import { type Diagnostic, isError } from "~/src/doctor/diagnostics/diagnostic"
import { parseMarkdown } from "~/src/doctor/markdown/parse-markdown"
import { type ContentFile, type ReadPage, readPage, readSite } from "~/src/doctor/readers/content/content-file"
import { findOriginals, siteLanguages } from "~/src/doctor/readers/content/language-files"
import { readCvs } from "~/src/doctor/readers/content/read-cv"
import { isPublished, type ReadEntry, readEntry } from "~/src/doctor/readers/content/read-entry"
import { type ReadFields, readFields } from "~/src/doctor/readers/content/read-fields"
import { entryFolders, pageNames, staticFolder, TEXTS_FILE } from "~/src/doctor/readers/files/content-folder"
import { findFiles } from "~/src/doctor/readers/files/find-files"
import { textAt, textsAt } from "~/src/doctor/readers/formats/field-source"
import type { MarkdownFile } from "~/src/doctor/readers/formats/front-matter"
import { ofDraft } from "~/src/doctor/rules/fields/check-placeholders"
import { FIELD_RULES } from "~/src/doctor/rules/fields/field-rules"
import { checkStaticPages } from "~/src/doctor/rules/files/static-pages"
import { checkStaticTypes, isPublishedStatic } from "~/src/doctor/rules/files/static-types"
import { checkStrayFiles, namedPaths } from "~/src/doctor/rules/files/stray-files"
import { checkUnprintableSigns } from "~/src/doctor/rules/files/unprintable-signs"
import { checkUnreadableFiles } from "~/src/doctor/rules/files/unreadable-files"
import { checkIcons } from "~/src/doctor/rules/icons/check-icons"
import { darkVersion } from "~/src/doctor/rules/images/check-diagram"
import { checkImage, checkImagePairs, checkVideoFiles } from "~/src/doctor/rules/images/image-rules"
import { fieldImages, type NamedImage, textImages } from "~/src/doctor/rules/images/named-images"
import { checkTexts } from "~/src/doctor/rules/languages/check-interface-texts"
import { checkTitle } from "~/src/doctor/rules/languages/check-title"
import { checkCanonical, checkInternalLinks, checkNavigation } from "~/src/doctor/rules/links/link-rules"
import { listLinkTargets, type TextPage } from "~/src/doctor/rules/links/link-targets"
import { linkedFiles, type NamedFile } from "~/src/doctor/rules/links/linked-files"
import { checkCv, cvFiles } from "~/src/doctor/rules/names/check-cv"
import { checkNames } from "~/src/doctor/rules/names/check-names"
import { checkFormerPaths } from "~/src/doctor/rules/names/reference-rules"
import { publicationPages, readResume } from "~/src/doctor/rules/resume/read-resume"
import { checkText } from "~/src/doctor/rules/text/text-rules"
import { pagePath } from "~/src/doctor/schemas/page-schemas"
import { formerPath } from "~/src/lib/addresses/entry-paths"
import { COLLECTIONS, jobAnchor } from "~/src/lib/addresses/paths"
import { originalLanguage } from "~/src/lib/addresses/site-languages"
import { once } from "~/src/lib/once"

export type DiagnosedContent = ReturnType<typeof diagnoseContent>

type Parsed<File extends ContentFile> = ReturnType<typeof withText<File>>

/**
 * Reads the content folder and applies every rule: those of each file first, then those that compare files. `basePath` is the path
 * below which the host has the site, in all of its languages; `read` is another function for another language.
 */
export function diagnoseContent(root: string, basePath = "", read: ReadFields = readFields) {
  const settings = withText(readSite(root, read))
  const { pages, entries } = readTexts(root, read)
  const resume = readResume(root, read)
  const texts = read(root, TEXTS_FILE)
  // Nothing is known of a résumé that cannot be read.
  const isResumeRead = resume.fields.data !== null || resume.diagnostics.length === 0
  const jobs = isResumeRead ? textsAt(resume.fields, ["work", "*", "id"]).map(({ name }) => name) : null
  const cvs = readCvs(root, read).map((cv) => withText(cv))
  const files = [settings, ...pages, ...entries, ...cvs]
  const images = files.flatMap((file) => file.images)
  const textPages = [...pages.map((page) => textPageOf(page, jobs)), ...entries.map(textEntryOf)]
  const diagnostics: Diagnostic[] = [
    ...files.flatMap((file) => [...file.diagnostics, ...checkFile(file, textPages)]),
    ...pages.flatMap(({ name, fields }) => checkTitle(name, fields, settings.site)),
    ...resume.diagnostics,
    ...checkTexts(texts, settings.fields),
    ...cvs.flatMap((cv) => checkCv(cv, isResumeRead ? resume : null, settings.site)),
  ]
  const wrongFields = new Set(diagnostics.filter(isError).map(({ file, field }) => JSON.stringify([file, field])))
  const names = checkNames(entries, resume, jobs)
  diagnostics.push(...names.filter(({ file, field }) => !wrongFields.has(JSON.stringify([file, field]))))
  // Gathered before the checks of icons and links: a file with a wrong field may name images that could not be read, but one
  // whose only mistake is a link or an icon has been read completely.
  const unread = diagnostics.filter(isError).map(({ file }) => file)
  const named = { known: namedPaths(files.flatMap(namedFiles)), unread }
  const onDisk = { content: findOriginals(root), static: findFiles(staticFolder(root)) }
  const [, ...otherLanguages] = siteLanguages(root)
  const staticFiles = onDisk.static.files.filter(isPublishedStatic)
  const targets = listLinkTargets({
    ...{ root, basePath, otherLanguages, siteUrl: settings.site?.siteUrl },
    language: originalLanguage(settings.site),
    pages: [...textPages, ...publicationPages(resume)],
    staticFiles,
    cvFiles: cvs.flatMap((cv) => cvFiles(cv, settings.site, otherLanguages)),
  })
  /** Those of the diagnostics that are about files which nothing shows. */
  const strays = checkStrayFiles(onDisk.content, named)
  diagnostics.push(
    ...files.flatMap(({ fields }) => checkIcons(fields, settings.site)),
    ...textPages.flatMap((page) => checkInternalLinks(page, targets)),
    ...entries.flatMap((entry) => checkCanonical(entry, targets)),
    ...[...pages, ...entries].flatMap((file) => checkFormerPaths(file, targets)),
    ...checkNavigation(settings.fields, targets),
    ...checkStaticPages(staticFiles, { texts: textPages, targets: targets.pages, otherLanguages }),
    ...checkStaticTypes(staticFolder(root), onDisk.static.files),
    ...checkUnreadableFiles(onDisk, named),
    ...strays,
    ...checkUnprintableSigns(root, [...files, resume].map(({ fields }) => fields).concat(texts.source)),
  )
  /** The files that are published beside pages: videos, captions, and those that texts link to. */
  const published = files.flatMap(publishedFiles)
  return { site: settings.site, settings, images, files: published, diagnostics, strays }
}

/** Returns the pages that a text can link to. */
export function listTextPages(root: string): TextPage[] {
  const { pages, entries } = readTexts(root)
  return [...pages.map((page) => textPageOf(page, null)), ...entries.map(textEntryOf)]
}

function readTexts(root: string, read?: ReadFields): { pages: Parsed<ReadPage>[]; entries: Parsed<ReadEntry>[] } {
  return {
    pages: pageNames(root).map((name) => withText(readPage(root, name, read))),
    entries: COLLECTIONS.flatMap((collection) =>
      entryFolders(root, collection).map((folder) => withText(readEntry(root, collection, folder, read))),
    ),
  }
}

export function imagesOf(file: ContentFile): NamedImage[] {
  return withText(file).images
}

function withText<File extends ContentFile>(file: File) {
  const { text, images, diagnostics } = file.markdown === null ? NO_TEXT : readMarkdown(file.markdown)
  return {
    ...file,
    /** Null for a file without a text, or with one that cannot be parsed. */
    text,
    images: [...fieldImages(file.fields), ...images],
    diagnostics: [...file.diagnostics, ...diagnostics],
  }
}

const NO_TEXT = { text: null, images: [], diagnostics: [] }

const readMarkdown = once((markdown: MarkdownFile) => {
  const { diagnostics, ...trees } = parseMarkdown(markdown.body, markdown)
  const text = diagnostics.length > 0 ? null : { ...markdown, ...trees }
  return { text, images: text === null ? [] : textImages(text), diagnostics }
})

function namedFiles({ fields, text, images }: Parsed<ContentFile>): { file: string; src: string }[] {
  const dark = images.map(({ file, src }) => ({ file, src: darkVersion(src) }))
  return [...images, ...dark, ...publishedFiles({ fields, text })]
}

function publishedFiles({ fields, text }: Pick<Parsed<ContentFile>, "fields" | "text">): NamedFile[] {
  const videos = ["src", "captions"].flatMap((field) => textsAt(fields, ["video", field]))
  return [...videos.map(({ name, place }) => ({ ...place, src: name })), ...(text === null ? [] : linkedFiles(text))]
}

function checkFile(
  { fields, text, images, root, files, diagnostics }: Parsed<ContentFile>,
  pages: readonly TextPage[],
): Diagnostic[] {
  const isWrong = (field: string) => diagnostics.some((diagnostic) => diagnostic.field === field)
  const found = [
    ...FIELD_RULES.flatMap((rule) => rule(fields)).filter(({ field }) => !isWrong(field)),
    ...(text === null ? [] : [...checkText(text, { pages, files }), ...checkImagePairs(text, root)]),
    ...images.flatMap((image) => checkImage(root, image)),
    ...checkVideoFiles(fields, root),
  ]
  return fields.valueAt(["draft"]) === true ? ofDraft(found) : found
}

function textPageOf({ name, page, fields, text }: Parsed<ReadPage>, jobs: readonly string[] | null): TextPage {
  const ids = name === "about" ? (jobs?.map(jobAnchor) ?? null) : []
  const paths = [pagePath(name), ...textsAt(fields, ["aliases", "*"]).map((alias) => formerPath("pages", alias.name))]
  return { paths, title: textAt(fields, ["title"]) ?? "", text, isPublic: page?.draft !== true, ids }
}

function textEntryOf({ collection, entry, claims, fields, text }: Parsed<ReadEntry>): TextPage {
  return {
    paths: claims.map(({ name }) => formerPath(collection, name)),
    title: textAt(fields, ["title"]) ?? "",
    text,
    isPublic: entry === null || isPublished(entry),
    ...(entry?.unlisted
      ? {}
      : { listed: { collection, tags: textsAt(fields, ["tags", "*"]).map(({ name }) => name) } }),
  }
}
