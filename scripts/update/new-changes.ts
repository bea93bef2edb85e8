/** Returns the entries of a changelog that an earlier version of it does not have, below their headings, but without the title. */
export function newChanges(before: string, after: string): string {
  const known = new Set(entriesOf(before).map(withoutBreaks))
  const news: string[] = []
  let headings: string[] = []
  for (const entry of entriesOf(after)) {
    const level = headingLevel(entry)
    if (level === 1) continue
    if (level > 1) headings = [...headings.filter((heading) => headingLevel(heading) < level), entry]
    else if (!known.has(withoutBreaks(entry))) news.push(...headings.splice(0), entry)
  }
  return news.join("\n")
}

function entriesOf(changelog: string): string[] {
  const entries = changelog.split(/\r?\n(?=- |#)|(?:\r?\n){2,}/)
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== "")
}

/** A bold line, like “**For owners.**”, is a heading below all others. Returns 0 for other entries. */
function headingLevel(entry: string): number {
  return /^#+(?= )/.exec(entry)?.[0].length ?? (/^\*\*[^*]+\*\*$/.test(entry) ? 7 : 0)
}

/** The lines of an entry may be broken elsewhere. */
function withoutBreaks(entry: string): string {
  return entry.replace(/\s+/g, " ")
}
