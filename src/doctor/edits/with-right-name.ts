import type { Diagnostic } from "~/src/doctor/diagnostic"
import type { WrongName } from "~/src/doctor/files/name-on-disk"
import type { Rewrite } from "~/src/doctor/readers/field-source"

/** Returns what is wrong with a name, with the edits that write the right one in its place. */
export function withRightName(
  { right, ...wrong }: WrongName,
  rewrite?: Rewrite,
): Pick<Diagnostic, "message" | "fix" | "edits"> {
  const edits = right === undefined ? undefined : rewrite?.(right)
  return edits ? { ...wrong, edits } : wrong
}
