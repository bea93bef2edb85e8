import { cpSync, mkdtempSync, rmSync, truncateSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { stopOnErrors } from "~/src/build/content-check/stop-on-errors"
import { FIXTURE_CONTENT } from "~/tests/fixtures/fixture-site"

const { NODE_ENV } = process.env
const home = process.cwd()
let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "report-problems-"))
  cpSync(FIXTURE_CONTENT, path.join(folder, "content"), { recursive: true })
  process.chdir(folder)
})

afterEach(() => {
  process.chdir(home)
  process.env.NODE_ENV = NODE_ENV
  rmSync(folder, { recursive: true })
})

test("an image whose copy was interrupted stops a build", async () => {
  process.env.NODE_ENV = "production"
  const panics: string[] = []
  const reporter = {
    setErrorMap: () => undefined,
    warn: () => undefined,
    panic: ({ context }: { context: { report: string } }) => panics.push(context.report),
  }
  await stopOnErrors({ reporter: reporter as never })
  expect(panics).toEqual([])
  truncateSync("content/avatar.png", 500)
  await stopOnErrors({ reporter: reporter as never })
  expect(panics).toEqual([
    expect.stringMatching(/content\/site\.yaml:\d+:\d+ {2}author\.avatar.*"avatar\.png" cannot be decoded/),
  ])
})
