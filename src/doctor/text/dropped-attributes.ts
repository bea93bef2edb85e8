import type { Element } from "hast"
import { visit } from "unist-util-visit"

import type { ContentProblem } from "~/src/doctor/diagnostic"
import type { MarkdownFile } from "~/src/doctor/markdown/markdown-file"
import { placeOf } from "~/src/doctor/markdown/parse-markdown"

/** Attributes by which HTML loads something; of these, pages keep only the `src` of an `img`. */
const LOADING = ["background", "dynsrc", "lowsrc", "ping", "poster", "src", "srcset"]

/** Warns of attributes in raw HTML that would load something, because the page drops them. */
export function checkDroppedAttributes(markdown: MarkdownFile): ContentProblem[] {
  const problems: ContentProblem[] = []
  visit(markdown.html, "element", (element) => {
    for (const name of loadingAttributes(element)) {
      problems.push({
        severity: "warning",
        file: markdown.file,
        ...placeOf(element, markdown),
        field: "HTML",
        found: `the attribute ${name} of <${element.tagName}>`,
        expected: "images as ![what it shows](picture.png): the page drops everything else that HTML would load",
        fix: `remove ${name}`,
      })
    }
  })
  return problems
}

function loadingAttributes({ tagName, properties }: Element): string[] {
  const names = Object.keys(properties).map((name) => name.toLowerCase())
  const loading = names.filter((name) => LOADING.includes(name) && !(tagName === "img" && name === "src"))
  return /url\(|image-set\(/i.test(String(properties.style ?? "")) ? [...loading, "style"] : loading
}
