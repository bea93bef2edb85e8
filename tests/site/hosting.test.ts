import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { CspEvaluator } from "csp_evaluator/dist/evaluator"
import { Severity } from "csp_evaluator/dist/finding"
import { CspParser } from "csp_evaluator/dist/parser"
import { fromHtml } from "hast-util-from-html"
import { toString as textOf } from "hast-util-to-string"
import { visit } from "unist-util-visit"

import { headerPolicy } from "~/src/build/hosting/content-security-policy"
import { codeHash } from "~/src/build/hosting/foreign-code"
import { MOST_CHARACTERS, MOST_RULES } from "~/src/build/hosting/host-files"
import { FIXTURE_STATIC, MAIN_BUILD } from "~/tests/fixtures/fixture-site"

const POLICY =
  /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"\/>(?:<meta name="viewport"[^>]*>)?<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/i

const files = readdirSync(MAIN_BUILD, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name))
const isOwn = (file: string) => existsSync(path.join(FIXTURE_STATIC, path.relative(MAIN_BUILD, file)))
const pages = files
  .filter((file) => file.endsWith(".html") && !isOwn(file))
  .map((file) => ({ file, html: readFileSync(file, "utf8") }))
const policyOf = (html: string) => POLICY.exec(html)?.[1]?.replaceAll("&#x27;", "'").replaceAll("&apos;", "'")
const [policy = ""] = pages.map(({ html }) => policyOf(html))
const sent = /^ {2}Content-Security-Policy: (.*)$/m.exec(readFileSync(`${MAIN_BUILD}/_headers`, "utf8"))?.[1] ?? ""

/** The inline scripts and styles of a page, as a browser sees them; data and scripts that wait for consent are no code yet. */
function inlineCode(html: string): { scripts: string[]; styles: string[] } {
  const code = { scripts: [] as string[], styles: [] as string[] }
  visit(fromHtml(html), "element", (element) => {
    if (element.tagName === "style") code.styles.push(codeHash(textOf(element)))
    if (element.tagName === "script" && element.properties.type === undefined)
      code.scripts.push(codeHash(textOf(element)))
  })
  return code
}

test("S1: every page begins with the same policy, which is also the header", () => {
  expect(pages.length).toBeGreaterThan(8)
  expect(pages.filter(({ html }) => policyOf(html) !== policy).map(({ file }) => file)).toEqual([])
  expect(sent).toBe(headerPolicy(policy))
})

test("S1: every page holds exactly the code that the policy names", () => {
  const named = (directive: string) =>
    new RegExp(`${directive} ([^;]*)`)
      .exec(policy)?.[1]
      ?.split(" ")
      .filter((source) => source.startsWith("'sha256-"))
  const whole = pages.filter(({ html }) => !html.includes('http-equiv="refresh"'))
  expect(whole.length).toBeGreaterThan(8)
  for (const { file, html } of whole) {
    const { scripts, styles } = inlineCode(html)
    expect([file, scripts, styles]).toEqual([file, named("script-src"), named("style-src")])
  }
})

test("the policy does not allow inline scripts in general, or hosts by a pattern", () => {
  expect(/script-src [^;]*/.exec(sent)?.[0]).not.toMatch(/unsafe|\*/)
  expect(sent).not.toContain("*")
})

test("Google's evaluator finds nothing of high or medium severity in the policy", () => {
  const findings = new CspEvaluator(new CspParser(sent).csp).evaluate()
  expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([])
})

test("the file of headers is within what Cloudflare Pages reads", () => {
  const lines = readFileSync(`${MAIN_BUILD}/_headers`, "utf8").split("\n")
  expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(MOST_RULES)
  expect(lines.filter((line) => line.length > MOST_CHARACTERS)).toEqual([])
})

test("every script and style sheet that pages name is kept for good", () => {
  const headers = readFileSync(`${MAIN_BUILD}/_headers`, "utf8")
  const named = pages.flatMap(({ html }) =>
    [...html.matchAll(/<script[^>]* data-app-script="([^"]+)"/g)].map(([, src]) => src),
  )
  expect(named.length).toBeGreaterThan(0)
  for (const src of new Set(named))
    expect(headers).toContain(`\n${src}\n  Cache-Control: public, max-age=31536000, immutable`)
})

test("nothing is published that is not for visitors: no sources, no lists of the bundler, no folder of the machine", () => {
  const unwanted = files.filter((file) => /\.map$|stats\.json$|chunk-map\.json$/.test(file))
  expect(unwanted).toEqual([])
  const telling = files.filter((file) => {
    const text = readFileSync(file, "latin1")
    return text.includes(process.cwd()) || text.includes("node_modules/") || /sourceMappingURL=(?!data:)/.test(text)
  })
  expect(telling).toEqual([])
})
