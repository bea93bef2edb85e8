import { createInterface } from "node:readline/promises"

import { OwnerError } from "../command/owner-error.mjs"
import { answerChecks, DEFAULT_LANGUAGE, isHttpsUrl, toHttps, toProfile } from "./answers.mjs"

/** @typedef {import("./answers.mjs").Answers} Answers */

const QUESTIONS = /** @type {const} */ ([
  ["name", "Your name"],
  ["headline", "You in one sentence"],
  ["email", "E-mail address to show (optional)"],
  ["url", "Address of the site"],
  ["accent", "Accent colour like #1dcd9f (optional)"],
  ["language", "Language of your texts, like en or de-CH"],
  ["profiles", "Your pages elsewhere, separated by spaces (optional)"],
])

/** Removes the answer so far, because an empty line keeps it. */
const REMOVE = "-"

/**
 * Asks on the terminal until each answer is valid; the answers so far are the defaults. Throws an OwnerError if the terminal
 * is closed before the last answer.
 * @param {Partial<Answers>} known
 * @param {import("./answers.mjs").Rules} rules
 * @param {{ input: NodeJS.ReadableStream, output: NodeJS.WritableStream }} streams
 * @returns {Promise<Partial<Answers>>}
 */
export async function ask(known, rules, streams = { input: process.stdin, output: process.stdout }) {
  const terminal = createInterface(streams)
  const print = (/** @type {string} */ text) => streams.output.write(`${text}\n`)
  const closed = new Promise((_resolve, reject) => {
    terminal.once("close", () => reject(new OwnerError("\nNothing has been changed.")))
  })
  closed.catch(() => undefined)
  const { profiles = [], ...texts } = { language: DEFAULT_LANGUAGE, ...known }
  /** @type {Record<string, string>} */
  const answers = { ...texts, profiles: profiles.map(({ url }) => url).join(" ") }
  const checks = { ...answerChecks(rules), profiles: checkAddresses }
  try {
    print(`Press Enter to keep the value in brackets, or enter ${REMOVE} to remove it.\n`)
    for (const [field, question] of QUESTIONS) {
      const before = answers[field] ?? ""
      const asked = askUntilValid(terminal, print, {
        question,
        before,
        complete: COMPLETE[field],
        check: checks[field],
      })
      answers[field] = await Promise.race([asked, closed])
    }
  } finally {
    terminal.close()
  }
  const urls = (answers.profiles ?? "").split(" ").filter(Boolean)
  return { ...answers, profiles: urls.map((url) => profiles.find((each) => each.url === url) ?? toProfile(url)) }
}

/** @type {Record<string, (line: string) => string>} */
const COMPLETE = {
  url: (line) => String(toHttps(line)),
  profiles: (line) =>
    line
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(toHttps)
      .join(" "),
}

/** @param {string} addresses */
function checkAddresses(addresses) {
  const invalid = addresses.split(" ").find((address) => address !== "" && !isHttpsUrl(address))
  return invalid === undefined ? null : `"${invalid}" is not an address like https://github.com/you.`
}

/**
 * Prints a completed answer, so that the owner sees the change.
 * @param {import("node:readline/promises").Interface} terminal
 * @param {(text: string) => void} print
 * @param {{ question: string, before: string, complete: ((line: string) => string) | undefined,
 *   check: (answer: string) => string | null }} options
 */
async function askUntilValid(terminal, print, { question, before, complete = String, check }) {
  for (;;) {
    const line = (await terminal.question(`${question}${before === "" ? "" : ` [${before}]`}: `)).trim()
    const given = line === "" ? before : line === REMOVE ? "" : line
    const answer = complete(given)
    const problem = check(answer)
    if (problem !== null || answer !== given) print(`  ${problem ?? answer}`)
    if (problem === null) return answer
  }
}
