import { createInterface } from "node:readline/promises"

import { OwnerError } from "../owner/owner-error.mjs"
import { checks, isSite, secure } from "./answers.mjs"
import { profileOf } from "./profile.mjs"

/** @typedef {import("./answers.mjs").Answers} Answers */

const QUESTIONS = /** @type {const} */ ([
  ["name", "Your name"],
  ["headline", "You in one sentence"],
  ["email", "E-mail address to show (or nothing)"],
  ["url", "Address of the site"],
  ["accent", "Accent colour like #1dcd9f (or nothing)"],
])

/** What is optional is taken away with this, because an empty line keeps what is there. */
const NOTHING = "-"

/**
 * Asks on the terminal, and again until the answer will do; what is known is offered as the answer. Throws an
 * OwnerError when the terminal is closed before the last answer.
 * @param {Partial<Answers>} known
 * @param {(wish: string) => boolean} isAccent
 */
export async function ask(known, isAccent) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const closed = new Promise((_resolve, reject) => {
    terminal.once("close", () => reject(new OwnerError("\nNothing has been changed.")))
  })
  try {
    console.log(`Enter keeps what is between brackets; ${NOTHING} takes it away.\n`)
    return await Promise.race([answersOf(terminal, known, isAccent), closed])
  } finally {
    closed.catch(() => undefined)
    terminal.close()
  }
}

/**
 * @param {import("node:readline/promises").Interface} terminal
 * @param {Partial<Answers>} known
 * @param {(wish: string) => boolean} isAccent
 */
async function answersOf(terminal, known, isAccent) {
  const answers = { ...known }
  const check = checks(isAccent)
  for (const [field, question] of QUESTIONS) {
    answers[field] = await untilRight(terminal, { question, before: known[field] ?? "" }, (line) => {
      const answer = field === "url" ? String(secure(line)) : line
      return { answer, wrong: check[field](answer) }
    })
  }
  const before = known.profiles ?? []
  const question = "Your pages elsewhere, with spaces between (or nothing)"
  answers.profiles = await untilRight(
    terminal,
    { question, before: before.map(({ url }) => url).join(" ") },
    (line) => {
      const addresses = line
        .split(/[\s,]+/)
        .filter((word) => word !== "")
        .map((word) => String(secure(word)))
      const wrong = addresses.find((address) => !isSite(address))
      if (wrong !== undefined) return { answer: [], wrong: `"${wrong}" is no address like https://github.com/you.` }
      return { answer: addresses.map((url) => before.find((each) => each.url === url) ?? profileOf(url)), wrong: null }
    },
  )
  return answers
}

/**
 * @template Answer
 * @param {import("node:readline/promises").Interface} terminal
 * @param {{ question: string, before: string }} asked
 * @param {(line: string) => { answer: Answer, wrong: string | null }} read
 */
async function untilRight(terminal, { question, before }, read) {
  for (;;) {
    const line = (await terminal.question(`${question}${before === "" ? "" : ` [${before}]`}: `)).trim()
    const { answer, wrong } = read(line === "" ? before : line === NOTHING ? "" : line)
    if (wrong === null) return answer
    console.log(`  ${wrong}`)
  }
}
