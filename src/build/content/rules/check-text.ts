import type { ContentProblem } from "~/src/build/content/content-problem"
import type { MarkdownFile } from "~/src/build/content/front-matter"
import { checkDroppedAttributes } from "~/src/build/content/rules/dropped-attributes"
import { checkDroppedElements } from "~/src/build/content/rules/dropped-elements"
import { checkFootnoteMarks } from "~/src/build/content/rules/footnote-marks"
import { checkHeadingOrder } from "~/src/build/content/rules/heading-order"
import { checkLinkSchemes } from "~/src/build/content/rules/link-scheme"
import { checkPictureAlt } from "~/src/build/content/rules/picture-alt"
import { checkTemplateTags } from "~/src/build/content/rules/template-tags"
import { checkTextPlaceholders } from "~/src/build/content/rules/text-placeholders"

const RULES = [
  checkFootnoteMarks,
  checkHeadingOrder,
  checkPictureAlt,
  checkTextPlaceholders,
  checkTemplateTags,
  checkLinkSchemes,
  checkDroppedElements,
  checkDroppedAttributes,
]

/** What is wrong with a Markdown text, as far as it can be told without the other files. */
export function checkText(markdown: MarkdownFile): ContentProblem[] {
  return RULES.flatMap((check) => check(markdown))
}
