import { readFileSync } from "node:fs"
import path from "node:path"

import { listFiles } from "~/scripts/command/list-files"
import { MAIN_BUILD } from "~/tests/fixtures/fixture-site"

const WINDOWS_BUILD = ".variants/crlf/public"

/** They have the date of the build in them. */
const DATED = /^(builds\/.*|\.well-known\/security\.txt|resume\.pdf)$/

const filesOf = (build: string) =>
  listFiles(build)
    .map((file) => path.relative(build, file).split(path.sep).join("/"))
    .filter((file) => !DATED.test(file))
    .sort()

test("content with the line ends of Windows makes the same site, byte for byte", () => {
  const files = filesOf(MAIN_BUILD)
  expect(filesOf(WINDOWS_BUILD)).toEqual(files)
  const differs = (file: string) =>
    !readFileSync(path.join(MAIN_BUILD, file)).equals(readFileSync(path.join(WINDOWS_BUILD, file)))
  expect(files.filter(differs)).toEqual([])
})
