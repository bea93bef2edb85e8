import { createInterface } from "node:readline/promises"

const QUESTIONS = /** @type {const} */ ([
  ["name", "Your name"],
  ["headline", "You in one sentence"],
  ["email", "E-mail address to show (or nothing)"],
  ["url", "Address of the site, https://…"],
])

/**
 * Asks on the terminal for what is not known yet; what is known is offered as the answer.
 * @param {Partial<import("./answers.mjs").Answers>} known
 */
export async function ask(known) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answers = { ...known }
  for (const [field, question] of QUESTIONS) {
    const before = answers[field]
    const answer = (await terminal.question(`${question}${before ? ` [${before}]` : ""}: `)).trim()
    if (answer !== "") answers[field] = answer
  }
  terminal.close()
  return answers
}
