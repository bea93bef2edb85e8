type Patched = {
  /** What the patch does, as a verb phrase: "defer the app's scripts". */
  patch: string
  /** The `package.json` of the patched package. */
  of: { name: string; version: string }
  /** What the patch looks for and did not find. */
  expected: string
  /** The decision that explains the patch, by its file name in docs/decisions. */
  decision: string
}

/** Returns the error that stops a build when a patched package has changed what the patch looks for. */
export function patchError({ patch, of, expected, decision }: Patched): Error {
  return new Error(
    `The patch “${patch}” does not fit ${of.name} ${of.version}: expected ${expected}. docs/decisions/${decision}.md explains the patch.`,
  )
}
