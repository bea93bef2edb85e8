import { readFileSync } from "node:fs"

import { filesIn } from "~/tests/builds"

/** A list of nodes in a query, with its arguments, in which brackets may be nested once. */
const LIST = /\ball[A-Z]\w+\s*(?:\((?<args>(?:[^()]|\([^()]*\))*)\))?\s*\{/g
/** What no two nodes have in common. */
const UNIQUE = /sort: (?:\[[^\]]*)?\{ (?:path|slug): ASC \}/

const queries = filesIn("src")
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file))
  .flatMap((file) => {
    const lists = readFileSync(file, "utf8").matchAll(LIST)
    return Array.from(lists, ({ 0: written, groups }) => ({ file, written, args: groups?.args ?? "" }))
  })

test("F1: every list of nodes that pages query has an order, because Gatsby's own one varies from build to build", () => {
  expect(queries.length).toBeGreaterThan(5)
  expect(queries.filter(({ args }) => !UNIQUE.test(args)).map(({ file, written }) => `${file}: ${written}`)).toEqual([])
})
