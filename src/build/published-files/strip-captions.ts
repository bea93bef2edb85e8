/** Returns captions in WebVTT without what no player shows: notes, texts in the header, and comments in styles (S3). */
export function stripCaptions(text: string): string {
  const [, ...blocks] = text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .split(/\n{2,}/)
  const shown = blocks.filter((block) => !/^NOTE(?:\s|$)/.test(block))
  return ["WEBVTT", ...shown.map(withoutComments)].join("\n\n")
}

function withoutComments(block: string): string {
  return /^STYLE\s/.test(block) ? block.replace(/\/\*[\s\S]*?\*\//g, "") : block
}
