import { constants } from "node:os"
import { setImmediate } from "node:timers/promises"

/** A mistake that the owner can fix: printed as one line, without a stack trace. */
export class OwnerError extends Error {}

/** A returned number is the exit code. An OwnerError or an error of the file system prints one line and exits with code 1. */
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

/** Does work, and cleans up after it, also if a signal ends the process. */
export async function withCleanup<T>(work: () => T | Promise<T>, cleanUp: () => void): Promise<T> {
  const signals = ["SIGINT", "SIGTERM"] as const
  const stop = (signal: NodeJS.Signals) => {
    cleanUp()
    process.exit(128 + constants.signals[signal])
  }
  for (const signal of signals) process.once(signal, stop)
  try {
    return await work()
  } finally {
    for (const signal of signals) process.off(signal, stop)
    cleanUp()
  }
}

/** Handles the signals that came during synchronous work: the event loop does so before its second immediate. */
export async function handleSignals(): Promise<void> {
  await setImmediate()
  await setImmediate()
}
