import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { builtBasePath } from "~/scripts/hosts/built-base-path.mjs"

import { readPort } from "./read-port.mjs"

let directory: string

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "serve-"))
})

afterEach(() => rmSync(directory, { recursive: true }))

function basePathOf(page: string): string {
  writeFileSync(path.join(directory, "index.html"), page)
  return builtBasePath(directory)
}

test("the path of a build is told by the addresses of its own scripts", () => {
  const page = (basePath: string) =>
    `<a href="/else/app-1.js">/other/app-2.js</a><script data-app-script="${basePath}/framework-0a.js"></script><script data-app-script="${basePath}/app-0a1b.js"></script>`
  expect([basePathOf(page("")), basePathOf(page("/portfolio")), basePathOf(page("/a/b"))]).toEqual([
    "",
    "/portfolio",
    "/a/b",
  ])
})

test("a page of something else is told", () => {
  expect(() => basePathOf("<h1>Hello</h1>")).toThrow("is no page of this site")
})

test("the flag counts more than the environment, and that more than the usual port", () => {
  expect([readPort(undefined, undefined), readPort(undefined, "8080"), readPort("0", "8080")]).toEqual([9000, 8080, 0])
  expect(readPort(undefined, "")).toBe(9000)
})

test.each(["", "x", "-1", "80.5", "70000", "1e3"])("%j is no port", (wish) => {
  expect(() => readPort(wish, "9000")).toThrow(`"${wish}" is no port`)
})
