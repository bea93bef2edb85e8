import type { Element, Root } from "hast"
import { fromHtml } from "hast-util-from-html"
import { type Schema, sanitize } from "hast-util-sanitize"
import temml from "temml"

import { didYouMean, nearestName } from "~/src/doctor/diagnostics/nearest-name"

/** What is wrong with a formula; `offset` is where in its TeX, if that is known. */
export type MathsMistake = { message: string; fix?: string; offset?: number }

/** What formulas may become: presentation elements of MathML, without links, actions, images or colours. */
const MATHML: Schema = {
  tagNames: (
    "math mrow mi mn mo mtext mspace msub msup msubsup munder mover munderover mmultiscripts mprescripts mfrac msqrt mroot " +
    "mtable mtr mtd menclose mpadded mphantom mstyle"
  ).split(" "),
  attributes: {
    "*": [
      ["className", /^tml-[\w-]+$|^(?:up|down)strike$|^sout$|^chr-[a-z-]+$/],
      ["style", /^(?:(?:padding(?:-left|-right)?|width|math-depth|border):[\w.% ]+;)+$/],
      ..."display displaystyle scriptlevel mathvariant notation linethickness columnspan rowspan".split(" "),
      ..."form fence separator stretchy symmetric largeop movablelimits accent accentunder".split(" "),
      ..."lspace rspace minsize maxsize width height depth voffset".split(" "),
    ],
  },
}
/** A comment of TeX, with its line if that has nothing else; `\%` is a percent sign (S3). */
const COMMENT = /^[ \t]*%.*\n?|(?<!\\)((?:\\\\)*)%.*$/gm
/** Commands that a misspelt one may mean. */
const COMMANDS = (
  "frac dfrac tfrac sqrt sum prod int oint lim log ln exp sin cos tan min max sup inf text mathrm mathbf mathbb mathcal operatorname " +
  "alpha beta gamma delta epsilon varepsilon zeta eta theta lambda mu nu xi pi rho sigma tau phi varphi chi psi omega Gamma Delta " +
  "Theta Lambda Sigma Phi Psi Omega cdot times pm mp leq geq neq approx equiv propto infty partial nabla forall exists in notin " +
  "subset cup cap to rightarrow leftarrow Rightarrow left right overline underline underbrace overbrace hat bar vec dot quad begin end"
)
  .split(" ")
  .map((name) => `\\${name}`)
/** What Temml reports, and what it means for an author; `$1` is the name in it. */
const MISTAKES: readonly (readonly [report: RegExp, message: string, fix?: string])[] = [
  [/No such environment: (\S+)/, "\\begin{$1} is unknown."],
  [
    /^ ?(?:Unexpected end of input in a macro argument|Expected '}', got 'EOF')/,
    "A { has no }.",
    "Add } where its part ends.",
  ],
  [/Expected 'EOF', got '}'/, "A } has no {.", "Remove it, or add { where its part begins."],
  [/Double (sub|super)script/, "Two $1scripts follow each other.", "Write {a_b}_c or a_{b_c}."],
  [
    /Expected 'EOF', got '&'/,
    "Only tables and aligned lines have &.",
    "Write:\n\\begin{aligned} a &= b \\\\ c &= d \\end{aligned}",
  ],
  [/Expected '\\right'/, "\\left has no \\right.", "Write both, e.g. \\left( x \\right)."],
  [/can be used only in display mode/, "It needs lines of its own.", "Put $$ before and after it."],
  [/attempting to redefine (\S+);/, "$1 is a command already.", "Write \\renewcommand in place of \\newcommand."],
  [/when command (\S+) does not yet exist/, "$1 is no command yet.", "Write \\newcommand in place of \\renewcommand."],
  [/Too many expansions/, "A command refers to itself.", "Remove its \\def or \\newcommand."],
  [/is not trusted/, "Formulas have no links, images or HTML.", "Write them in Markdown."],
]

/** Returns the MathML of a formula in TeX (M1), or its mistake. A formula in a sentence can be broken at its signs. */
export function typesetMaths(tex: string, isBlock: boolean): { math: Element } | { mistake: MathsMistake } {
  try {
    const options = { displayMode: isBlock, throwOnError: true, strict: false, trust: false }
    const mathMl = temml.renderToString(tex, { ...options, wrap: isBlock ? "none" : "tex" })
    const { children } = sanitize(fromHtml(mathMl, { fragment: true }), MATHML) as Root
    const [math] = children.filter((node) => node.type === "element")
    if (math === undefined || math.children.length === 0) return { mistake: { message: "It is empty." } }
    math.properties.dataTex = tex.replace(COMMENT, "$1").trim()
    return { math }
  } catch (error) {
    return { mistake: missingPart(tex, error) ?? describeMistake(error) }
  }
}

/**
 * Describes the mistake in a formula that ends before a command has all its parts, such as `\frac{1}`; null if it is something else.
 * Temml reports the same for a { without }.
 */
function missingPart(tex: string, error: unknown): MathsMistake | null {
  const { message } = error as { message: string }
  if (!/^ ?(?:Unexpected end of input in a macro argument|Expected group as argument)/.test(message)) return null
  const written = tex.replace(COMMENT, "$1").replace(/\\[^a-z]/gi, "")
  if (written.split("{").length !== written.split("}").length) return null
  const [command] = /\\[a-z]+(?=(?:[^\\{}]|\{[^{}]*\})*$)/i.exec(written) ?? []
  return {
    message: `${command ?? "The last command"} has too few parts.`,
    fix: "Add the missing part in { }, as in \\frac{1}{2}.",
    ...(command && { offset: tex.lastIndexOf(command) }),
  }
}

function describeMistake(error: unknown): MathsMistake {
  const { message = "", position } = error as { message?: string; position?: number }
  const offset = position === undefined ? {} : { offset: position }
  const [, command] = /^ ?Unsupported function name: (\S+)/.exec(message) ?? []
  if (command !== undefined) return { ...unknownCommand(command), ...offset }
  for (const [report, meaning, fix] of MISTAKES) {
    const found = report.exec(message)
    if (found !== null) return { message: meaning.replace("$1", () => found[1] ?? ""), ...(fix && { fix }), ...offset }
  }
  // Any other kind of error says something about Temml, not about the formula.
  const isAboutFormula = error instanceof Error && error.constructor !== TypeError && error.constructor !== RangeError
  const [said = ""] = isAboutFormula ? message.split(/ at (?:position|end of input)/) : []
  return { message: said === "" ? "It is not complete." : `${said.trim()}.`, ...offset }
}

function unknownCommand(name: string): MathsMistake {
  const otherwise = `Write \\operatorname{${name.slice(1)}} for a function, or \\text{${name.slice(1)}} for words.`
  return { message: `\`${name}\` is an unknown command.`, fix: didYouMean(nearestName(name, COMMANDS)) ?? otherwise }
}
