import type { Element, Nodes, Text } from "hast"

import { isFormula } from "~/src/doctor/readers/maths/math-constructs"
import { typesetMaths } from "~/src/doctor/readers/maths/typeset-maths"

/** A title in plain text, with its formulas in TeX. */
export type Title = readonly (string | { tex: string })[]

const DOLLARS =
  /(?:\\[([]|\$\$)(?<inner>[^$]+?)(?:\\[)\]]|\$\$)|\\[\s\S]|\$(?=(?<tex>(?:\\[\s\S]|[^\\$])+)\$(?<next>[\s\S]?))/g
/** What is a formula in BibTeX, but might be text between two prices elsewhere. */
const SIGNS = /^\s*(?:[a-z<>=+−~-]|\\[a-z]+)\s*$/i
/** Each formula is one sign for the parser of LaTeX, which does not know formulas well. */
const [FIRST_SIGN, SIGN] = [0xe000, /([\ue000-\uf8ff])/]
/** Letters that few fonts have, e.g. of `\mathfrak`, and signs without a width. */
const [MATHS_LETTER, INVISIBLE] = [/[\u{1d400}-\u{1d7ff}]/gu, /[\u2061-\u2064]/g]
const SUPERSCRIPTS = scripts("0123456789+−=()ni∘", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ°")
const SUBSCRIPTS = scripts("0123456789+−=()aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ")

/** Puts a sign in place of each formula, and a command in place of each dollar that is a price. */
export function takeFormulas(latex: string): { text: string; formulas: string[] } {
  const formulas: string[] = []
  const signFor = (tex: string) => String.fromCharCode(FIRST_SIGN + formulas.push(tex.trim()) - 1)
  let text = ""
  let end = 0
  for (const { 0: found, index, groups: { inner, tex = "", next = "" } = {} } of latex.matchAll(DOLLARS)) {
    if (index < end) continue
    const isMaths = found === "$" && (SIGNS.test(tex) || isFormula(tex, 1, next))
    text += latex.slice(end, index) + (inner ? signFor(inner) : isMaths ? signFor(tex) : found)
    end = index + found.length + (isMaths ? tex.length + 1 : 0)
  }
  text += latex.slice(end)
  return { text: text.replace(/(?<!\\)\$/g, "{\\$&}"), formulas }
}

/** Returns a text that has been read with its formulas in place of their signs. */
export function putFormulas(text: string, formulas: readonly string[]): Title {
  const parts = text.split(SIGN).map((part) => {
    const tex = SIGN.test(part) ? formulas[part.charCodeAt(0) - FIRST_SIGN] : undefined
    return tex === undefined ? part : { tex }
  })
  return parts.filter((part) => part !== "")
}

/** Returns a title without markup, for the PDF, the search and programs; a formula with a mistake is its TeX. */
export function plainTitle(title: Title): string {
  return title.map((part) => (typeof part === "string" ? part : plainFormula(part.tex))).join("")
}

/** Returns a title as nodes of HTML, with its formulas in MathML. */
export function titleNodes(title: Title): (Text | Element)[] {
  return title.map((part) => {
    if (typeof part === "string") return { type: "text", value: part }
    const result = typesetMaths(part.tex, false)
    return "math" in result ? result.math : { type: "text", value: part.tex }
  })
}

function plainFormula(tex: string): string {
  const result = typesetMaths(tex, false)
  if ("mistake" in result) return tex
  const letters = wordsOf(result.math).replace(MATHS_LETTER, (letter) => letter.normalize("NFKC"))
  return letters.replace(INVISIBLE, "").replace(/\s+/g, " ").trim()
}

function wordsOf(node: Nodes): string {
  if (node.type === "text") return node.value
  if (!("children" in node)) return ""
  const parts = node.children.map(wordsOf)
  const [base = "", second = "", third = ""] = parts
  const name = node.type === "element" ? node.tagName : ""
  if (name === "mspace" || name === "mtr") return ` ${parts.join(" ")} `
  if (name === "msup" || name === "mover") return base + raised(second)
  if (name === "msub" || name === "munder") return base + lowered(second)
  if (name === "msubsup" || name === "munderover") return base + lowered(second) + raised(third)
  if (name === "mfrac") return `${grouped(base)}/${grouped(second)}`
  return name === "msqrt" ? `√${grouped(parts.join(""))}` : parts.join("")
}

/** Returns a text as Unicode writes it above the line, if it has all its signs: `x²`, `x^(a+b)`. */
export function raised(text: string): string {
  return script(text, SUPERSCRIPTS) ?? `^${grouped(text)}`
}

export function lowered(text: string): string {
  return script(text, SUBSCRIPTS) ?? `_${grouped(text)}`
}

function script(text: string, signs: ReadonlyMap<string, string>): string | null {
  const found = [...text.replaceAll("-", "−")].map((sign) => signs.get(sign))
  return found.includes(undefined) ? null : found.join("")
}

function grouped(written: string): string {
  const text = written.trim()
  return [...text].length === 1 || /^\w+$/.test(text) ? text : `(${text})`
}

function scripts(plain: string, small: string): ReadonlyMap<string, string> {
  return new Map([...plain].map((sign, index) => [sign, [...small][index] ?? sign]))
}
