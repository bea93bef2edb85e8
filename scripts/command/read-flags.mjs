import { parseArgs } from "node:util"
import { distance } from "fastest-levenshtein"

import { OwnerError } from "./owner-error.mjs"

/** @typedef {Record<string, { type: "string" | "boolean", multiple?: boolean }>} FlagKinds */

/**
 * Reads the flags of a command. Throws an OwnerError for an unknown flag, with the nearest known one, and for a flag
 * without its value.
 * @template {FlagKinds} Kinds
 * @param {readonly string[]} args
 * @param {Kinds} options
 */
export function readFlags(args, options) {
  for (const arg of args.slice(0, args.includes("--") ? args.indexOf("--") : undefined)) {
    const name = /^--([^=]+)/.exec(arg)?.[1]
    if (name !== undefined && !Object.hasOwn(options, name)) throw new OwnerError(unknown(name, Object.keys(options)))
  }
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new OwnerError(`${error instanceof Error ? error.message : error} See --help.`)
  }
}

/**
 * @param {string} name
 * @param {readonly string[]} known
 */
function unknown(name, known) {
  const [near] = [...known].sort((a, b) => distance(name, a) - distance(name, b))
  return `There is no flag --${name}. Did you mean --${near}? See --help.`
}
