/** A mistake that the owner can fix: printed as one line, without a stack trace. */
export class OwnerError extends Error {}

/**
 * Runs a command. An OwnerError and an error of the file system print one line and set exit code 1.
 * @param {() => Promise<void>} command
 */
export async function runForOwner(command) {
  try {
    await command()
  } catch (error) {
    const isFileSystem = error instanceof Error && "syscall" in error
    if (!(error instanceof OwnerError) && !isFileSystem) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
