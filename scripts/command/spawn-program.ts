import { spawn } from "node:child_process"
import { constants } from "node:os"
import path from "node:path"

import { ROOT } from "./folders"

type RunOptions = {
  /** Added to the environment of this process. */
  env?: NodeJS.ProcessEnv
  cwd?: string
  /** Prints the output at the end, so that the output of parallel programs is not mixed. */
  isBuffered?: boolean
}

/** Runs a program, prints its output and returns its exit code: 128 plus the number of a signal that killed it. */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, cwd = ROOT, isBuffered = false }: RunOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    // npm and npx are .cmd files on Windows, which need a shell.
    const child = spawn(command, args, {
      cwd,
      stdio: isBuffered ? ["ignore", "pipe", "pipe"] : "inherit",
      shell: process.platform === "win32",
      env: { ...process.env, ...env },
    })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => output.push(chunk))
    child.once("error", reject)
    child.once("close", (code, signal) => {
      process.stdout.write(Buffer.concat(output))
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]))
    })
  })
}

/** Runs the program of an installed package. */
export function runTool(name: string, args: readonly string[], options?: RunOptions): Promise<number> {
  return run("npx", ["--no-install", name, ...args], options)
}

/** Runs a Gatsby command without telemetry. */
export function runGatsby(args: readonly string[], { env = {}, cwd = ROOT, ...options }: RunOptions) {
  // Not by npx, which takes two seconds of processor time. A relative path has no spaces, which a shell would divide.
  const gatsby = path.relative(cwd, path.join(ROOT, "node_modules", "gatsby", "cli.js"))
  return run("node", [gatsby, ...args], { env: { GATSBY_TELEMETRY_DISABLED: "1", ...env }, cwd, ...options })
}
