import { spawn } from "node:child_process"
import { once } from "node:events"
import { appendFileSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { setTimeout } from "node:timers/promises"
import type { Browser, Page } from "@playwright/test"

import { ENVIRONMENT, withSites } from "./generated-sites"
import { atMost, median, printTable, ratio, repeat, seconds } from "./table"

const PROJECTS = 12
/** The first start of each site is followed by so many others. */
const NEXT_STARTS = 2
const PAGE = "/projects/project-1"
const CONTENT = `content${PAGE}/index.md`
const CODE = "src/components/layout/footer.tsx"
const PORT = 8765
const MOST_MS = 5 * 60_000
/** Webpack compiles a page when it is first asked for. */
const SHOWN_MS = 60_000
const ASK_AGAIN_MS = 200

type StartOptions = { browser: Browser }
type Start = { startMs: number; contentMs?: number; codeMs?: number }

/** Measures on the clock, in turns with a bare site: from the command until a project's page is shown, and edits until they are. */
export async function measureStart({ browser }: StartOptions) {
  const starts = await withSites(PROJECTS, ({ own, bare }) =>
    repeat(1 + NEXT_STARTS, async () => ({
      bare: await timeStart(browser, bare, ["npx", "gatsby", "develop"], (page) => timeTextEdit(page, bare)),
      own: await timeStart(browser, own, ["npm", "start", "--"], async (page) => {
        return { ...(await timeTextEdit(page, own)), ...(await timeCodeEdit(page, own)) }
      }),
    })),
  )
  const [ownStarts, bareStarts] = [starts.map(({ own }) => own), starts.map(({ bare }) => bare)]
  const [ownFirst, ...ownNext] = ownStarts.map(({ startMs }) => startMs)
  const [bareFirst, ...bareNext] = bareStarts.map(({ startMs }) => startMs)
  if (ownFirst === undefined || bareFirst === undefined) throw new Error("No start was measured.")
  const edits = (starts: Start[], kind: "contentMs" | "codeMs") =>
    median(starts.map((start) => start[kind] ?? Number.NaN))
  printTable("npm start", [
    atMost("bare Gatsby, first", bareFirst, null, seconds),
    atMost("first", ownFirst, null, seconds),
    atMost("first, of bare", ownFirst / bareFirst, 1.5, ratio),
    atMost("bare Gatsby, next", median(bareNext), null, seconds),
    atMost("next", median(ownNext), null, seconds),
    atMost("next, of bare", median(ownNext) / median(bareNext), 1.2, ratio),
    atMost("bare Gatsby, an edit of a text", edits(bareStarts, "contentMs"), null, seconds),
    atMost("an edit of a text", edits(ownStarts, "contentMs"), 1000, seconds),
    atMost("an edit of a component", edits(ownStarts, "codeMs"), 2000, seconds),
  ])
  return { ownStarts, bareStarts }
}

/** Starts a site, waits until its page is shown in a browser, and ends it with all its processes. */
async function timeStart(browser: Browser, cwd: string, command: string[], edit: (page: Page) => Promise<object>) {
  const began = Date.now()
  const [program = "", ...args] = [...command, "--port", String(PORT)]
  const server = spawn(program, args, { cwd, env: ENVIRONMENT, detached: true, stdio: "ignore" })
  const page = await browser.newPage()
  page.setDefaultTimeout(MOST_MS)
  try {
    await showPage(page)
    const startMs = Date.now() - began
    return { startMs, ...(await edit(page)) }
  } finally {
    await page.close()
    process.kill(-Number(server.pid), "SIGKILL")
    await once(server, "close")
  }
}

/** A server that has begun to answer may answer with another page first. */
async function showPage(page: Page): Promise<void> {
  const heading = page.getByRole("heading", { name: "Project 1", exact: true })
  const ends = Date.now() + MOST_MS
  const isShown = async () => {
    const response = await page.goto(`http://localhost:${PORT}${PAGE}`).catch(() => null)
    if (!response?.ok()) return false
    return heading.waitFor({ timeout: SHOWN_MS }).then(
      () => true,
      () => false,
    )
  }
  while (!(await isShown())) {
    if (Date.now() > ends) throw new Error(`${PAGE} was not shown in ${seconds(MOST_MS)}.`)
    await setTimeout(ASK_AGAIN_MS)
  }
}

async function timeTextEdit(page: Page, directory: string): Promise<{ contentMs: number }> {
  const stamp = `Edited at ${Date.now()}.`
  const edited = Date.now()
  appendFileSync(path.join(directory, CONTENT), `\n${stamp}\n`)
  await page.getByText(stamp).waitFor()
  return { contentMs: Date.now() - edited }
}

async function timeCodeEdit(page: Page, directory: string): Promise<{ codeMs: number }> {
  const code = path.join(directory, CODE)
  const written = readFileSync(code, "utf8")
  const changed = Date.now()
  writeFileSync(code, written.replace("<footer", `<footer data-stamp="${changed}"`))
  await page.locator(`footer[data-stamp="${changed}"]`).waitFor()
  const codeMs = Date.now() - changed
  writeFileSync(code, written)
  return { codeMs }
}
