/** One thing that is wrong with the content, told so that its owner can mend it. */
export type ContentProblem = {
  /** Path from the project's root, with forward slashes. */
  file: string
  /** 1-based. */
  line: number
  /** 1-based. */
  column: number
  /** The front matter or settings key, e.g. `cover.alt`; the kind of thing for problems in the text. */
  field: string
  found: string
  expected: string
  fix: string
}

/** One line per problem: where, what was found, what was expected, what to do. */
export function formatProblem(problem: ContentProblem): string {
  const { file, line, column, field, found, expected, fix } = problem
  return `${file}:${line}:${column}  ${field} — found ${found} — expected ${expected} — ${fix}`
}

/** All problems as one message: a count, then one line each, in the order of the files. */
export function formatProblems(problems: readonly ContentProblem[]): string {
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`
  const sorted = [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column)
  return [`${count} in the content:`, "", ...sorted.map(formatProblem)].join("\n")
}
