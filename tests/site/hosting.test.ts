import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { fromHtml } from "hast-util-from-html"
import { toString as textOf } from "hast-util-to-string"
import { visit } from "unist-util-visit"

import { FIXTURE_STATIC, MAIN_BUILD } from "~/tests/fixtures/fixture-site"
import { filesIn } from "~/tests/read-build"

const POLICY =
  /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"\/>(?:<meta name="viewport"[^>]*>)?<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/i

const pages = filesIn(MAIN_BUILD)
  .filter((file) => file.endsWith(".html") && !existsSync(path.join(FIXTURE_STATIC, path.relative(MAIN_BUILD, file))))
  .map((file) => ({ file, html: readFileSync(file, "utf8") }))
const policyOf = (html: string) => POLICY.exec(html)?.[1]?.replaceAll(/&#x27;|&apos;/g, "'")
const policy = policyOf(pages[0]?.html ?? "") ?? ""

/** The hashes of a page's inline scripts and styles. Data and scripts that wait for consent are not code yet. */
function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const hashes = { scripts: [] as string[], styles: [] as string[] }
  visit(fromHtml(html), "element", (element) => {
    const hash = `'sha256-${createHash("sha256").update(textOf(element)).digest("base64")}'`
    if (element.tagName === "style") hashes.styles.push(hash)
    if (element.tagName === "script" && element.properties.type === undefined) hashes.scripts.push(hash)
  })
  return hashes
}

test("S1: every page begins with the same policy, which hosts also send as a header", () => {
  expect(pages.length).toBeGreaterThan(8)
  expect(pages.filter(({ html }) => policyOf(html) !== policy).map(({ file }) => file)).toEqual([])
  const headers = readFileSync(`${MAIN_BUILD}/_headers`, "utf8")
  expect(headers).toContain(`\n  Content-Security-Policy: ${policy}; frame-ancestors 'none'\n`)
})

test("S1: every page holds exactly the code that the policy names", () => {
  const named = (directive: string) =>
    new RegExp(`${directive} ([^;]*)`)
      .exec(policy)?.[1]
      ?.split(" ")
      .filter((source) => source.startsWith("'sha256-"))
  const complete = pages.filter(({ html }) => !html.includes('http-equiv="refresh"'))
  expect(complete.length).toBeGreaterThan(8)
  for (const { file, html } of complete) {
    const { scripts, styles } = inlineHashes(html)
    expect([file, scripts, styles]).toEqual([file, named("script-src"), named("style-src")])
  }
})
