import path from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import pMap from "p-map"

import { CACHE_ROOT, openCacheFolder } from "~/src/build/cache-folder"
import { listLinks, type NamedLink } from "~/src/build/links/list-links"
import { type LinkAnswer, requestLink } from "~/src/build/links/request-link"
import type { Diagnostic } from "~/src/doctor/diagnostic"

type CheckOptions = {
  /** The file of kept answers. */
  store?: string
  /** True if kept answers are not used. */
  isFresh: boolean
  /** Between two requests to a host. */
  pauseMs?: number
  ask?: (address: string) => Promise<LinkAnswer>
  now?: () => number
}

type CheckedLinks = { problems: Diagnostic[]; addresses: number; asked: number; isOffline: boolean }

type KeptAnswers = Record<string, { at: number; answer: LinkAnswer }>

const HOUR = 60 * 60 * 1000
/** How long an answer is used. */
const LIFETIME_MS: Record<LinkAnswer["outcome"], number> = {
  found: 7 * 24 * HOUR,
  moved: 24 * HOUR,
  gone: HOUR,
  unreachable: HOUR,
  unknown: HOUR,
}

/** Checks whether the links of the content to other hosts still lead to a page. Dead links are errors. */
export async function checkLinks(
  root: string,
  {
    store = path.join(CACHE_ROOT, "links.json"),
    isFresh,
    pauseMs = 1000,
    ask = requestLink,
    now = Date.now,
  }: CheckOptions,
): Promise<CheckedLinks> {
  const cache = openCacheFolder(path.resolve(path.dirname(store)))
  const save = (answers: KeptAnswers) => cache.write(path.basename(store), JSON.stringify(answers))
  const links = listLinks(root)
  const addresses = [...new Set(links.map(({ address }) => withoutFragment(address)))]
  const kept = isFresh ? {} : parseAnswers(cache.read(path.basename(store)), now())
  const missing = addresses.filter((address) => !Object.hasOwn(kept, address))
  const answers: KeptAnswers = {}
  await forEachHost(missing, pauseMs, async (address) => {
    const answer = await ask(address)
    answers[address] = { at: now(), answer }
    // At once, so that an interrupted run can be continued.
    if (answer.outcome !== "unreachable") save({ ...kept, ...answers })
  })
  const report = { problems: [], addresses: addresses.length, asked: missing.length, isOffline: isOffline(answers) }
  if (report.isOffline) return report
  const all = { ...kept, ...answers }
  save(all)
  return { ...report, problems: links.flatMap((link) => problemsOf(link, all[withoutFragment(link.address)]?.answer)) }
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

/** One host may be gone, but not all at once. */
function isOffline(answers: KeptAnswers): boolean {
  const hosts = new Set(Object.keys(answers).map(hostOf))
  return hosts.size > 1 && Object.values(answers).every(({ answer }) => answer.outcome === "unreachable")
}

function hostOf(address: string): string {
  return new URL(address).host
}

function withoutFragment(address: string): string {
  return address.split("#")[0] ?? address
}

function problemsOf({ address, liveStatus, ...place }: NamedLink, answer: LinkAnswer | undefined): Diagnostic[] {
  if (answer === undefined || answer.outcome === "found") return []
  if (answer.outcome === "moved") {
    return [{ severity: "warning", ...place, message: `"${address}" has moved.`, fix: `Write ${answer.to}` }]
  }
  const diagnostic = { ...place, message: `"${address}" ${answer.message}.` }
  if (answer.outcome === "unknown") return [{ severity: "warning", ...diagnostic, fix: "Open it yourself." }]
  const isLive = liveStatus !== undefined && liveStatus !== "retired"
  const retire = isLive ? ", and write status: retired if the project has ended" : ""
  return [{ ...diagnostic, fix: `Change the address or remove it${retire}.` }]
}
