import type { Finding, TextEdit } from "./diagnostic"

export type WrongName = Finding & { right?: string }

/** Returns the message about a wrong name, with the edits that replace the name. */
export function correctName({ right, ...wrong }: WrongName, rewrite?: (text: string) => TextEdit[] | null): Finding {
  const edits = right === undefined ? undefined : rewrite?.(right)
  return edits ? { ...wrong, edits } : wrong
}
