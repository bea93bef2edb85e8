import type { ContentProblem } from "~/src/doctor/diagnostic"
import { checkFields } from "~/src/doctor/fields/check-fields"
import { checkCutNumbers } from "~/src/doctor/fields/cut-numbers"
import { checkPlaceholders } from "~/src/doctor/fields/field-rules"
import { checkPicture } from "~/src/doctor/images/image-rules"
import { PORTRAIT_FRAME } from "~/src/doctor/images/image-size"
import { bodyPictures, fieldPicture, type NamedPicture } from "~/src/doctor/images/named-images"
import { type MarkdownFile, readFrontMatter } from "~/src/doctor/markdown/markdown-file"
import { displayPath } from "~/src/doctor/readers/content-folder"
import { type PageFrontMatter, type PageName, pageSchemas } from "~/src/doctor/schemas/page-schemas"
import { checkText } from "~/src/doctor/text/text-rules"

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
