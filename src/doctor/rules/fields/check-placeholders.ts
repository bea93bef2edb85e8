import { type Diagnostic, formatValue, type Place, say, warn } from "~/src/doctor/diagnostics/diagnostic"
import { type FieldSource, textsIn } from "~/src/doctor/readers/formats/field-source"
import { ALT_EXAMPLE, ALT_PLACEHOLDER } from "~/src/doctor/schemas/field-types"
import { STARTERS } from "~/src/lib/starters/starters"

/** Template texts; the last two begin what `npm run new` writes in English. */
const PLACEHOLDER_TEXT = /\b(?:your name|lorem ipsum|say here in one sentence|tell the story here)\b/i
/** Only in capitals, because a project may be about to-do lists. */
const PLACEHOLDER_MARK = /\bTODO\b/
/** Hosts that RFC 2606 reserves for examples. */
const EXAMPLE_HOST = /(?:\/\/|@|\.)(?:example\.(?:com|org|net)|[a-z0-9-]+\.example)(?=[/:?#]|$)/i
const EXAMPLE_MAILBOX = /^you@/i
/** The alternative texts of our own examples. */
const EXAMPLE_ALTS = [ALT_PLACEHOLDER, ALT_EXAMPLE]
/** Names of files and numbers of photographs describe nothing. */
const FILE_AS_ALT =
  /^(?:\S+\.(?:png|jpe?g|gif|svg|webp|avif|tiff?)|(?:image|img|picture|photo|screenshot|dsc)[\s_-]?\d*)$/i
/** What `npm run new` writes in any language, into drafts, and what `npm run init` writes into a résumé. */
const ENTRY_WORDS = Object.values(STARTERS).flatMap(({ entry }) => [entry.sentence, entry.text])
const RESUME_WORDS = Object.values(STARTERS).map(({ resume }) => resume.summary)
/** As a whole text of a résumé, a word such as "Employer" is one of those. */
const RESUME_SECTIONS = ["work", "education", "skills"]
const RESUME_STARTERS = Object.values(STARTERS).flatMap(({ resume }) => Object.values(resume))
/** What only our own examples and commands can have left. */
const OUR_WORDS = [...EXAMPLE_ALTS, ...ENTRY_WORDS, "say here in one sentence", "tell the story here"].map((words) =>
  words.toLowerCase(),
)

/** Warns about texts and addresses that a template has left. */
export function checkPlaceholders(source: FieldSource): Diagnostic[] {
  return textsIn(source.data, []).flatMap(({ path, text }) => {
    const trimmed = text.trim()
    const words = placeholderIn(trimmed)?.words ?? trimmed.split(/\s+/).find((word) => EXAMPLE_HOST.test(word))
    const isExample = path.at(-1) === "alt" ? isExampleAlt(trimmed) : EXAMPLE_ALTS.includes(trimmed)
    const isStarter = RESUME_SECTIONS.includes(String(path[0])) && RESUME_STARTERS.includes(trimmed)
    const isWhole = isPlaceholderUrl(trimmed) || EXAMPLE_MAILBOX.test(trimmed) || isExample || isStarter
    const found = words ?? (isWhole ? trimmed : undefined)
    return found === undefined ? [] : [placeholder(source.placeOf(path), found)]
  })
}

/** Reports a placeholder; one that only our examples and commands write is an error. */
export function placeholder(place: Place, found: string): Diagnostic {
  const message = found === "" ? "The address is empty." : `${formatValue(found)} is a placeholder.`
  const finding = say("placeholder", message, "Replace it before publishing.")
  return OUR_WORDS.includes(found.toLowerCase()) ? { ...place, ...finding } : warn(place, finding)
}

/** Returns the diagnostics of a draft: `npm run new` writes one with placeholders, which are only warnings there. */
export function ofDraft(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.map((found) => (found.code === "placeholder" ? { ...found, severity: "warning" } : found))
}

/** Returns whether a URL leads nowhere on purpose: `#`, or a host that is reserved for examples. */
export function isPlaceholderUrl(url: string): boolean {
  return url === "#" || EXAMPLE_HOST.test(url)
}

/** Returns whether an alternative text is that of one of our examples, or the name of a file. */
export function isExampleAlt(alt: string): boolean {
  return EXAMPLE_ALTS.includes(alt) || FILE_AS_ALT.test(alt)
}

/** Returns the first words that a template has left in a text, and their index; null for none. */
export function placeholderIn(text: string): { words: string; index: number } | null {
  const match = PLACEHOLDER_TEXT.exec(text) ?? PLACEHOLDER_MARK.exec(text)
  if (match !== null) return { words: match[0], index: match.index }
  const words = [...ENTRY_WORDS, ...RESUME_WORDS].find((starter) => text.includes(starter))
  return words === undefined ? null : { words, index: text.indexOf(words) }
}
