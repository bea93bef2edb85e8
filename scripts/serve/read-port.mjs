import { OwnerError } from "../command/owner-error.mjs"

const USUAL = 9000
const HIGHEST = 65_535

/**
 * The port to serve at: what the flag says, else the environment, else 9000; 0 takes any free one. Throws an OwnerError
 * for what is no port.
 * @param {string | undefined} flag
 * @param {string | undefined} environment
 */
export function readPort(flag, environment) {
  const wish = flag ?? (environment || String(USUAL))
  if (/^\d{1,5}$/.test(wish) && Number(wish) <= HIGHEST) return Number(wish)
  throw new OwnerError(`"${wish}" is no port: give a number like 9001, at most ${HIGHEST}.`)
}
