import { readFileSync } from "node:fs"

import { headersFile, MOST_CHARACTERS, MOST_RULES, redirectsFile, vercelConfig } from "~/src/build/hosting/host-files"
import { type HostRules, IMMUTABLE, isHashedFile, REVALIDATE, securityHeaders } from "~/src/build/hosting/host-rules"
import { nginxInclude } from "~/src/build/hosting/nginx-include"

const GAME = [{ allows: { frames: ["https://game.example"] } }]

const rules: HostRules = {
  basePath: "/portfolio",
  trailingSlash: "always",
  headers: securityHeaders("default-src 'none'", GAME),
  hashedFiles: ["app-0123456789abcdef0123.js"],
  redirects: [{ from: "/projects/old", to: "/projects/new" }],
}

test("files whose names change with their content are recognised", () => {
  expect(isHashedFile("app-0123456789abcdef0123.js")).toBe(true)
  expect(isHashedFile("styles.0123456789abcdef0123.css")).toBe(true)
  expect(isHashedFile("folder/app-0123456789abcdef0123.js")).toBe(false)
  expect(isHashedFile("script.js")).toBe(false)
})

test("every host gets the same headers", () => {
  const vercel = JSON.parse(vercelConfig(rules)).headers[0].headers
  for (const [name, value] of rules.headers) {
    expect(headersFile(rules)).toContain(`  ${name}: ${value}\n`)
    expect(vercel).toContainEqual({ key: name, value })
    expect(nginxInclude(rules)).toContain(`add_header ${name} "${value.replaceAll('"', '\\"')}" always;`)
  }
})

test("R2: an old address leads to the new one on every host, below the base path and with the configured slash", () => {
  for (const old of ["/portfolio/projects/old", "/portfolio/projects/old/"]) {
    expect(redirectsFile(rules)).toContain(`${old} /portfolio/projects/new/ 301\n`)
    expect(nginxInclude(rules)).toContain(`location = ${old} { return 301 "/portfolio/projects/new/$is_args$args"; }`)
    expect(JSON.parse(vercelConfig(rules)).redirects).toContainEqual({
      source: old,
      destination: "/portfolio/projects/new/",
      statusCode: 301,
    })
  }
})

test("only what is named by its content is kept for good", () => {
  expect(headersFile(rules).match(/^\/.*$/gm)).toEqual([
    "/*",
    "/portfolio/static/*",
    "/portfolio/app-0123456789abcdef0123.js",
  ])
})

test("the limits of Cloudflare are kept: a long policy is only in the pages, and files beyond 100 rules are revalidated", () => {
  const long = { ...rules, headers: securityHeaders("x".repeat(MOST_CHARACTERS), GAME) }
  const hashedFiles = Array.from({ length: 200 }, (_, index) => `app-${String(index).padStart(20, "0")}.js`)
  const file = headersFile({ ...long, hashedFiles })
  expect(file).toContain("  Content-Security-Policy: frame-ancestors 'none'\n")
  expect(file.match(/^\//gm)).toHaveLength(MOST_RULES)
  expect(file.split("\n").filter((line) => line.length > MOST_CHARACTERS)).toEqual([])
})

test("frames get the features that they need, and other features are forbidden", () => {
  const permissions = Object.fromEntries(rules.headers)["Permissions-Policy"]
  expect(permissions).toContain('fullscreen=(self "https://game.example")')
  expect(permissions).toContain("camera=()")
})

test("the documentation has the same headers and caching", () => {
  const documentation = readFileSync("docs/publish.md", "utf8")
  for (const [name, value] of rules.headers) {
    const isComputed = name === "Content-Security-Policy" || name === "Permissions-Policy"
    expect(documentation).toMatch(new RegExp(`\`${name}\` +\\| ${isComputed ? "" : `\`${value}\``}`))
  }
  for (const value of [IMMUTABLE, REVALIDATE]) expect(documentation).toContain(`\`${value}\``)
})
