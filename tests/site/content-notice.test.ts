import { readdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"

import { MAIN_BUILD } from "~/tests/fixtures/fixture-site"

const TEXT_FILE = /\.(html|js|mjs|css|json|map|txt|xml)$/

test("what shows problems of the content while developing is in no file that is published", () => {
  const files = readdirSync(MAIN_BUILD, { recursive: true, encoding: "utf8" })
    .map((file) => path.join(MAIN_BUILD, file))
    .filter((file) => TEXT_FILE.test(file) && statSync(file).isFile())
  expect(files.length).toBeGreaterThan(10)
  const holding = files.filter((file) =>
    /content-(problems|notice)|Problems in the content/.test(readFileSync(file, "utf8")),
  )
  expect(holding).toEqual([])
})
