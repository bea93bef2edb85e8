import { checkFields } from "~/src/build/content/check-fields"
import { checkPicture } from "~/src/build/content/check-pictures"
import { displayPath } from "~/src/build/content/content-folder"
import type { ContentProblem } from "~/src/build/content/content-problem"
import { type MarkdownFile, readFrontMatter } from "~/src/build/content/front-matter"
import { bodyPictures, fieldPicture, type NamedPicture } from "~/src/build/content/named-pictures"
import { type PageFrontMatter, type PageName, pageSchemas } from "~/src/build/content/page-schemas"
import { checkText } from "~/src/build/content/rules/check-text"
import { checkCutNumbers } from "~/src/build/content/rules/cut-numbers"
import { PORTRAIT_FRAME } from "~/src/build/content/rules/picture-size"
import { checkPlaceholders } from "~/src/build/content/rules/placeholders"

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
