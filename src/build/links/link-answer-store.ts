import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import path from "node:path"

import type { Answer } from "~/src/build/links/request-link"

/** Where the answers are kept between runs. */
export const ANSWER_FILE = path.join("node_modules", ".cache", "link-answers.json")

const HOUR = 60 * 60 * 1000
/** For how long an answer is believed. What cannot be told now is asked again soon. */
const BELIEVED_MS: Record<Answer["outcome"], number> = {
  there: 7 * 24 * HOUR,
  moved: 24 * HOUR,
  gone: HOUR,
  nobody: HOUR,
  unknown: HOUR,
}

export type KeptAnswers = Record<string, { at: number; answer: Answer }>

/** The answers that are still believed; none when the file is missing or not one of ours. */
export function readAnswers(file: string, now: number): KeptAnswers {
  if (!existsSync(file)) return {}
  try {
    const kept = JSON.parse(readFileSync(file, "utf8")) as KeptAnswers
    const isBelieved = ({ at, answer }: KeptAnswers[string]) => now - at < BELIEVED_MS[answer.outcome]
    return Object.fromEntries(Object.entries(kept).filter(([, each]) => isBelieved(each)))
  } catch {
    return {}
  }
}

/** Keeps the answers, whole or not at all. */
export function saveAnswers(file: string, answers: KeptAnswers): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.part`, JSON.stringify(answers))
  renameSync(`${file}.part`, file)
}
