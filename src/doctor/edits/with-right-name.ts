import type { Diagnostic } from "~/src/doctor/diagnostic"
import type { WrongName } from "~/src/doctor/files/name-on-disk"
import type { Rewrite } from "~/src/doctor/readers/field-source"

/** Returns the message about a wrong name, with the edits that replace the name. */
export function withRightName(
  { right, ...wrong }: WrongName,
  rewrite?: Rewrite,
): Pick<Diagnostic, "message" | "fix" | "edits"> {
  const edits = right === undefined ? undefined : rewrite?.(right)
  return edits ? { ...wrong, edits } : wrong
}
