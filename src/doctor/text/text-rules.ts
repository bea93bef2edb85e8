import type { ContentProblem } from "~/src/doctor/diagnostic"
import { checkPictureAlt } from "~/src/doctor/images/picture-alt"
import { checkLinkSchemes } from "~/src/doctor/links/link-scheme"
import type { MarkdownFile } from "~/src/doctor/markdown/markdown-file"
import { checkDroppedAttributes } from "~/src/doctor/text/dropped-attributes"
import { checkDroppedElements } from "~/src/doctor/text/dropped-elements"
import { checkFootnoteMarks } from "~/src/doctor/text/footnote-marks"
import { checkHeadingOrder } from "~/src/doctor/text/heading-order"
import { checkTemplateTags } from "~/src/doctor/text/template-tags"
import { checkTextPlaceholders } from "~/src/doctor/text/text-placeholders"

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
