import path from "node:path"

import { checkFields } from "~/src/build/content/check-fields"
import { checkBodyPictures, checkPictureField } from "~/src/build/content/check-pictures"
import { displayPath } from "~/src/build/content/content-folder"
import type { ContentProblem } from "~/src/build/content/content-problem"
import { slug as slugSchema } from "~/src/build/content/field-types"
import { readFrontMatter } from "~/src/build/content/front-matter"
import { type ProjectFrontMatter, projectSchema } from "~/src/build/content/project-schema"
import type { Position } from "~/src/build/content/yaml-source"

/** A project as its file states it; the slug is the folder's name unless the front matter names one. */
export type ProjectContent = Omit<ProjectFrontMatter, "slug"> & { slug: string; file: string; slugPosition: Position }

/** Reads one `projects/<folder>/index.md`: the typed project, or what is wrong with it. */
export function readProject(
  root: string,
  folder: string,
  text: string,
): { project: ProjectContent | null; problems: ContentProblem[] } {
  const relativePath = `projects/${folder}/index.md`
  const file = displayPath(relativePath)
  const { markdown, problems } = readFrontMatter(file, text)
  if (markdown === null || problems.length > 0) return { project: null, problems }

  const { frontMatter } = markdown
  const fields = checkFields(file, frontMatter, projectSchema)
  const directory = path.join(root, "projects", folder)
  const coverSrc = (frontMatter.data as { cover?: { src?: unknown } } | null)?.cover?.src
  const found = [
    ...fields.problems,
    ...checkPictureField(
      file,
      directory,
      frontMatter,
      ["cover", "src"],
      typeof coverSrc === "string" ? coverSrc : undefined,
    ),
    ...checkBodyPictures(directory, markdown),
    ...checkFolderName(file, folder, fields.value?.slug),
  ]
  if (fields.value === null || found.length > 0) return { project: null, problems: found }
  const slugPosition = frontMatter.positionOf(["slug"])
  return { project: { ...fields.value, slug: fields.value.slug ?? folder, file, slugPosition }, problems: [] }
}

function checkFolderName(file: string, folder: string, slug: string | undefined): ContentProblem[] {
  if (slug !== undefined || slugSchema.safeParse(folder).success) return []
  const expected = "small letters, digits and single hyphens, because the folder's name becomes the address"
  const fix = "rename the folder, or add a slug field"
  return [{ file, line: 1, column: 1, field: "folder name", found: `"${folder}"`, expected, fix }]
}
