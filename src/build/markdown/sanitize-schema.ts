import { defaultSchema, type Schema } from "hast-util-sanitize"

/**
 * What Markdown may become: the elements that GitHub allows, with only the attributes that Markdown
 * itself can write, and those of footnotes as gatsby-transformer-remark writes them. All else is dropped.
 */
export const sanitizeSchema: Schema = {
  ...defaultSchema,
  clobber: [],
  clobberPrefix: "",
  attributes: {
    a: ["href", "title", ["className", "footnote-ref", "footnote-backref"]],
    code: [["className", /^language-[\w+#-]+$/]],
    div: [["className", "footnotes"]],
    img: ["src", "alt", "title"],
    input: [["type", "checkbox"], "checked", "disabled"],
    li: [
      ["id", /^fn-\S+$/],
      ["className", "task-list-item"],
    ],
    ol: ["start"],
    sup: [["id", /^fnref-\S+$/]],
    td: ["align"],
    th: ["align"],
  },
  protocols: { href: ["http", "https", "mailto", "tel"], src: ["http", "https"] },
}
