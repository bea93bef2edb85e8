import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { CspEvaluator } from "csp_evaluator/dist/evaluator"
import { Severity } from "csp_evaluator/dist/finding"
import { CspParser } from "csp_evaluator/dist/parser"

import { projectFolders } from "~/src/build/content/content-folder"
import { readProject } from "~/src/build/content/read-project"
import { readSite } from "~/src/build/content/read-site"
import { contentSecurityPolicy, headerPolicy } from "~/src/build/hosting/content-security-policy"
import { MOST_CHARACTERS, MOST_RULES } from "~/src/build/hosting/headers-file"
import { allInlineCode, inlineCode } from "~/src/build/hosting/inline-code"
import { listServices } from "~/src/lib/services"
import { videoEmbed } from "~/src/lib/video-embed"

const POLICY =
  /^<!DOCTYPE html><html[^>]*><head>(?:<meta name="build-id"[^>]*>)?<meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/i

const files = readdirSync("public", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name))
const isOwn = (file: string) => existsSync(path.join("static", path.relative("public", file)))
const pages = files
  .filter((file) => file.endsWith(".html") && !/public\/(_gatsby|~partytown)\//.test(file) && !isOwn(file))
  .map((file) => ({ file, html: readFileSync(file, "utf8") }))
const { site } = readSite("content")
if (site === null) throw new Error("There are no settings.")
const videos = projectFolders("content").flatMap((folder) => {
  const { project } = readProject("content", folder, readFileSync(`content/projects/${folder}/index.md`, "utf8"))
  return (project?.video?.url === undefined ? null : videoEmbed(project.video.url)) ?? []
})
const services = listServices({ ...site, videos })
const policyOf = (html: string) => POLICY.exec(html)?.[1]
const sent = /^ {2}Content-Security-Policy: (.*)$/m.exec(readFileSync("public/_headers", "utf8"))?.[1] ?? ""

test("every page begins with the policy of exactly what it holds", () => {
  expect(pages.length).toBeGreaterThan(8)
  const wrong = pages.filter(({ html }) => policyOf(html) !== contentSecurityPolicy(inlineCode(html), services))
  expect(wrong.map(({ file }) => file)).toEqual([])
})

test("the header is the policy that fits all pages", () => {
  const all = allInlineCode(pages.map(({ html }) => inlineCode(html)))
  expect(sent).toBe(headerPolicy(contentSecurityPolicy(all, services)))
})

test("no policy allows inline scripts in general, or hosts by a pattern", () => {
  for (const policy of new Set([sent, ...pages.map(({ html }) => policyOf(html) ?? "")])) {
    expect(/script-src [^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe|\*/)
    expect(policy).not.toContain("*")
  }
})

test("Google's evaluator finds nothing of high or medium severity in any policy", () => {
  for (const policy of new Set([sent, ...pages.map(({ html }) => policyOf(html) ?? "")])) {
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
    expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([])
  }
})

test("no page holds code in attributes, which no policy here would run", () => {
  const found = pages.filter(({ html }) =>
    /<[a-z][^>]*\son[a-z]+\s*=/.test(html.replace(/<script[\s\S]*?<\/script>/g, "")),
  )
  expect(found.map(({ file }) => file)).toEqual([])
})

test("the file of headers is within what Cloudflare Pages reads", () => {
  const lines = readFileSync("public/_headers", "utf8").split("\n")
  expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(MOST_RULES)
  expect(lines.filter((line) => line.length > MOST_CHARACTERS)).toEqual([])
})

test("every script and style sheet that pages name is kept for good", () => {
  const headers = readFileSync("public/_headers", "utf8")
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
