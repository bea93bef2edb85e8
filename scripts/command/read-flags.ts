import { parseArgs } from "node:util"
import { distance } from "fastest-levenshtein"

import { OwnerError } from "./run-command"

type FlagTypes = Record<string, { type: "string" | "boolean"; multiple?: boolean }>

/**
 * Reads the flags and other arguments of this command. Throws an OwnerError for unknown flags, each with the closest
 * known one, for a flag without its value, and for too many arguments.
 */
export function readFlags<Types extends FlagTypes>(options: Types, { maxPositionals = 0 } = {}) {
  const args = process.argv.slice(2)
  const known = Object.keys(options)
  const given = args.slice(0, args.includes("--") ? args.indexOf("--") : undefined)
  const unknown = given.flatMap((arg) => {
    const name = /^--([^=]+)/.exec(arg)?.[1]
    if (name === undefined || known.includes(name)) return []
    const [closest] = known.sort((a, b) => distance(name, a) - distance(name, b))
    return [`There is no flag --${name}. Did you mean --${closest}?`]
  })
  if (unknown.length > 0) throw new OwnerError(`${unknown.join("\n")} See --help.`)
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true })
    const [excess] = positionals.slice(maxPositionals)
    if (excess !== undefined) throw new Error(`"${excess}" is not a flag.`)
    return { values, positionals }
  } catch (error) {
    throw new OwnerError(`${error instanceof Error ? error.message : error} See --help.`)
  }
}
