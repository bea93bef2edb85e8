import { OwnerError } from "~/scripts/command/run-command"

const HIGHEST = 65_535

/**
 * Returns the port from the flag, else from the environment, else 9000; 0 means any free port. Throws an OwnerError if the
 * value is not a port.
 */
export function readPort(flag: string | undefined, environment: string | undefined) {
  const port = flag ?? (environment || "9000")
  if (/^\d{1,5}$/.test(port) && Number(port) <= HIGHEST) return Number(port)
  throw new OwnerError(`"${port}" is not a port. Use a number like 9001, at most ${HIGHEST}.`)
}
