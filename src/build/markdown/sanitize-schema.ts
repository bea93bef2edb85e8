import { defaultSchema, type Schema } from "hast-util-sanitize"

/**
 * What Markdown may become: GitHub's own allow-list, plus the class names and ids of
 * footnotes as gatsby-transformer-remark writes them. Everything else is dropped.
 */
export const sanitizeSchema: Schema = {
  ...defaultSchema,
  clobber: [],
  clobberPrefix: "",
  attributes: {
    ...defaultSchema.attributes,
    a: ["href", "title", ["className", "footnote-ref", "footnote-backref"]],
    div: [["className", "footnotes"]],
    sup: [["id", /^fnref-[\w-]+$/]],
    li: [
      ["id", /^fn-[\w-]+$/],
      ["className", "task-list-item"],
    ],
    "*": ["align"],
  },
  protocols: { href: ["http", "https", "mailto"], src: ["http", "https"] },
}
