import { createInterface } from "node:readline/promises"

import { OwnerError } from "../command/owner-error.mjs"
import { checks, DEFAULT_LANGUAGE, isSite, secure } from "./answers.mjs"
import { profileOf } from "./profile.mjs"

/** @typedef {import("./answers.mjs").Answers} Answers */

const QUESTIONS = /** @type {const} */ ([
  ["name", "Your name"],
  ["headline", "You in one sentence"],
  ["email", "E-mail address to show (or nothing)"],
  ["url", "Address of the site"],
  ["accent", "Accent colour like #1dcd9f (or nothing)"],
  ["language", "Language of your texts, like en or de-CH"],
])

/** What is optional is taken away with this, because an empty line keeps what is there. */
const NOTHING = "-"

/**
 * Asks on the terminal, and again until the answer will do; what is known is offered as the answer. Throws an
 * OwnerError when the terminal is closed before the last answer.
 * @param {Partial<Answers>} known
 * @param {import("./answers.mjs").Rules} rules
 * @param {{ input: NodeJS.ReadableStream, output: NodeJS.WritableStream }} streams
 */
export async function ask(known, rules, streams = { input: process.stdin, output: process.stdout }) {
  const terminal = createInterface(streams)
  const say = (/** @type {string} */ text) => streams.output.write(`${text}\n`)
  const closed = new Promise((_resolve, reject) => {
    terminal.once("close", () => reject(new OwnerError("\nNothing has been changed.")))
  })
  try {
    say(`Enter keeps what is between brackets; ${NOTHING} takes it away.\n`)
    return await Promise.race([answersOf({ terminal, say }, known, rules), closed])
  } finally {
    closed.catch(() => undefined)
    terminal.close()
  }
}

/** @typedef {{ terminal: import("node:readline/promises").Interface, say: (text: string) => void }} Talk */

/**
 * @param {Talk} talk
 * @param {Partial<Answers>} known
 * @param {import("./answers.mjs").Rules} rules
 */
async function answersOf(talk, known, rules) {
  const answers = { language: DEFAULT_LANGUAGE, ...known }
  const check = checks(rules)
  for (const [field, question] of QUESTIONS) {
    answers[field] = await untilRight(talk, { question, before: answers[field] ?? "" }, (line) => {
      const answer = field === "url" ? String(secure(line)) : line
      return { answer, wrong: check[field](answer), made: answer }
    })
  }
  const before = known.profiles ?? []
  const question = "Your pages elsewhere, with spaces between (or nothing)"
  answers.profiles = await untilRight(talk, { question, before: before.map(({ url }) => url).join(" ") }, (line) => {
    const addresses = line
      .split(/[\s,]+/)
      .filter((word) => word !== "")
      .map((word) => String(secure(word)))
    const wrong = addresses.find((address) => !isSite(address))
    const made = addresses.join(" ")
    if (wrong !== undefined) return { answer: [], wrong: `"${wrong}" is no address like https://github.com/you.`, made }
    const answer = addresses.map((url) => before.find((each) => each.url === url) ?? profileOf(url))
    return { answer, wrong: null, made }
  })
  return answers
}

/**
 * What was made of a line is shown where it is not the line itself.
 * @template Answer
 * @param {Talk} talk
 * @param {{ question: string, before: string }} asked
 * @param {(line: string) => { answer: Answer, wrong: string | null, made: string }} read
 */
async function untilRight({ terminal, say }, { question, before }, read) {
  for (;;) {
    const line = (await terminal.question(`${question}${before === "" ? "" : ` [${before}]`}: `)).trim()
    const given = line === "" ? before : line === NOTHING ? "" : line
    const { answer, wrong, made } = read(given)
    if (wrong === null && made !== given) say(`  ${made}`)
    if (wrong === null) return answer
    say(`  ${wrong}`)
  }
}
