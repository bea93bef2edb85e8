import { parseArgs } from "node:util"
import { distance } from "fastest-levenshtein"

import { OwnerError } from "./run-command"

type FlagTypes = Record<string, { type: "string" | "boolean"; multiple?: boolean }>

export const TEXT = { type: "string" } as const
export const FLAG = { type: "boolean" } as const

/**
 * Reads the flags and other arguments of this command; `--help` prints the text instead, and ends the process. Throws an OwnerError
 * that lists all problems of `parseFlags`.
 */
export function readFlags<Types extends FlagTypes>(help: string, options: Types, { maxPositionals = 0 } = {}) {
  const { problems, ...read } = parseFlags(help, options, { maxPositionals })
  if (problems.length > 0) throw new OwnerError(problems.join("\n"))
  return read
}

/**
 * Returns the flags and other arguments of this command, and a problem for each unknown flag, with the closest known one, for each
 * flag without its value or with one it does not take, and for too many arguments. A wrong flag has no value.
 */
export function parseFlags<Types extends FlagTypes>(help: string, options: Types, { maxPositionals = 0 } = {}) {
  const { args, problems } = withoutWrongFlags(process.argv.slice(2), { ...options, help: FLAG })
  if (args.includes("--help")) {
    console.log(help)
    process.exit(0)
  }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true })
  const [excess] = positionals.slice(maxPositionals)
  // The value of an unknown flag is read as an argument.
  if (excess !== undefined && problems.length === 0) problems.push(`"${excess}" is not a flag.`)
  if (problems.length > 0) problems.push(`${problems.pop()} See --help.`)
  return { values, positionals, problems }
}

/** One by one, because a flag without its value takes the next flag for it. */
function withoutWrongFlags(args: string[], options: FlagTypes): { args: string[]; problems: string[] } {
  const { tokens } = parseArgs({ args, options, allowPositionals: true, strict: false, tokens: true })
  for (const token of tokens) {
    const problem = token.kind === "option" ? flagProblem(token, options) : null
    if (problem === null) continue
    const others = withoutWrongFlags(args.toSpliced(token.index, 1), options)
    return { ...others, problems: [problem, ...others.problems] }
  }
  return { args, problems: [] }
}

type Flag = { name: string; rawName: string; value: string | undefined; inlineValue: boolean | undefined }

function flagProblem({ name, rawName, value, inlineValue }: Flag, options: FlagTypes): string | null {
  const { type } = options[name] ?? {}
  if (type === undefined) {
    const [closest] = Object.keys(options).sort((a, b) => distance(name, a) - distance(name, b))
    return `There is no flag ${rawName}. Did you mean --${closest}?`
  }
  if (type === "boolean") return value === undefined ? null : `${rawName} takes no value.`
  if (value !== undefined && (inlineValue || !value.startsWith("-"))) return null
  return `${rawName} has no value. Write it after the flag: ${rawName} "…".`
}
