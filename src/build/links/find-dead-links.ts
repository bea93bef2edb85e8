import { setTimeout as wait } from "node:timers/promises"
import pMap from "p-map"

import { openCacheFolder } from "~/src/build/cache-folder"
import { listLinks, type NamedLink } from "~/src/build/links/list-links"
import { type LinkAnswer, requestLink } from "~/src/build/links/request-link"
import { type Diagnostic, say, warn } from "~/src/doctor/diagnostics/diagnostic"

type CheckOptions = {
  /** True to request every link again, even those that an earlier run checked. */
  isFresh: boolean
  cache?: ReturnType<typeof openCacheFolder>
  /** The wait between two requests to the same host. */
  pauseMs?: number
  ask?: (address: string) => Promise<LinkAnswer>
  now?: () => number
}

type KeptAnswers = Record<string, { at: number; answer: LinkAnswer }>

const CACHE_FILE = "links.json"
const HOUR = 60 * 60 * 1000
/** How long an answer is reused before the link is requested again. */
const LIFETIME_MS = { found: 7 * 24 * HOUR, moved: 24 * HOUR, gone: HOUR, unreachable: 0, unknown: HOUR }

/** Checks whether the links of the content to other hosts still lead to a page. Dead links are errors. */
export async function findDeadLinks(
  root: string,
  { isFresh, cache = openCacheFolder(""), pauseMs = 1000, ask = requestLink, now = Date.now }: CheckOptions,
) {
  const links = listLinks(root)
  const addresses = [...new Set(links.map(({ address }) => withoutFragment(address)))]
  const answers = isFresh ? {} : freshAnswers(cache.readJson(CACHE_FILE) as KeptAnswers | null, now())
  const missing = addresses.filter((address) => !Object.hasOwn(answers, address))
  await forEachHost(missing, pauseMs, async (address) => {
    answers[address] = { answer: await ask(address), at: now() }
    // Saved after every answer, so that an interrupted run continues where it stopped.
    cache.write(CACHE_FILE, JSON.stringify(answers))
  })
  // One host may be down. If none of several can be reached, this machine is offline.
  const isUnreachable = (address: string) => answers[address]?.answer.outcome === "unreachable"
  const isOffline = new Set(missing.map(hostOf)).size > 1 && missing.every(isUnreachable)
  const problems = links.flatMap((link) => problemsOf(link, answers[withoutFragment(link.address)]?.answer))
  return { addresses: addresses.length, asked: missing.length, isOffline, problems: isOffline ? [] : problems }
}

function freshAnswers(kept: KeptAnswers | null, now: number): KeptAnswers {
  return Object.fromEntries(
    Object.entries(kept ?? {}).filter(([, { at, answer }]) => now - at < LIFETIME_MS[answer.outcome]),
  )
}

/** Visits four hosts at a time, but sends each host one request at a time, with a pause before the next. */
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
    return [warn(place, say("link-moved", `"${address}" has moved.`, `Write ${answer.to}`))]
  }
  const message = `"${address}" ${answer.message}.`
  if (answer.outcome === "unknown") return [warn(place, say("link-dead", message, "Open it yourself."))]
  const retire = mayRetire ? ", and write status: retired if the project has ended" : ""
  return [{ ...place, ...say("link-dead", message, `Change the address or remove it${retire}.`) }]
}
