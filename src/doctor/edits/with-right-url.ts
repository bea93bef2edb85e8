import type { Diagnostic } from "~/src/doctor/diagnostic"
import type { WrongName } from "~/src/doctor/files/name-on-disk"
import type { Range } from "~/src/doctor/readers/field-source"
import { encodePath } from "~/src/lib/addresses/encode-path"

/** Returns what is wrong with a link or image, with the edit that writes the right path where the text has the wrong one. */
export function withRightUrl(
  { right, ...wrong }: WrongName,
  written?: Range | null,
  rest = "",
): Pick<Diagnostic, "message" | "fix" | "edits"> {
  return right === undefined || !written ? wrong : { ...wrong, edits: [{ ...written, text: encodePath(right) + rest }] }
}
