import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { askAddresses } from "~/src/build/links/ask-addresses"
import { checkLinks } from "~/src/build/links/check-links"
import { listLinks } from "~/src/build/links/list-links"
import type { Answer } from "~/src/build/links/request-link"
import { formatProblem } from "~/src/doctor/content-problem"

const GONE: Answer = { outcome: "gone", why: "which answers with status 404" }

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "links-"))
})

afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

function writeLive(status: string): void {
  write(
    "projects/one/index.md",
    `---\ntitle: T\nstatus: ${status}\nlinks:\n  - type: live\n    url: https://one.dev\n---\n\n[a](https://a.dev/x#y) and <https://b.dev>\n`,
  )
}

function check(answers: Record<string, Answer>, { isFresh = false, now = 0 } = {}) {
  const asked: string[] = []
  const ask = async (address: string): Promise<Answer> => {
    asked.push(address)
    return answers[address] ?? { outcome: "there" }
  }
  const options = { store: path.join(root, "answers.json"), isFresh, pauseMs: 0, ask, now: () => now }
  return checkLinks(root, options).then(({ problems }) => ({ asked, told: problems.map(formatProblem) }))
}

test("links of settings, pages, texts and the résumé are found with file and line; pictures and the site itself are none", () => {
  write(
    "site.yaml",
    "siteUrl: https://me.dev\nprofiles:\n  - url: https://p.dev\nauthor:\n  avatar:\n    src: https://pic.dev/a.png\n",
  )
  write(
    "home.md",
    "---\ntitle: T\n---\n\n[Inside](/projects), [out](http://out.dev), ![p](https://pic.dev/b.png), [ref]\n\n[ref]: https://ref.dev\n\n[unused]: https://nowhere.dev\n\n<A HREF='https://html.dev'>HTML</A>\n",
  )
  write("resume.json", '{\n  "$schema": "https://schema.dev",\n  "work": [{ "url": "https://job.dev" }]\n}')
  expect(listLinks(root).map(({ file, line, field, address }) => `${file}:${line} ${field} ${address}`)).toEqual([
    "content/site.yaml:3 profiles[0].url https://p.dev",
    "content/home.md:5 link http://out.dev",
    "content/home.md:7 link https://ref.dev",
    "content/home.md:11 link https://html.dev",
    "content/resume.json:3 work[0].url https://job.dev",
  ])
})

test("a live address that is gone suggests that the project is retired, unless it says so already", async () => {
  writeLive("live")
  const { told } = await check({ "https://one.dev": GONE })
  expect(told).toEqual([
    'content/projects/one/index.md:6:5  links[0].url — found "https://one.dev", which answers with status 404 — expected a page — change the address or remove it, and write status: retired if it is no more',
  ])
  writeLive("retired")
  expect((await check({}, { now: 1 })).told[0]).toMatch(/change the address or remove it$/)
})

test("what has moved is a warning with the new address, what cannot be told is a warning, too", async () => {
  writeLive("live")
  const { told } = await check({
    "https://a.dev/x": { outcome: "moved", to: "https://new.dev/" },
    "https://b.dev": { outcome: "unknown", why: "which did not answer in time" },
  })
  expect(told).toEqual([
    expect.stringMatching(
      /:9:1 {2}warning: link — found "https:\/\/a.dev\/x#y", which has moved .* write https:\/\/new.dev\/$/,
    ),
    expect.stringMatching(/:9:28 {2}warning: link .* did not answer in time/),
  ])
})

test("answers are kept for a while: good ones for a week, bad ones for an hour", async () => {
  writeLive("live")
  const hour = 60 * 60 * 1000
  const answers = { "https://one.dev": GONE }
  expect((await check(answers)).asked).toHaveLength(3)
  expect(await check(answers, { now: hour - 1 })).toMatchObject({ asked: [], told: [expect.stringContaining("404")] })
  expect((await check(answers, { now: hour })).asked).toEqual(["https://one.dev"])
  expect((await check(answers, { now: 7 * 24 * hour })).asked).toHaveLength(3)
  expect((await check(answers, { now: 7 * 24 * hour, isFresh: true })).asked).toHaveLength(3)
  write("answers.json", "broken")
  expect((await check(answers)).asked).toHaveLength(3)
})

test("when no host can be asked at all it is the network that is gone, and nothing is kept", async () => {
  writeLive("live")
  const nobody: Answer = { outcome: "nobody", why: "which nobody answers: ENOTFOUND" }
  const options = { store: path.join(root, "answers.json"), isFresh: false, pauseMs: 0 }
  const offline = await checkLinks(root, { ...options, ask: async () => nobody })
  expect(offline).toMatchObject({ isOffline: true, problems: [] })
  const { asked, told } = await check({ "https://one.dev": nobody })
  expect([asked.length, told]).toEqual([3, [expect.stringContaining("which nobody answers: ENOTFOUND")]])
})

test("a host is asked one thing at a time, each address once, and other hosts do not wait for it", async () => {
  const open = new Map<string, number>()
  const most = new Map<string, number>()
  let together = 0
  const ask = async (address: string): Promise<Answer> => {
    const { host } = new URL(address)
    open.set(host, (open.get(host) ?? 0) + 1)
    most.set(host, Math.max(most.get(host) ?? 0, open.get(host) ?? 0))
    together = Math.max(
      together,
      [...open.values()].reduce((sum, count) => sum + count, 0),
    )
    await new Promise((resolve) => setImmediate(resolve))
    open.set(host, (open.get(host) ?? 0) - 1)
    return { outcome: "there" }
  }
  const answered: string[] = []
  const addresses = ["https://a.dev/1", "https://a.dev/2", "https://a.dev/1", "https://b.dev/"]
  await askAddresses(addresses, { ask, pauseMs: 0, onAnswer: (address) => answered.push(address) })
  expect(answered.toSorted()).toEqual(["https://a.dev/1", "https://a.dev/2", "https://b.dev/"])
  expect([Math.max(...most.values()), together]).toEqual([1, 2])
})
