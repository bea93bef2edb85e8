import { setTimeout as wait } from "node:timers/promises"
import pMap from "p-map"

import { openCacheFolder } from "~/src/build/cache-folder"
import { listLinks, type NamedLink } from "~/src/build/links/list-links"
import { type LinkAnswer, requestLink } from "~/src/build/links/request-link"
import type { Diagnostic } from "~/src/doctor/diagnostic"

type CheckOptions = {
  /** True if the answers of earlier runs are not used. */
  isFresh: boolean
  cache?: ReturnType<typeof openCacheFolder>
  /** Between two requests to a host. */
  pauseMs?: number
  ask?: (address: string) => Promise<LinkAnswer>
  now?: () => number
}

type KeptAnswers = Record<string, { at: number; answer: LinkAnswer }>

const CACHE_FILE = "links.json"
const HOUR = 60 * 60 * 1000
/** How long an answer is used. */
const LIFETIME_MS = { found: 7 * 24 * HOUR, moved: 24 * HOUR, gone: HOUR, unreachable: 0, unknown: HOUR }

/** Checks whether the links of the content to other hosts still lead to a page. Dead links are errors. */
export async function checkLinks(
  root: string,
  { isFresh, cache = openCacheFolder(""), pauseMs = 1000, ask = requestLink, now = Date.now }: CheckOptions,
) {
  const links = listLinks(root)
  const addresses = [...new Set(links.map(({ address }) => withoutFragment(address)))]
  const kept = isFresh ? {} : parseAnswers(cache.read(CACHE_FILE), now())
  const missing = addresses.filter((address) => !Object.hasOwn(kept, address))
  const answers: KeptAnswers = {}
  await forEachHost(missing, pauseMs, async (address) => {
    const answer = await ask(address)
    answers[address] = { at: now(), answer }
    // At once, so that an interrupted run can be continued.
    cache.write(CACHE_FILE, JSON.stringify({ ...kept, ...answers }))
  })
  const all = { ...kept, ...answers }
  // One host may be gone, but not all at once.
  const isOffline =
    new Set(Object.keys(answers).map(hostOf)).size > 1 &&
    Object.values(answers).every(({ answer }) => answer.outcome === "unreachable")
  const problems = links.flatMap((link) => problemsOf(link, all[withoutFragment(link.address)]?.answer))
  return { addresses: addresses.length, asked: missing.length, isOffline, problems: isOffline ? [] : problems }
}

function parseAnswers(text: Buffer | null, now: number): KeptAnswers {
  try {
    const kept = Object.entries(JSON.parse(text?.toString() ?? "{}") as KeptAnswers)
    return Object.fromEntries(kept.filter(([, { at, answer }]) => now - at < LIFETIME_MS[answer.outcome]))
  } catch {
    return {}
  }
}

/** Works on four hosts at a time, and on one address at a time of each, with a pause. */
async function forEachHost(addresses: readonly string[], pauseMs: number, work: (address: string) => Promise<void>) {
  const visit = async (host: string) => {
    for (const [index, address] of addresses.filter((each) => hostOf(each) === host).entries()) {
      if (index > 0) await wait(pauseMs)
      await work(address)
    }
  }
  await pMap(new Set(addresses.map(hostOf)), visit, { concurrency: 4 })
}

function hostOf(address: string): string {
  return new URL(address).host
}

function withoutFragment(address: string): string {
  return address.split("#")[0] ?? address
}

function problemsOf({ address, mayRetire, ...place }: NamedLink, answer: LinkAnswer | undefined): Diagnostic[] {
  if (answer === undefined || answer.outcome === "found") return []
  if (answer.outcome === "moved") {
    return [{ severity: "warning", ...place, message: `"${address}" has moved.`, fix: `Write ${answer.to}` }]
  }
  const diagnostic = { ...place, message: `"${address}" ${answer.message}.` }
  if (answer.outcome === "unknown") return [{ severity: "warning", ...diagnostic, fix: "Open it yourself." }]
  const retire = mayRetire ? ", and write status: retired if the project has ended" : ""
  return [{ ...diagnostic, fix: `Change the address or remove it${retire}.` }]
}
