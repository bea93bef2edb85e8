/** The position in which a text is not escaped. */
export const AS_MARKDOWN = "Markdown and HTML"

/**
 * The positions in Markdown that can hold an owner's words: functions from a text to Markdown with the text there. All but the last
 * show the text unchanged, character references included. The second argument makes a label unique on its page.
 */
export const MARKDOWN_POSITIONS: Readonly<Record<string, (text: string, id?: string) => string>> = {
  paragraph: (text) => `As it is: ${plain(text)}`,
  "list item": (text) => `- ${plain(text)}`,
  task: (text) => `- [ ] ${plain(text)}`,
  quote: (text) => `> ${plain(text)}`,
  heading: (text) => `## As it is: ${plain(text)}`,
  "code in a heading": (text) => `### ${code(text)}`,
  "table header and cells": (text) => {
    const cell = plain(text).replaceAll("|", "&#124;")
    return `| ${cell} | a |\n| - | -: |\n| b | ${cell} |`
  },
  "link text": (text) => `[${plain(text)}](https://hostile.test/)`,
  "link address": (text) => `[x](<https://hostile.test/?${plain(text)}>)`,
  "link title": (text) => `[x](/about "${plain(text)}")`,
  "link title in single quotes": (text) => `[x](/about '${plain(text)}')`,
  "definition title": (text, id = "") => `[x][definition${id}]\n\n[definition${id}]: /about "${plain(text)}"`,
  "unused definition": (text, id = "") => `[unused${id}]: /about (${plain(text)})`,
  "image text": (text) => `![${plain(text)}](picture.png)`,
  "image title": (text) => `In a line ![x](picture.png "${plain(text)}")`,
  caption: (text) => `![x](picture.png "${plain(text)}")`,
  "footnote label": (text) => `x[^${label(text)}]\n\n[^${label(text)}]: A note.`,
  "footnote text": (text, id = "") => `x[^note${id}]\n\n[^note${id}]: ${plain(text)}`,
  "code language": (text) => `~~~${plain(text).replace(/\s/g, "-")}\nx\n~~~`,
  "words after the code language": (text) => `~~~html ${plain(text)}\nx\n~~~`,
  "code text": (text) => `~~~html\n${writable(text)}\n~~~`,
  "inline code": (text) => `In code: ${code(text)}`,
  "HTML attribute": (text) => `<a href="/about" title="${inHtml(text)}">x</a>`,
  [AS_MARKDOWN]: (text) => writable(text),
}

/** Markdown that shows exactly this text. */
function plain(text: string) {
  return referenced(text.replace(/[!-/:-@[-`{-~]/g, "\\$&"))
}

/** A footnote's label cannot hold spaces. */
function label(text: string) {
  return writable(text)
    .replace(/\s/g, "-")
    .replace(/[[\]\\]/g, "\\$&")
}

/** Inline code, with more backticks around it than it holds. */
function code(text: string) {
  return `\`\`\` ${writable(text)} \`\`\``
}

function inHtml(text: string) {
  return referenced(text.replaceAll("&", "&amp;").replaceAll('"', "&quot;"))
}

/** Writes what a file may not contain as character references. */
function referenced(text: string) {
  return text.replace(UNWRITABLE, (character) => `&#${character.codePointAt(0)};`)
}

/** Leaves out what a file may not contain. */
function writable(text: string) {
  return text.replace(UNWRITABLE, "")
}

/** NUL, which the content check refuses, and lone surrogates. */
const UNWRITABLE = /[\0\p{Cs}]/gu
