import path from "node:path"

import { fileBeside } from "~/src/doctor/readers/files/find-files"
import { typesetMaths } from "~/src/doctor/readers/maths/typeset-maths"

import type { Advice } from "./find-markup"

/** A text that begins with something other than words has to begin its paragraph. */
const BLOCK_START = /^(?:[-*+][ \t]|\d+[.)][ \t]|[>#|<]|```|~~~|\$\$|:::|.*\n[ \t]*[|:=-][|:= \t-]*(?:\n|$))/

/** Returns a quote that begins with its title in bold. */
export function quote(title: string, body: string): string {
  const separator = BLOCK_START.test(body) ? "\n\n" : " "
  const text = body === "" ? `**${title}**` : `${boldTitle(title)}${separator}${body}`
  return text.replace(/^/gm, "> ").replace(/^> $/gm, ">")
}

export function boldTitle(title: string): string {
  return `**${title}${/[.:?!…]$/.test(title) ? "" : ":"}**`
}

/** Returns a Markdown image that names a file beside the text, or in a folder there. */
export function image(src: string, files: () => readonly string[], { alt = "", caption = "" }): string {
  const name = /^https?:/.test(src) ? src : (fileBeside(src, files()) ?? path.posix.basename(src))
  const address = name.replace(/[\s()<>]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
  const title = caption === "" ? "" : ` "${caption.replaceAll('"', '\\"')}"`
  return `![${alt.replace(/[[\]]/g, "\\$&")}](${address}${title})`
}

/** Returns a block of code with a fence that the code does not contain. */
export function codeBlock(language: string, code: string): string {
  const fences = code.match(/`{3,}/g) ?? []
  const fence = "`".repeat(Math.max(2, ...fences.map((each) => each.length)) + 1)
  return `${fence}${language}\n${code.trim()}\n${fence}`
}

/** Returns the advice to write TeX as a formula on lines of its own, or as code if it cannot be typeset. */
export function mathsBlock(tex: string): Advice {
  const isFormula = "math" in typesetMaths(tex, true)
  return { write: isFormula ? `$$\n${tex}\n$$` : codeBlock("latex", tex), isBlock: true }
}

/** Returns words as Markdown reads them: `\\alpha` is `\alpha`, and `x\_1` is `x_1`. */
export function withoutEscapes(words: string): string {
  return words.replace(/\\([!-/:-@[-`{-~])/g, "$1")
}

export function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}
