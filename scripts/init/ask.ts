import { createInterface, type Interface } from "node:readline/promises"

import { OwnerError } from "~/scripts/command/run-command"

import { ANSWER_CHECKS, type Answers, DEFAULT_LANGUAGE, isHttpsUrl, toHttps, toProfile } from "./answers"

const QUESTIONS = [
  ["name", "Your name"],
  ["headline", "You in one sentence"],
  ["email", "E-mail address to show (optional)"],
  ["url", "Address of the site"],
  ["accent", "Accent colour like #1dcd9f (optional)"],
  ["language", "Language of your texts, like en or de-CH"],
  ["profiles", "Your pages elsewhere, separated by spaces (optional)"],
] as const

/** Removes the answer so far, because an empty line keeps it. */
const REMOVE = "-"

type Streams = { stdin: NodeJS.ReadableStream; stdout: NodeJS.WritableStream }

/**
 * Asks on the terminal until each answer is valid; the answers so far are the defaults. Throws an OwnerError if the terminal
 * is closed before the last answer.
 */
export async function ask(known: Partial<Answers>, streams: Streams = process): Promise<Partial<Answers>> {
  const terminal = createInterface({ input: streams.stdin, output: streams.stdout })
  const print = (text: string) => streams.stdout.write(`${text}\n`)
  const closed = new Promise<never>((_resolve, reject) => {
    terminal.once("close", () => reject(new OwnerError("\nNothing has been changed.")))
  })
  closed.catch(() => undefined)
  const { profiles = [], ...texts } = { language: DEFAULT_LANGUAGE, ...known }
  const answers: Record<string, string> = { ...texts, profiles: profiles.map(({ url }) => url).join(" ") }
  try {
    print(`Press Enter to keep the value in brackets, or enter ${REMOVE} to remove it.\n`)
    for (const [field, question] of QUESTIONS) {
      const prompt = { question, before: answers[field] ?? "", complete: COMPLETE[field], check: CHECKS[field] }
      answers[field] = await Promise.race([askUntilValid(terminal, print, prompt), closed])
    }
  } finally {
    terminal.close()
  }
  const urls = (answers.profiles ?? "").split(" ").filter(Boolean)
  return { ...answers, profiles: urls.map((url) => profiles.find((each) => each.url === url) ?? toProfile(url)) }
}

const CHECKS = { ...ANSWER_CHECKS, profiles: checkAddresses }

/** Answers that are completed before they are checked. */
const COMPLETE: Record<string, (line: string) => string> = {
  url: (line) => String(toHttps(line)),
  profiles: (line) =>
    line
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(toHttps)
      .join(" "),
}

function checkAddresses(addresses: string) {
  const invalid = addresses.split(" ").find((address) => address !== "" && !isHttpsUrl(address))
  return invalid === undefined ? null : `"${invalid}" is not an address like https://github.com/you.`
}

type Prompt = {
  question: string
  before: string
  complete: ((line: string) => string) | undefined
  check: (answer: string) => string | null
}

/** Prints a completed answer, so that the owner sees the change. */
async function askUntilValid(terminal: Interface, print: (text: string) => void, prompt: Prompt): Promise<string> {
  const { question, before, complete = String, check } = prompt
  for (;;) {
    const line = (await terminal.question(`${question}${before === "" ? "" : ` [${before}]`}: `)).trim()
    const given = line === "" ? before : line === REMOVE ? "" : line
    const answer = complete(given)
    const problem = check(answer)
    if (problem !== null || answer !== given) print(`  ${problem ?? answer}`)
    if (problem === null) return answer
  }
}
