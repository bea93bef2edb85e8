import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { distance } from "fastest-levenshtein"

/** An example with its result, which may be on the next line. */
const EXAMPLE = /^ ?\/?\*\*? @example (\w+)(.+?)(?:\n \* *| )→ (.+?)(?: \*\/)?$/gm

const FOLDER = path.resolve("src/lib/addresses")
const sources = readdirSync(FOLDER).filter((file) => !file.endsWith(".test.ts"))

test.each(sources)("every exported function of %s has examples, and they are true", async (file) => {
  const exported: Record<string, unknown> = await import(path.join(FOLDER, file))
  const functions = Object.keys(exported).filter((name) => typeof exported[name] === "function")
  const scope = { distance, ...exported }
  const evaluate = (code: string) => new Function(...Object.keys(scope), `return ${code}`)(...Object.values(scope))
  const examples = [...readFileSync(path.join(FOLDER, file), "utf8").matchAll(EXAMPLE)]
  expect([...new Set(examples.map(([, name]) => name))].sort()).toEqual(functions.sort())
  for (const [, name, call, result = ""] of examples) {
    expect([name, call, evaluate(`${name}${call}`)]).toEqual([name, call, evaluate(result)])
  }
})
