import type { CheckedRow } from "./find-markup"

/** Code of MDX; `names` are those that it defines. */
export const MDX = {
  import: /^import\s+(?:(?<names>[\w$*{},\s]+?)\s+from\s+)?["'][^"'\n]+["'];?[ \t]*$/dgm,
  export:
    /^export\s+(?:(?:const|let|var|(?:async )?function|class)\s+(?<names>[\w$]+)\s*[=:(<{]|default\b.*[;{(]$|[{*]).*(?:\n(?!import |export |[ \t]*$).*)*/dgm,
  value: /(?<![\\\w$])\{(?:[a-z_$][\w$]*(?:\.[\w$]+)+(?:\([^{}\n]*\))?|new [A-Z][^{}\n]*)\}/dgi,
}

const LEFT_OVER = {
  what: "is markup of another site builder, which pages do not read",
  advise: () => ({
    fix: "Replace it with Markdown that shows the same, or put it between ` if it is code; to move a whole site in, run npm run import.",
  }),
}

/** Tags of Liquid, Hugo and MDX, directives, and attributes of kramdown. */
const EXAMPLES: readonly (readonly [example: string, pattern: RegExp])[] = [
  ["{% include a.html %}", /\{%.{0,2000}?%\}|\{\{.{0,2000}?\}\}|\{\/\*[\s\S]{0,9999}?\*\/\}/dgs],
  ["::youtube{id=x}", /(?<=^[ \t>]*):{2,}[ \t]*(?:[a-z{].*)?$|(?<![\w:]):[a-z][\w-]*(?:\[[^\]\n]*\])?\{[^}\n]*\}/dgm],
  [
    "<Chart data={[1, 2]} />",
    /(?<!\]\()<\/?[A-Z]\w*[a-z][\w.]*(?=[\s/>])(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^<>"'{}])*>/dg,
  ],
  ['import A from "./a"', MDX.import],
  ["export const meta = { a: 1 }", MDX.export],
  ["By {author.name}", MDX.value],
  [
    "A {: .lead }",
    /\{:[^{}\n]*\}|(?<=[)\0])\{(?:[.#]\w|[\w-]+=)[^{}\n]*\}|(?<=\S[ \t]+)\{[#.][\w-][^{}\n]*\}(?=[ \t]*$)/dgm,
  ],
]

export const LEFT_OVER_ROWS: readonly CheckedRow[] = EXAMPLES.map(([written, pattern]) => ({
  code: "foreign-markup",
  example: [written, written],
  pattern,
  ...LEFT_OVER,
}))
