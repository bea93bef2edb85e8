/** Something the owner can put right: told as one line, without a stack trace. */
export class OwnerError extends Error {}

/**
 * Runs a command; what the owner can put right, and what the file system refuses, is one line and exit code 1.
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
