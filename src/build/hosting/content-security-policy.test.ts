import { CspEvaluator } from "csp_evaluator/dist/evaluator"
import { Severity } from "csp_evaluator/dist/finding"
import { CspParser } from "csp_evaluator/dist/parser"

import { contentSecurityPolicy, headerPolicy } from "~/src/build/hosting/content-security-policy"
import { codeHash } from "~/src/build/hosting/foreign-code"
import { listServices } from "~/src/lib/privacy/services"

const NOTHING = { scripts: [], styles: [] }
const CODE = { scripts: ["go()"], styles: ["p{color:red}"] }

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

test("S1: a page may run its own files and the code that the build puts in, and no other code", () => {
  const policy = contentSecurityPolicy(CODE, [])
  expect(directive(policy, "default-src")).toEqual(["'none'"])
  expect(directive(policy, "script-src")).toEqual(["'self'", codeHash("go()")])
  expect(directive(policy, "style-src")).toEqual(["'self'", codeHash("p{color:red}")])
  expect(directive(policy, "frame-src")).toEqual(["'none'"])
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval/)
})

test("each service adds its host to the directives that it needs, without wildcards", () => {
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
  ["without services", contentSecurityPolicy(CODE, [])],
  ["with all services", headerPolicy(contentSecurityPolicy(CODE, EVERYTHING))],
])("Google's evaluator has no finding of high or medium severity: %s", (_name, policy) => {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([])
})

test("the header also forbids framing", () => {
  expect(headerPolicy("default-src 'none'")).toBe("default-src 'none'; frame-ancestors 'none'")
})
