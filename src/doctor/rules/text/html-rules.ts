import type { Element } from "hast"
import { toString as textOf } from "hast-util-to-string"

import { type Diagnostic, formatValue, say, warn } from "~/src/doctor/diagnostics/diagnostic"
import { type MarkdownText, placeOfNode } from "~/src/doctor/markdown/parse-markdown"
import { sanitizeSchema } from "~/src/doctor/markdown/sanitize-schema"
import { COMPONENT, elementsIn } from "~/src/doctor/markdown/text-parts"

const IMAGE_AS_MARKDOWN = "![what it shows](image.png)"
const NAME_FILM = "Name a video of a project in its field `video`; link to anything else."

/** What Markdown has in place of elements that pages leave out. */
const MARKS: Readonly<Record<string, string>> = {
  ...{ mark: "**", u: "**", big: "**", font: "", center: "", small: "", s: "~~", strike: "~~" },
  ...{ aside: ">", blink: "", marquee: "" },
}
/** Attributes by which HTML loads something; of these, pages keep only the `src` of an `img`. */
const LOADING_ATTRIBUTES = ["background", "dynsrc", "lowsrc", "ping", "poster", "src", "srcset"]

/** Finds HTML that the page leaves out: each element once, and every attribute of the others that would load something. */
export function checkDroppedHtml(text: MarkdownText): Diagnostic[] {
  const kept = new Set(sanitizeSchema.tagNames)
  const dropped = new Set<string>()
  return elementsIn(text.html).flatMap((element) => {
    const { tagName } = element
    const report = (what: string, fix: string) => {
      const message = `The page leaves out ${what}; docs/content.md lists what it keeps.`
      return warn(placeOfNode(element, text, "HTML"), say("html-dropped", message, fix))
    }
    // Components have a diagnostic of their own.
    if (COMPONENT.test(text.body.slice(element.position?.start.offset, element.position?.end.offset))) return []
    if (kept.has(tagName)) {
      const fixOf = (name: string) => `Remove ${name}; write an image as ${IMAGE_AS_MARKDOWN}.`
      return loadingAttributes(element).map((name) => report(`the attribute ${name} of <${tagName}>`, fixOf(name)))
    }
    if (dropped.has(tagName)) return []
    dropped.add(tagName)
    const isFilm = ["iframe", "video", "embed", "object"].includes(tagName)
    return [report(`<${tagName}>`, isFilm ? NAME_FILM : adviseMarkdown(element))]
  })
}

/** Finds texts that HTML hides: pages leave out the attribute, but keep the text (S3). */
export function checkHiddenHtml(text: MarkdownText): Diagnostic[] {
  return elementsIn(text.html).flatMap((element): Diagnostic[] => {
    const { hidden, style } = element.properties
    const words = textOf(element).trim()
    if (words === "" || !(hidden || /display\s*:\s*none|visibility\s*:\s*hidden/i.test(String(style)))) return []
    const message = `Pages show ${formatValue(words)}, which <${element.tagName}> hides elsewhere.`
    const fix = "Remove it, or make it a comment: <!-- … -->"
    return [warn(placeOfNode(element, text, "HTML"), say("html-hidden", message, fix))]
  })
}

/** Returns how Markdown writes what an element marks, as far as it does. */
function adviseMarkdown(element: Element): string {
  const words = textOf(element).trim()
  const mark = MARKS[element.tagName]
  if (words === "" || mark === undefined) return "Write it in Markdown, put it between ` if it is code, or remove it."
  if (mark === ">") return `Write instead:\n${words.replace(/^[ \t]*(?=(.?))/gm, (_, next) => (next ? "> " : ">"))}`
  return `Write instead:\n${mark}${words}${mark}`
}

function loadingAttributes({ tagName, properties }: Element): string[] {
  const names = Object.keys(properties).map((name) => name.toLowerCase())
  const loading = names.filter((name) => LOADING_ATTRIBUTES.includes(name) && !(tagName === "img" && name === "src"))
  return /url\(|image-set\(/i.test(String(properties.style ?? "")) ? [...loading, "style"] : loading
}
