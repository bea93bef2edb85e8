import { format } from "node:util"

/** Ends a command that calls process.exit, and nothing else. */
class Exit extends Error {}

type Result = { status: unknown; stdout: string; stderr: string }

/**
 * Runs a command in this process, because a process of its own takes seconds to load the code. Returns its exit code and what it
 * prints. Afterwards, the exit code, the arguments, the environment and the console of this process are what they were.
 */
export async function runInProcess(command: () => Promise<void>, args: readonly string[], env = {}): Promise<Result> {
  const { argv, exit, exitCode, env: realEnv } = process
  const { log, error } = console
  const result: Result = { status: undefined, stdout: "", stderr: "" }
  process.exitCode = undefined
  process.argv = ["node", "command", ...args]
  process.env = { ...realEnv, GITHUB_ACTIONS: "", ...env }
  process.exit = (code) => {
    process.exitCode = code ?? process.exitCode
    throw new Exit()
  }
  console.log = (...texts) => {
    result.stdout += `${format(...texts)}\n`
  }
  console.error = (...texts) => {
    result.stderr += `${format(...texts)}\n`
  }
  try {
    await command()
  } catch (thrown) {
    if (!(thrown instanceof Exit)) throw thrown
  } finally {
    result.status = process.exitCode
    Object.assign(process, { argv, exit, exitCode, env: realEnv })
    Object.assign(console, { log, error })
  }
  return result
}
