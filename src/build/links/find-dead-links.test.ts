import { openCacheFolder } from "~/src/build/cache-folder"
import { findDeadLinks } from "~/src/build/links/find-dead-links"
import { listLinks } from "~/src/build/links/list-links"
import type { LinkAnswer } from "~/src/build/links/request-link"
import { formatDiagnostic } from "~/src/doctor/diagnostics/diagnostic"
import { temporaryFolder } from "~/tests/temporary-folder"

const GONE: LinkAnswer = { outcome: "gone", message: "answers with status 404" }
const UNREACHABLE: LinkAnswer = { outcome: "unreachable", message: "cannot be reached: ENOTFOUND" }

const content = temporaryFolder()
const { write } = content

function writeLive(status: string): void {
  const links = "links:\n  - type: live\n    url: https://one.dev"
  const text = "[a](https://a.dev/x#y) and <https://b.dev>"
  write("projects/one/index.md", `---\ntitle: T\nstatus: ${status}\n${links}\n---\n\n${text}\n`)
}

type Ask = (address: string) => LinkAnswer | Promise<LinkAnswer>

async function check(answers: Record<string, LinkAnswer> | Ask, { isFresh = false, now = 0 } = {}) {
  const asked: string[] = []
  const ask = async (address: string) => {
    asked.push(address)
    return typeof answers === "function" ? answers(address) : (answers[address] ?? { outcome: "found" as const })
  }
  const options = { cache: openCacheFolder(content.path), isFresh, pauseMs: 0, ask, now: () => now }
  const { problems, isOffline } = await findDeadLinks(content.path, options)
  return { asked, isOffline, messages: problems.map(formatDiagnostic) }
}

test("links of settings, pages, texts and the résumé are found with file and line, but not images and the site itself", () => {
  write(
    "site.yaml",
    "siteUrl: https://me.dev\nprofiles:\n  - url: https://p.dev\nauthor:\n  avatar:\n    src: https://pic.dev/a.png\n",
  )
  write(
    "home.md",
    "---\ntitle: T\n---\n\n[Inside](/projects), [out](http://out.dev), ![p](https://pic.dev/b.png), [ref]\n\n[ref]: https://ref.dev\n\n[unused]: https://nowhere.dev\n\n<A HREF='https://html.dev'>HTML</A>\n",
  )
  write("resume.json", '{\n  "$schema": "https://schema.dev",\n  "work": [{ "url": "https://job.dev" }]\n}')
  expect(
    listLinks(content.path).map(({ file, line, field, address }) => `${file}:${line} ${field} ${address}`),
  ).toEqual([
    "content/site.yaml:3 profiles[0].url https://p.dev",
    "content/home.md:5 link http://out.dev",
    "content/home.md:7 link https://ref.dev",
    "content/home.md:11 link https://html.dev",
    "content/resume.json:3 work[0].url https://job.dev",
  ])
})

test("a dead link is an error, a moved or uncertain one a warning; “retired” is advice for live projects only", async () => {
  writeLive("live")
  const { messages } = await check({
    "https://one.dev": GONE,
    "https://a.dev/x": { outcome: "moved", to: "https://new.dev/" },
    "https://b.dev": { outcome: "unknown", message: "did not answer in time" },
  })
  expect(messages).toEqual([
    'content/projects/one/index.md:6:5  links[0].url — "https://one.dev" answers with status 404. Change the address or remove it, and write status: retired if the project has ended.',
    expect.stringMatching(/:9:1 {2}warning: link — "https:\/\/a.dev\/x#y" has moved\. Write https:\/\/new.dev\/$/),
    expect.stringMatching(/:9:28 {2}warning: link .* did not answer in time/),
  ])
  writeLive("retired")
  expect((await check({}, { now: 1 })).messages[0]).toMatch(/Change the address or remove it\.$/)
})

test("a link that works is not requested again for a week, one that does not for an hour", async () => {
  writeLive("live")
  const hour = 60 * 60 * 1000
  const answers = { "https://one.dev": GONE }
  expect((await check(answers)).asked).toHaveLength(3)
  const kept = await check(answers, { now: hour - 1 })
  expect(kept).toMatchObject({ asked: [], messages: [expect.stringContaining("404")] })
  expect((await check(answers, { now: hour })).asked).toEqual(["https://one.dev"])
  expect((await check(answers, { now: 7 * 24 * hour })).asked).toHaveLength(3)
  expect((await check(answers, { now: 7 * 24 * hour, isFresh: true })).asked).toHaveLength(3)
  write("links.json", "broken")
  expect((await check(answers)).asked).toHaveLength(3)
})

test("if no host can be reached, this machine is offline, and no answer is kept", async () => {
  writeLive("live")
  expect(await check(() => UNREACHABLE)).toMatchObject({ isOffline: true, messages: [] })
  const { asked, isOffline, messages } = await check({ "https://one.dev": UNREACHABLE })
  expect([asked.length, isOffline]).toEqual([3, false])
  expect(messages).toEqual([expect.stringContaining("cannot be reached: ENOTFOUND")])
})

test("a host gets one request at a time, each address once, while other hosts get theirs", async () => {
  write("home.md", "---\ntitle: T\n---\n\n<https://a.dev/1> <https://a.dev/2> <https://a.dev/1> <https://b.dev/>\n")
  const open: string[] = []
  const states: string[] = []
  const { asked } = await check(async (address) => {
    open.push(new URL(address).host)
    states.push(open.join(" "))
    await new Promise((resolve) => setImmediate(resolve))
    open.splice(open.indexOf(new URL(address).host), 1)
    return { outcome: "found" }
  })
  expect(asked.toSorted()).toEqual(["https://a.dev/1", "https://a.dev/2", "https://b.dev/"])
  expect(states).toContain("a.dev b.dev")
  expect(states.join()).not.toMatch(/a\.dev a\.dev/)
})

test("the links of publications are found once each, with file and line", () => {
  const fields = "  doi = {10.1000/1},\n  url = {https://doi.org/10.1000/1},\n  code = {https://code.dev/a},\n"
  write("publications.bib", `@article{a,\n  title = {A},\n${fields}}\n`)
  expect(listLinks(content.path).map(({ line, field, address }) => `${line} ${field} ${address}`)).toEqual([
    "4 url https://doi.org/10.1000/1",
    "5 code https://code.dev/a",
  ])
})
