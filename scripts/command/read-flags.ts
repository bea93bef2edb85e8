import { parseArgs } from "node:util"
import { distance } from "fastest-levenshtein"

import { OwnerError } from "./run-command"

type FlagTypes = Record<string, { type: "string" | "boolean"; multiple?: boolean }>

/**
 * Reads the flags of a command. Throws an OwnerError for an unknown flag, with the closest known one, and for a flag without
 * its value.
 */
export function readFlags<Types extends FlagTypes>(args: readonly string[], options: Types) {
  const known = Object.keys(options)
  for (const arg of args.slice(0, args.includes("--") ? args.indexOf("--") : undefined)) {
    const name = /^--([^=]+)/.exec(arg)?.[1]
    if (name === undefined || known.includes(name)) continue
    const [closest] = known.sort((a, b) => distance(name, a) - distance(name, b))
    throw new OwnerError(`There is no flag --${name}. Did you mean --${closest}? See --help.`)
  }
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new OwnerError(`${error instanceof Error ? error.message : error} See --help.`)
  }
}
