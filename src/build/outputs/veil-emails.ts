/** What a name before the `@` may end in, the sign itself, and what a host begins with. */
const SIGN = /(?<=[\p{L}\p{N}_.!#$%&'*+=?^`{|}~-])@(?=[\p{L}\p{N}])/gu

/** Code is not markup: references mean nothing in it. */
const CODE = /(<(script|style)\b([^>]*)>)([\s\S]*?)(<\/\2\s*>)/gi

const VEILS: Readonly<Record<string, (text: string) => string>> = {
  html: veilHtml,
  xml: (text) => text.replace(SIGN, "&#64;"),
  json: veilJson,
}

/** Endings of the files in which addresses can be veiled. */
export const VEILED_ENDINGS = Object.keys(VEILS).map((ending) => `.${ending}`)

/**
 * The same document with the `@` of every e-mail address written as HTML, XML and JSON allow it: who reads the document reads the
 * address and can follow its link, with scripts or without; who only searches its characters finds none. Veiled text stays as it is.
 */
export function veilEmails(file: string, text: string): string {
  return VEILS[file.slice(file.lastIndexOf(".") + 1)]?.(text) ?? text
}

function veilHtml(html: string): string {
  let end = 0
  const parts = [...html.matchAll(CODE)].flatMap(
    ({ 0: whole, 1: open = "", 3: attributes = "", 4: code = "", 5: close = "", index }) => {
      const before = html.slice(end, index)
      end = index + whole.length
      return [veilMarkup(before + open), isJson(attributes) ? veilJson(code) : code, close]
    },
  )
  return parts.join("") + veilMarkup(html.slice(end))
}

function veilMarkup(markup: string): string {
  return markup.replace(SIGN, "&#64;")
}

function veilJson(json: string): string {
  return json.replace(SIGN, "\\u0040")
}

function isJson(attributes: string): boolean {
  return /type="[^"]*json"/i.test(attributes)
}
