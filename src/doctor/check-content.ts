import { type Diagnostic, isError } from "~/src/doctor/diagnostic"
import { FIELD_RULES } from "~/src/doctor/fields/field-rules"
import { checkStrayFiles } from "~/src/doctor/files/stray-files"
import { checkIcons } from "~/src/doctor/icons/check-icons"
import { checkImage, checkVideoFiles } from "~/src/doctor/images/image-rules"
import { fieldImages, type NamedImage, textImages } from "~/src/doctor/images/named-images"
import { checkInternalLinks } from "~/src/doctor/links/link-rules"
import { listLinkTargets, type TextPage } from "~/src/doctor/links/link-targets"
import { checkReferences, checkSlugClaims, checkTagSpelling } from "~/src/doctor/links/reference-rules"
import { type MarkdownText, parseMarkdown } from "~/src/doctor/markdown/parse-markdown"
import type { ContentFile } from "~/src/doctor/readers/content-file"
import { type ReadPage, readPage } from "~/src/doctor/readers/content-file"
import { displayPath, projectFolders, RESUME_FILE } from "~/src/doctor/readers/content-folder"
import { textsAt } from "~/src/doctor/readers/field-source"
import { type ReadProject, readProject, visibilityOf } from "~/src/doctor/readers/read-project"
import { readSite } from "~/src/doctor/readers/read-site"
import { readResume } from "~/src/doctor/resume/read-resume"
import { PAGE_NAMES, PAGE_PATHS } from "~/src/doctor/schemas/page-schemas"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"
import { TEXT_RULES } from "~/src/doctor/text/text-rules"
import { jobAnchor, projectPath } from "~/src/lib/addresses/paths"

/** The content that the build and the commands need as a whole, and everything that is wrong with it. */
export type CheckedContent = { site: SiteSettings | null; images: NamedImage[]; diagnostics: Diagnostic[] }

/** A file whose text has been parsed, too. */
type Parsed<File extends ContentFile> = File & {
  /** Null for a file without a text, or with one that cannot be parsed. */
  text: MarkdownText | null
  images: NamedImage[]
}
type Links = { pages: Parsed<ReadPage>[]; projects: Parsed<ReadProject>[]; resume: ReturnType<typeof readResume> }

/** Reads the content folder and applies every rule: those of each file first, then those that compare files. */
export function checkContent(root: string): CheckedContent {
  const settings = withText(readSite(root))
  const pages = PAGE_NAMES.map((name) => withText(readPage(root, name)))
  const projects = projectFolders(root).map((folder) => withText(readProject(root, folder)))
  const resume = readResume(root)
  const files = [settings, ...pages, ...projects]
  const images = files.flatMap((file) => file.images)
  const diagnostics = [
    ...files.flatMap((file) => [...file.diagnostics, ...checkFile(file)]),
    ...resume.diagnostics,
    ...checkNames({ pages, projects, resume }),
  ]
  // A file with a wrong field may have meant to name an image; one with a wrong link or icon has named all of its images.
  const unread = diagnostics.filter(isError).map(({ file }) => file)
  diagnostics.push(
    ...files.flatMap(({ fields }) => checkIcons(fields, settings.site)),
    ...checkLinks(root, { pages, projects, resume }),
    ...checkStrayFiles(root, { images, unread }),
  )
  return { site: settings.site, images, diagnostics }
}

/** Returns the images that a file names, in its fields and in its text. */
export function imagesOf(file: ContentFile): NamedImage[] {
  return withText(file).images
}

function withText<File extends ContentFile>(file: File): Parsed<File> {
  const { fields, markdown } = file
  if (markdown === null) return { ...file, text: null, images: fieldImages(fields) }
  const { diagnostics, ...trees } = parseMarkdown(markdown.body, { ...markdown, file: fields.file })
  const text = diagnostics.length > 0 ? null : { ...markdown, ...trees }
  return {
    ...file,
    text,
    images: [...fieldImages(fields), ...(text === null ? [] : textImages(text))],
    diagnostics: [...file.diagnostics, ...diagnostics],
  }
}

function checkFile({ fields, text, images, folder }: Parsed<ContentFile>): Diagnostic[] {
  return [
    ...FIELD_RULES.flatMap((rule) => rule(fields)),
    ...(text === null ? [] : TEXT_RULES.flatMap((rule) => rule(text))),
    ...images.flatMap((image) => checkImage(folder, image)),
    ...checkVideoFiles(fields, folder),
  ]
}

/** Checks the names by which projects, tags, jobs and skills refer to each other. */
function checkNames({ projects, resume }: Links): Diagnostic[] {
  const jobs = textsAt(resume.fields, ["work", "*", "id"]).map(({ name }) => name)
  const slugs = projects.map(({ claims: [slug] }) => slug.name)
  const tags = projects.flatMap(({ fields }) => ["tags", "tech"].flatMap((list) => textsAt(fields, [list, "*"])))
  const toProject = { what: "the slug of a project", otherwise: "Name a project that exists, or remove it." }
  const toOther = { ...toProject, what: "the slug of another project" }
  const jobFile = displayPath(RESUME_FILE)
  const toJob = { what: `the id of a job in ${jobFile}`, otherwise: "Give a job this id, or remove experience." }
  return [
    ...checkSlugClaims(projects.flatMap(({ claims }) => claims)),
    ...checkTagSpelling(tags),
    ...checkReferences(textsAt(resume.fields, ["skills", "*", "projects", "*"]), { ...toProject, known: slugs }),
    ...projects.flatMap(({ fields, claims: [own] }) => [
      ...checkReferences(textsAt(fields, ["experience"]), { ...toJob, known: jobs }),
      ...checkReferences(textsAt(fields, ["related", "*"]), {
        ...toOther,
        known: slugs.filter((slug) => slug !== own.name),
      }),
    ]),
  ]
}

function checkLinks(root: string, { pages, projects, resume }: Links): Diagnostic[] {
  const jobAnchors = textsAt(resume.fields, ["work", "*", "id"]).map(({ name }) => jobAnchor(name))
  const textPages: TextPage[] = [
    ...pages.map(({ name, text }) => ({
      paths: [PAGE_PATHS[name]],
      text,
      isPublic: true,
      ids: name === "about" ? jobAnchors : [],
    })),
    ...projects.map(({ project, claims, fields, text }) => ({
      paths: claims.map(({ name }) => projectPath(name)),
      text,
      isPublic: project === null || visibilityOf(project) === "public",
      tags: textsAt(fields, ["tags", "*"]).map(({ name }) => name),
    })),
  ]
  const targets = listLinkTargets(root, textPages)
  return textPages.flatMap((page) => checkInternalLinks(page, targets))
}
