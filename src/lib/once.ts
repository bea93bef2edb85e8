/** Parsed content takes fifty times its size in memory, so larger sites are parsed again. */
const MOST_FILES = 200

/** Returns a function that parses a file only if its text has changed: while developing, every save checks all files again. */
export function parseOnce<Parsed>(parse: (file: string, text: string) => Parsed): typeof parse {
  const known = new Map<string, { text: string; parsed: Parsed }>()
  return (file, text) => {
    const before = known.get(file)
    if (before?.text === text) return before.parsed
    const parsed = parse(file, text)
    if (known.size === MOST_FILES) known.clear()
    known.set(file, { text, parsed })
    return parsed
  }
}

/** Returns a function that computes its result once for each subject, and forgets it together with the subject. */
export function once<Subject extends object, Result>(compute: (subject: Subject) => Result): typeof compute {
  const known = new WeakMap<Subject, { result: Result }>()
  return (subject) => {
    const { result } = known.get(subject) ?? { result: compute(subject) }
    known.set(subject, { result })
    return result
  }
}
