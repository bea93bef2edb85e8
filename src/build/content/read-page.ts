import { checkFields } from "~/src/build/content/check-fields"
import { checkBodyPictures, checkPictureField } from "~/src/build/content/check-pictures"
import { displayPath } from "~/src/build/content/content-folder"
import type { ContentProblem } from "~/src/build/content/content-problem"
import { readFrontMatter } from "~/src/build/content/front-matter"
import { type PageFrontMatter, type PageName, pageSchemas } from "~/src/build/content/page-schemas"

export type PageContent = PageFrontMatter & { name: PageName }

/** Reads `home.md`, `about.md` or `privacy.md`: the typed page, null when a field is wrong, and all that is wrong. */
export function readPage(
  root: string,
  name: PageName,
  text: string,
): { page: PageContent | null; problems: ContentProblem[] } {
  const file = displayPath(`${name}.md`)
  const { markdown, problems } = readFrontMatter(file, text)
  if (markdown === null || problems.length > 0) return { page: null, problems }

  const { value, problems: fieldProblems } = checkFields(file, markdown.frontMatter, pageSchemas[name])
  return {
    page: value === null ? null : { ...value, name },
    problems: [
      ...fieldProblems,
      ...checkPictureField(file, root, markdown.frontMatter, ["portrait", "src"]),
      ...checkBodyPictures(root, markdown),
    ],
  }
}
