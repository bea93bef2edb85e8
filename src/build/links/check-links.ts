import { askAddresses } from "~/src/build/links/ask-addresses"
import { ANSWER_FILE, type KeptAnswers, readAnswers, saveAnswers } from "~/src/build/links/link-answer-store"
import { listLinks, type NamedLink } from "~/src/build/links/list-links"
import { type Answer, askAddress } from "~/src/build/links/request-link"
import type { ContentProblem } from "~/src/doctor/content-problem"

export type CheckLinksOptions = {
  /** Where answers are kept, and believed for a while. */
  store?: string
  /** Whether the kept answers do not count. */
  isFresh: boolean
  pauseMs?: number
  ask?: (address: string) => Promise<Answer>
  now?: () => number
}

type CheckedLinks = {
  problems: ContentProblem[]
  addresses: number
  asked: number
  /** No host at all could be asked: this machine has no network, and nothing is known. */
  isOffline: boolean
}

/** Asks every link of the content to another host whether it still leads somewhere: dead ones are errors. */
export async function checkLinks(
  root: string,
  { store = ANSWER_FILE, isFresh, pauseMs = 1000, ask = askAddress, now = Date.now }: CheckLinksOptions,
): Promise<CheckedLinks> {
  const links = listLinks(root)
  const addresses = [...new Set(links.map(({ address }) => withoutHash(address)))]
  const kept = isFresh ? {} : readAnswers(store, now())
  const missing = addresses.filter((address) => !Object.hasOwn(kept, address))
  const answers: KeptAnswers = {}
  await askAddresses(missing, {
    ask,
    pauseMs,
    onAnswer: (address, answer) => {
      answers[address] = { at: now(), answer }
      // At once, so that an interrupted run need not ask again.
      if (answer.outcome !== "nobody") saveAnswers(store, { ...kept, ...answers })
    },
  })
  if (isOffline(answers)) return { problems: [], addresses: addresses.length, asked: missing.length, isOffline: true }
  const all = { ...kept, ...answers }
  saveAnswers(store, all)
  const problems = links.flatMap((link) => problemOf(link, all[withoutHash(link.address)]?.answer))
  return { problems, addresses: addresses.length, asked: missing.length, isOffline: false }
}

/** One host may be gone; that all are is hard to believe. */
function isOffline(answers: KeptAnswers): boolean {
  const hosts = new Set(Object.keys(answers).map((address) => new URL(address).host))
  return hosts.size > 1 && Object.values(answers).every(({ answer }) => answer.outcome === "nobody")
}

function withoutHash(address: string): string {
  return address.split("#")[0] ?? address
}

function problemOf({ address, liveStatus, ...at }: NamedLink, answer: Answer | undefined): ContentProblem[] {
  if (answer === undefined || answer.outcome === "there") return []
  if (answer.outcome === "moved") {
    const told = { found: `"${address}", which has moved`, expected: "its new address", fix: `write ${answer.to}` }
    return [{ severity: "warning", ...at, ...told }]
  }
  const found = `"${address}", ${answer.why}`
  if (answer.outcome === "unknown") {
    return [{ severity: "warning", ...at, found, expected: "a page", fix: "open it yourself" }]
  }
  return [{ ...at, found, expected: "a page", fix: fixOf(liveStatus) }]
}

/** A project whose live address is gone may have come to its end. */
function fixOf(liveStatus: string | undefined): string {
  const fix = "change the address or remove it"
  return liveStatus === undefined || liveStatus === "retired"
    ? fix
    : `${fix}, and write status: retired if it is no more`
}
