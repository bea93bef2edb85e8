import { readFileSync } from "node:fs"

import {
  headersFile,
  MOST_CHARACTERS,
  MOST_REDIRECTS,
  MOST_RULES,
  redirectsFile,
  vercelConfig,
} from "~/src/build/hosting/host-files"
import {
  filePolicies,
  type HostRules,
  hostRedirects,
  IMMUTABLE,
  POLICY_HEADER,
  REVALIDATE,
  SECURITY_HEADERS,
} from "~/src/build/hosting/host-rules"
import { nginxInclude } from "~/src/build/hosting/nginx-include"

const SITE = { basePath: "/portfolio", trailingSlash: "always" } as const

const rules: HostRules = {
  ...SITE,
  policy: "default-src 'none'",
  policies: filePolicies(["de"]),
  hashedFiles: ["app-0123456789abcdef0123.js"],
  feeds: ["de/feed.json", "feed.xml"],
  otherLanguages: ["de"],
  redirects: hostRedirects([{ from: "/projects/old", to: "/projects/new" }], SITE),
}

const DOCUMENTATION = readFileSync("docs/publish.md", "utf8")
const [HEADERS, REDIRECTS, NGINX] = [headersFile(rules), redirectsFile(rules), nginxInclude(rules)]
const VERCEL = JSON.parse(vercelConfig(rules))

test("every host gets the same headers, and the documentation lists them", () => {
  const [most, policy] = VERCEL.headers
  const vercel = [...most.headers, ...policy.headers]
  for (const [name, value] of [[POLICY_HEADER, rules.policy] as const, ...SECURITY_HEADERS]) {
    expect(HEADERS).toContain(`  ${name}: ${value}\n`)
    expect(vercel).toContainEqual({ key: name, value })
    const isPolicy = name === POLICY_HEADER
    expect(NGINX).toContain(`add_header ${name} ${isPolicy ? "$site_policy" : JSON.stringify(value)} always;`)
    const row = DOCUMENTATION.split("\n").find((line) => line.startsWith(`| \`${name}\` `))
    expect(row).toContain(isPolicy ? name : `| \`${value}\``)
  }
  for (const value of [IMMUTABLE, REVALIDATE]) expect(DOCUMENTATION).toContain(`\`${value}\``)
})

test("S6: on every host, files that the content names have a policy of their own in place of that of pages", () => {
  const policyAt = (url: string) =>
    VERCEL.headers.flatMap(({ source, headers }: { source: string; headers: { key: string; value: string }[] }) =>
      new RegExp(`^${source}$`).test(url) ? headers.filter(({ key }) => key === "Content-Security-Policy") : [],
    )
  for (const { folder, policy } of rules.policies) {
    expect(DOCUMENTATION).toContain(`\`${policy}\``)
    const lines = ["! Content-Security-Policy", `Content-Security-Policy: ${policy}`].map((line) => `  ${line}\n`)
    expect(HEADERS).toContain(`\n/portfolio/${folder}/*\n${lines.join("")}`)
    expect(NGINX).toContain(`if ($uri ~ "^/portfolio/${folder}/") {\n  set $site_policy "${policy}";\n}`)
    expect(policyAt(`/portfolio/${folder}/0a/x.pdf`)).toEqual([{ key: "Content-Security-Policy", value: policy }])
  }
  for (const url of ["/portfolio/static/0a/x.js", "/portfolio/files/x"]) {
    expect(policyAt(url)).toEqual([{ key: "Content-Security-Policy", value: "default-src 'none'" }])
  }
})

test.each([
  ["/portfolio/projects/old", "/portfolio/projects/new/"],
  ["/portfolio/projects/old/", "/portfolio/projects/new/"],
  ["/portfolio/projects/old.md", "/portfolio/projects/new.md"],
])("R2: %s leads to %s on every host", (from, to) => {
  expect(REDIRECTS).toContain(`${from} ${to} 301\n`)
  expect(NGINX).toContain(`location = ${from} { return 301 "${to}$is_args$args"; }`)
  expect(VERCEL.redirects).toContainEqual({ source: from, destination: to, statusCode: 301 })
})

test.each([
  ["/portfolio/feed.xml", "application/atom+xml"],
  ["/portfolio/de/feed.json", "application/feed+json"],
])("on every host, the feed %s has the media type %s", (file, type) => {
  expect(HEADERS).toContain(`\n${file}\n  Content-Type: ${type}\n`)
  expect(NGINX).toContain(`location = ${file} {\n    types { }\n    default_type ${type};\n`)
  const headers = [{ key: "Content-Type", value: type }]
  expect(VERCEL.headers).toContainEqual({ source: file, headers })
})

test("browsers keep a file without revalidation only if its path has a content hash", () => {
  expect(HEADERS.match(/^\/.*$/gm)).toEqual([
    "/*",
    ...["static/files", "static/media", "de/static/files", "de/static/media"].map((at) => `/portfolio/${at}/*`),
    "/portfolio/de/feed.json",
    "/portfolio/feed.xml",
    "/portfolio/static/*",
    "/portfolio/de/static/*",
    "/portfolio/app-0123456789abcdef0123.js",
  ])
})

test("J3: an unknown address below another language gets the error page of that language where the host has such rules", () => {
  expect(REDIRECTS).toMatch(/\n\/portfolio\/de\/\* \/portfolio\/de\/404\.html 404\n$/)
  expect(NGINX).toContain("location /portfolio/de/ {\n    error_page 404 /portfolio/de/404.html;")
})

test("the limits of Cloudflare are kept: a long policy is only in the pages, and files beyond 100 rules are revalidated", () => {
  const hashedFiles = Array.from({ length: 200 }, (_, index) => `app-${String(index).padStart(20, "0")}.js`)
  const file = headersFile({ ...rules, policy: "x".repeat(MOST_CHARACTERS), hashedFiles })
  expect(file).toContain("  Content-Security-Policy: frame-ancestors 'none'\n")
  expect(file.match(/^\//gm)).toHaveLength(MOST_RULES)
  expect(file.split("\n").filter((line) => line.length > MOST_CHARACTERS)).toEqual([])
})

test("R2: a host gets no more redirects than it takes, first those of Markdown copies", () => {
  const moved = Array.from({ length: 900 }, (_, index) => ({ from: `/notes/old-${index}`, to: `/notes/new-${index}` }))
  const many = { ...rules, redirects: hostRedirects(moved, SITE) }
  const lines = redirectsFile(many).match(/^.* 301$/gm) ?? []
  const sources: string[] = JSON.parse(vercelConfig(many)).redirects.map(({ source }: { source: string }) => source)
  expect([lines.length, sources.length]).toEqual([MOST_REDIRECTS, MOST_REDIRECTS])
  expect(lines.filter((line) => line.endsWith(".md 301"))).toHaveLength(moved.length)
  expect(sources.filter((source) => source.endsWith(".md"))).toHaveLength(moved.length)
})
