import path from "node:path"

import type { ContentProblem } from "~/src/doctor/content-problem"
import { checkFields } from "~/src/doctor/fields/check-fields"
import { checkCutNumbers } from "~/src/doctor/fields/cut-numbers"
import { checkPlaceholders } from "~/src/doctor/fields/placeholders"
import { checkInstalledIcon, listIcons, type NamedIcon } from "~/src/doctor/icons/check-icons"
import { checkPicture } from "~/src/doctor/images/check-pictures"
import { checkVideo } from "~/src/doctor/images/check-video"
import { bodyPictures, fieldPicture, listPictures, type NamedPicture } from "~/src/doctor/images/named-pictures"
import { COVER_FRAME } from "~/src/doctor/images/picture-size"
import type { TextPage } from "~/src/doctor/links/link-targets"
import { listedAt, namedAt, type Reference } from "~/src/doctor/links/references"
import type { SlugClaim } from "~/src/doctor/links/slug-claims"
import { suggestedSlug } from "~/src/doctor/links/suggested-slug"
import type { NamedTag } from "~/src/doctor/links/tag-spelling"
import { displayPath } from "~/src/doctor/readers/content-folder"
import { readFrontMatter } from "~/src/doctor/readers/front-matter"
import { textAt, type YamlSource } from "~/src/doctor/readers/yaml-source"
import { slug as slugSchema } from "~/src/doctor/schemas/field-types"
import { endsBefore, type ProjectFrontMatter, projectSchema } from "~/src/doctor/schemas/project-schema"
import { checkText } from "~/src/doctor/text/check-text"
import { checkEmptyProject } from "~/src/doctor/text/empty-project"
import { visibilityOf } from "~/src/doctor/visibility"
import { PARTIAL_DATE } from "~/src/lib/dates"
import { projectPath } from "~/src/lib/paths"

/** A project as its file states it; the slug is the folder's name unless the front matter names one. */
type ProjectContent = Omit<ProjectFrontMatter, "slug"> & { slug: string }

export type ReadProject = {
  /** Null when a field is wrong; a picture that is missing takes nothing away from the fields. */
  project: ProjectContent | null
  /** The last part of its address, whether the fields are right or not. */
  slug: string
  /** Its page, for those who link to it. */
  page: TextPage
  claims: SlugClaim[]
  /** The job of the résumé that it names. */
  experience: Reference[]
  /** The other projects that it names as related. */
  related: Reference[]
  tags: NamedTag[]
  pictures: NamedPicture[]
  icons: NamedIcon[]
  problems: ContentProblem[]
}

/** Reads one `projects/<folder>/index.md`: the typed project, the addresses it claims, and all that is wrong with it. */
export function readProject(root: string, folder: string, text: string): ReadProject {
  const file = displayPath(`projects/${folder}/index.md`)
  const { markdown, problems } = readFrontMatter(file, text)
  if (markdown === null || problems.length > 0) {
    return unreadProject(folder, problems)
  }

  const { frontMatter } = markdown
  const { value, problems: fieldProblems } = checkFields(file, frontMatter, projectSchema)
  const slug = textAt(frontMatter, ["slug"]) ?? folder
  const addressProblems = checkFolderName(file, folder, frontMatter)
  const directory = path.join(root, "projects", folder)
  const pictures = [
    ...fieldPicture(file, frontMatter, { at: ["cover", "src"], shape: "wide", frame: COVER_FRAME }),
    ...listPictures(file, frontMatter, "gallery"),
    ...fieldPicture(file, frontMatter, { at: ["video", "poster"], shape: "wide" }),
    ...bodyPictures(markdown),
  ]
  const claims = [{ slug, field: "slug", file, ...frontMatter.positionOf(["slug"]) }, ...aliasClaims(file, frontMatter)]
  const related = listedAt(file, frontMatter, "related")
  const icons = listIcons(file, frontMatter, "links")
  const tags = namedTags(file, frontMatter, "tags")
  return {
    project: value === null || addressProblems.length > 0 ? null : { ...value, slug },
    slug,
    page: {
      paths: claims.map((claim) => projectPath(claim.slug)),
      markdown,
      isPublic: value === null || visibilityOf(value) === "public",
      tags: tags.map(({ tag }) => tag),
    },
    claims,
    experience: namedAt(file, frontMatter, ["experience"]),
    related: related.filter(({ name }) => name !== slug),
    tags: [...tags, ...namedTags(file, frontMatter, "tech")],
    pictures,
    icons,
    problems: [
      ...fieldProblems,
      ...addressProblems,
      ...checkOrderOfDates(file, frontMatter),
      ...checkVideo(file, frontMatter, directory),
      ...related.filter(({ name }) => name === slug).map(relatedToItself),
      ...checkPlaceholders(file, frontMatter),
      ...checkCutNumbers(file, frontMatter),
      ...checkEmptyProject(markdown),
      ...checkText(markdown),
      ...pictures.flatMap((picture) => checkPicture(directory, picture)),
      ...icons.flatMap(checkInstalledIcon),
    ],
  }
}

/** A project whose file says nothing: for those who name it, it is there all the same, under its folder's name. */
export function unreadProject(folder: string, problems: ContentProblem[]): ReadProject {
  const page = { paths: [projectPath(folder)], markdown: null, isPublic: true, tags: [] }
  const file = displayPath(`projects/${folder}/index.md`)
  const claims = [{ slug: folder, field: "slug", file, line: 1, column: 1 }]
  return {
    project: null,
    slug: folder,
    page,
    claims,
    tags: [],
    experience: [],
    related: [],
    pictures: [],
    icons: [],
    problems,
  }
}

function aliasClaims(file: string, frontMatter: YamlSource): SlugClaim[] {
  const aliases = frontMatter.valueAt(["aliases"])
  if (!Array.isArray(aliases)) return []
  return aliases.flatMap((slug, index) => {
    const at = { file, field: `aliases[${index}]`, ...frontMatter.positionOf(["aliases", index]) }
    return typeof slug === "string" ? { slug, ...at } : []
  })
}

function namedTags(file: string, frontMatter: YamlSource, list: "tags" | "tech"): NamedTag[] {
  const tags = frontMatter.valueAt([list])
  if (!Array.isArray(tags)) return []
  return tags.flatMap((tag, index) => {
    const at = { file, field: `${list}[${index}]`, ...frontMatter.positionOf([list, index]) }
    return typeof tag === "string" ? { tag, ...at } : []
  })
}

function relatedToItself({ name, ...at }: Reference): ContentProblem {
  return { ...at, found: `"${name}", this project`, expected: "the slug of another project", fix: `remove ${at.field}` }
}

function checkFolderName(file: string, folder: string, frontMatter: YamlSource): ContentProblem[] {
  if (frontMatter.valueAt(["slug"]) !== undefined || slugSchema.safeParse(folder).success) return []
  const expected = "small letters, digits and single hyphens, because the folder's name becomes the address"
  const suggested = suggestedSlug(folder)
  const fix = `rename the folder${suggested === null ? "" : ` to ${suggested}`}, or add a slug field`
  return [{ file, line: 1, column: 1, field: "folder name", found: `"${folder}"`, expected, fix }]
}

function checkOrderOfDates(file: string, frontMatter: YamlSource): ContentProblem[] {
  const date = textAt(frontMatter, ["date"]) ?? ""
  const endDate = textAt(frontMatter, ["endDate"]) ?? ""
  if (!PARTIAL_DATE.test(date) || !PARTIAL_DATE.test(endDate) || !endsBefore(date, endDate)) return []
  const expected = `a date that is not before ${date}, where the project begins`
  const at = frontMatter.positionOf(["endDate"])
  return [{ file, ...at, field: "endDate", found: `"${endDate}"`, expected, fix: "change date or endDate" }]
}
