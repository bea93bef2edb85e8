/** The kinds of callouts, as GitHub writes them in capitals: `> [!NOTE]` (M2). */
export const CALLOUT_KINDS = ["note", "tip", "important", "warning", "caution"] as const

export type CalloutKind = (typeof CALLOUT_KINDS)[number]

/** Returns the kind of a word, e.g. `NOTE`; undefined for any other. */
export function calloutKind(word: string): CalloutKind | undefined {
  return CALLOUT_KINDS.find((kind) => kind === word.toLowerCase())
}

export function calloutClass(kind: CalloutKind): string {
  return `callout-${kind}`
}
