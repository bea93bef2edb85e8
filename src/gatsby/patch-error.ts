export type Patch = {
  /** What the patch does, as a verb phrase: "defer the app's scripts". */
  patch: string
  /** The `package.json` of the patched package. */
  of: { name: string; version: string }
  /** The decision that explains the patch, by its file name in docs/decisions. */
  decision: string
}

/** Throws an error that stops the build unless the patched package is as the patch expects. */
export function assertPatch(fits: boolean, patch: Patch, expected: string): asserts fits {
  if (!fits) throw patchError(patch, expected)
}

export function patchError({ patch, of, decision }: Patch, expected: string): Error {
  return new Error(
    `The patch “${patch}” does not fit ${of.name} ${of.version}: expected ${expected}. docs/decisions/${decision}.md explains the patch.`,
  )
}
