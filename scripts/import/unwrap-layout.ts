/** Layers of Bootstrap around the tags of another system. Inside of them, Markdown would not be read. */
const AROUND_TAGS = /<div[^>]*>\s*\{%/
const LAYER = /^[ \t]*(?:<div(?:\s+class="[^"]*")?\s*>|<\/div>)[ \t]*\r?\n?$/
/** An element with another attribute may be more than layout. */
const OTHER_LAYER = /<div(?!\s+class="[^"]*"\s*>|\s*>)/
const FENCE = /^[ \t]*(?:```|~~~)/

/** Returns the text without the layers around tags; what was inside of them begins its line. */
export function unwrapLayout(text: string): string {
  if (!AROUND_TAGS.test(text) || OTHER_LAYER.test(text)) return text
  const written: string[] = []
  let isCode = false
  let depth = 0
  for (const line of text.split(/(?<=\n)/)) {
    if (FENCE.test(line)) isCode = !isCode
    const isLayer = !isCode && LAYER.test(line)
    if (isLayer) depth += line.includes("</") ? -1 : 1
    if (!isLayer) written.push(isCode || depth === 0 ? line : line.replace(/^[ \t]+/, ""))
    else if (written.at(-1)?.trim() !== "") written.push("\n")
  }
  // A layer that does not end on a line of its own belongs to something else.
  return depth === 0 ? written.join("") : text
}
