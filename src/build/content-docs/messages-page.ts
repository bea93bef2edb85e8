import codes from "~/src/doctor/diagnostics/codes.json"

export const MESSAGES_PAGE = "docs/messages.md"

const INTRODUCTION = `# Messages of the content check

Each message has a code, which \`npm run check:content -- --format json\` shows. A code stays the same for ever; the words may change.
`

export function messagesPage(): string {
  const rows = Object.entries(codes).map(([code, example]) => `| \`${code}\` | ${inCell(example)} |`)
  return [INTRODUCTION, "| code | example |", "| --- | --- |", ...rows, ""].join("\n")
}

/** Markdown and HTML in an example are shown as they are written. */
function inCell(text: string): string {
  return text.replace(/[\\`*_[\]<>|~#$]/g, "\\$&")
}
