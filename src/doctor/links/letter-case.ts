/** What is expected of a name that differs from another in case alone. */
export const SAME_CASE = "the same capital and small letters, for most hosts tell them apart"

/** Whether two different names are one to file systems that do not tell capital letters from small ones, as on macOS. */
export function differsInCase(one: string, other: string): boolean {
  return one !== other && fold(one) === fold(other)
}

/** macOS stores accents as letters of their own. */
function fold(name: string): string {
  return name.normalize("NFC").toLowerCase()
}
