import { cpSync, mkdtempSync, rmSync, truncateSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { stopOnProblems } from "~/src/build/report-problems"
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

test("a picture whose copy was interrupted stops a build, told where it is named", async () => {
  process.env.NODE_ENV = "production"
  const panics: string[] = []
  const reporter = {
    setErrorMap: () => undefined,
    warn: () => undefined,
    panic: ({ context }: { context: { told: string } }) => panics.push(context.told),
  }
  await stopOnProblems({ reporter: reporter as never })
  expect(panics).toEqual([])
  truncateSync("content/avatar.png", 500)
  await stopOnProblems({ reporter: reporter as never })
  expect(panics).toEqual([
    expect.stringMatching(/content\/site\.yaml:\d+:\d+ {2}author\.avatar.*"avatar\.png", which cannot be decoded/),
  ])
})
