import { defaultSchema, type Schema } from "hast-util-sanitize"

import { CALLOUT_KINDS, calloutClass } from "~/src/lib/callouts"
import { BUILD_TEXTS } from "~/src/lib/texts/interface-texts"

/**
 * What Markdown may become: the elements that GitHub allows, with only the attributes that Markdown itself can write,
 * and those of footnotes and callouts as `markFootnotes` and `markCallouts` write them. All else is dropped; the text
 * of elements that are dropped stays, except code.
 */
export const sanitizeSchema: Schema = {
  ...defaultSchema,
  clobber: [],
  clobberPrefix: "",
  attributes: {
    a: ["href", "title", ["className", "footnote-ref", "footnote-backref"], ["ariaLabel", BUILD_TEXTS.backToText]],
    blockquote: [["className", ...CALLOUT_KINDS.map(calloutClass)]],
    code: [["className", /^language-[\w+#-]+$/], "dataTitle", ["dataLines", /^[\d,-]+$/]],
    img: ["src", "alt", "title"],
    input: [["type", "checkbox"], "checked", "disabled"],
    li: [
      ["id", /^fn-\S+$/],
      ["className", "task-list-item"],
    ],
    ol: ["start"],
    section: [
      ["className", "footnotes"],
      ["ariaLabel", BUILD_TEXTS.footnotes],
    ],
    sup: [["id", /^fnref-\S+$/]],
    td: ["align"],
    th: ["align"],
  },
  strip: ["script", "style"],
  protocols: { href: ["http", "https", "mailto", "tel"], src: ["http", "https"] },
}
