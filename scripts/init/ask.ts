import { createInterface } from "node:readline/promises"

import { OwnerError } from "~/scripts/command/run-command"

import { type Answers, DEFAULT_LANGUAGE, QUESTIONS, type Question, toProfile } from "./answers"

/** Removes the previous answer, because an empty line keeps it. */
const REMOVE = "-"

type Streams = { stdin: NodeJS.ReadableStream; stdout: NodeJS.WritableStream }

/**
 * Asks on the terminal until each answer is valid; the known answers are the defaults. Throws an OwnerError if the terminal is
 * closed before the last answer.
 */
export async function ask(known: Partial<Answers>, streams: Streams = process): Promise<Partial<Answers>> {
  const terminal = createInterface({ input: streams.stdin, output: streams.stdout })
  const closed = new Promise<never>((_resolve, reject) => {
    terminal.once("close", () => reject(new OwnerError("\nNothing has been changed.")))
  })
  closed.catch(() => undefined)
  const { profiles = [], ...texts } = { language: DEFAULT_LANGUAGE, ...known }
  const answers: Record<string, string> = { ...texts, profiles: profiles.map(({ url }) => url).join(" ") }
  const io = {
    read: async (prompt: string) => (await Promise.race([terminal.question(prompt), closed])).trim(),
    print: (text: string) => streams.stdout.write(`${text}\n`),
  }
  try {
    io.print(`Press Enter to keep the value in brackets, or enter ${REMOVE} to remove it.\n`)
    for (const [field, question] of Object.entries(QUESTIONS)) {
      answers[field] = await askUntilValid(question, answers[field] ?? "", io)
    }
  } finally {
    terminal.close()
  }
  const urls = (answers.profiles ?? "").split(" ").filter(Boolean)
  return { ...answers, profiles: urls.map((url) => profiles.find((each) => each.url === url) ?? toProfile(url)) }
}

type Io = { read: (prompt: string) => Promise<string>; print: (text: string) => void }

/** Prints a completed answer, so that the owner sees the change. */
async function askUntilValid({ question, check, complete = String }: Question, before: string, { read, print }: Io) {
  for (;;) {
    const line = await read(`${question}${before === "" ? "" : ` [${before}]`}: `)
    const given = line === "" ? before : line === REMOVE ? "" : line
    const answer = complete(given)
    const problem = check(answer)
    if (problem !== null || answer !== given) print(`  ${problem ?? answer}`)
    if (problem === null) return answer
  }
}
