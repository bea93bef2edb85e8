import type { ContentProblem } from "~/src/doctor/content-problem"
import { checkFields } from "~/src/doctor/fields/check-fields"
import { checkCutNumbers } from "~/src/doctor/fields/cut-numbers"
import { checkPlaceholders } from "~/src/doctor/fields/placeholders"
import { checkPicture } from "~/src/doctor/images/check-pictures"
import { bodyPictures, fieldPicture, type NamedPicture } from "~/src/doctor/images/named-pictures"
import { PORTRAIT_FRAME } from "~/src/doctor/images/picture-size"
import { displayPath } from "~/src/doctor/readers/content-folder"
import { type MarkdownFile, readFrontMatter } from "~/src/doctor/readers/front-matter"
import { type PageFrontMatter, type PageName, pageSchemas } from "~/src/doctor/schemas/page-schemas"
import { checkText } from "~/src/doctor/text/check-text"

type PageContent = PageFrontMatter & { name: PageName }

type ReadPage = {
  page: PageContent | null
  markdown: MarkdownFile | null
  pictures: NamedPicture[]
  problems: ContentProblem[]
}

/** Reads `home.md`, `about.md` or `privacy.md`: the typed page, null when a field is wrong, and all that is wrong. */
export function readPage(root: string, name: PageName, text: string): ReadPage {
  const file = displayPath(`${name}.md`)
  const { markdown, problems } = readFrontMatter(file, text)
  if (markdown === null || problems.length > 0) return { page: null, markdown: null, pictures: [], problems }

  const { value, problems: fieldProblems } = checkFields(file, markdown.frontMatter, pageSchemas[name])
  const pictures = [
    ...fieldPicture(file, markdown.frontMatter, { at: ["portrait", "src"], shape: "square", frame: PORTRAIT_FRAME }),
    ...bodyPictures(markdown),
  ]
  return {
    page: value === null ? null : { ...value, name },
    markdown,
    pictures,
    problems: [
      ...fieldProblems,
      ...checkPlaceholders(file, markdown.frontMatter),
      ...checkCutNumbers(file, markdown.frontMatter),
      ...checkText(markdown),
      ...pictures.flatMap((picture) => checkPicture(root, picture)),
    ],
  }
}
