import { CspEvaluator } from "csp_evaluator/dist/evaluator"
import { Severity } from "csp_evaluator/dist/finding"
import { CspParser } from "csp_evaluator/dist/parser"

import {
  contentSecurityPolicy,
  headerPolicy,
  stampPolicy,
  withoutPolicy,
} from "~/src/build/hosting/content-security-policy"
import { listServices } from "~/src/lib/services"

const NOTHING = { scripts: [], styles: [] }
const HELD = { scripts: ["'sha256-aaaa'"], styles: ["'sha256-bbbb'"] }

const EVERYTHING = listServices({
  game: { title: "2048", url: "https://game.example/2048/" },
  analytics: { requireConsent: true, web: { script: "/_vercel/insights/script.js" }, google: { ids: ["G-A", "AW-1"] } },
  icons: { service: "https://api.iconify.design" },
  images: { proxy: "https://images.example/resize" },
  videos: [{ provider: "Vimeo", host: "player.vimeo.com" }],
})

function directive(policy: string, name: string): string[] {
  return (
    policy
      .split("; ")
      .find((line) => line.startsWith(`${name} `))
      ?.split(" ")
      .slice(1) ?? []
  )
}

test("a page may run its own files and its own inline code, and nothing else", () => {
  const policy = contentSecurityPolicy(HELD, [])
  expect(directive(policy, "default-src")).toEqual(["'none'"])
  expect(directive(policy, "script-src")).toEqual(["'self'", "'sha256-aaaa'"])
  expect(directive(policy, "style-src")).toEqual(["'self'", "'sha256-bbbb'"])
  expect(directive(policy, "frame-src")).toEqual(["'none'"])
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval/)
})

test("each service adds its own host to what it is asked for, and none is a pattern", () => {
  const policy = contentSecurityPolicy(NOTHING, EVERYTHING)
  expect(directive(policy, "script-src")).toEqual(["'self'", "https://www.googletagmanager.com/gtag/"])
  expect(directive(policy, "frame-src")).toEqual(["https://game.example", "https://player.vimeo.com"])
  expect(directive(policy, "img-src")).toContain("https://images.example")
  expect(directive(policy, "connect-src")).toEqual([
    "'self'",
    "https://api.iconify.design",
    "https://region1.google-analytics.com",
    "https://www.google-analytics.com",
    "https://www.googletagmanager.com",
  ])
  expect(policy).not.toContain("*")
})

test.each([
  ["without services", contentSecurityPolicy(HELD, [])],
  ["with every service there is", headerPolicy(contentSecurityPolicy(HELD, EVERYTHING))],
])("Google's evaluator finds nothing of high or medium severity: %s", (_name, policy) => {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([])
})

test("the policy comes before everything but the encoding, and only once", () => {
  const page =
    '<html><head><meta name="build-id" content="1"/><meta charSet="utf-8"/><script>a()</script></head></html>'
  const stamped = stampPolicy(page, "default-src 'none'")
  expect(stamped).toBe(
    page.replace("<script>", `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><script>`),
  )
  expect(stampPolicy(stamped, "default-src 'none'")).toBe(stamped)
  expect(withoutPolicy(stamped)).toBe(page)
})

test("a header also says that nobody may frame the site", () => {
  expect(headerPolicy("default-src 'none'")).toBe("default-src 'none'; frame-ancestors 'none'")
})
