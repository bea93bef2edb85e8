/** A mistake that the owner can fix: printed as one line, without a stack trace. */
export class OwnerError extends Error {}

/**
 * Runs a command. If it returns a number, that is the exit code. An OwnerError or an error of the file system prints one line
 * and ends the process with exit code 1.
 */
export async function runCommand(command: () => unknown): Promise<void> {
  try {
    const code = await command()
    process.exitCode = typeof code === "number" ? code : 0
  } catch (error) {
    const isFileSystem = error instanceof Error && "syscall" in error
    if (!(error instanceof OwnerError) && !isFileSystem) throw error
    console.error(error.message)
    // Setting the exit code is not enough, because a server or a browser may still be open.
    process.exit(1)
  }
}
