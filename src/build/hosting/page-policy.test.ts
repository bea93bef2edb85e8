import { CspEvaluator } from "csp_evaluator/dist/evaluator"
import { Severity } from "csp_evaluator/dist/finding"
import { CspParser } from "csp_evaluator/dist/parser"

import { codeHash } from "~/src/build/hosting/foreign-code"
import { contentSecurityPolicy, sitePolicy } from "~/src/build/hosting/page-policy"
import { listServices } from "~/src/lib/privacy/services"

const EVERYTHING = listServices({
  game: { title: "2048", url: "https://game.example/2048/" },
  analytics: { requireConsent: true, web: { script: "/_vercel/insights/script.js" }, google: { ids: ["G-A", "AW-1"] } },
  icons: { service: "https://api.iconify.design" },
  images: { proxy: "https://images.example/resize" },
  editing: { publish: true },
  videos: [{ provider: "Vimeo", host: "player.vimeo.com" }],
})

const CODE = { scripts: ["go()"], styles: ["p{color:red}"] }
const [POLICY, LONGEST] = [contentSecurityPolicy(CODE, []), contentSecurityPolicy(CODE, EVERYTHING)]

function directives(policy: string): Record<string, string[]> {
  const lines = policy.split("; ").map((line) => line.split(" "))
  return Object.fromEntries(lines.map(([name, ...sources]) => [name, sources]))
}

test("S1: a page may run its own files and the code that the build puts in, and no other code", () => {
  expect(directives(POLICY)).toMatchObject({
    "default-src": ["'none'"],
    "script-src": ["'self'", codeHash("go()")],
    "style-src": ["'self'", codeHash("p{color:red}")],
    "frame-src": ["'none'"],
  })
  expect(POLICY).not.toMatch(/https?:|\*|unsafe-eval/)
})

test("each service adds its host to the directives that it needs, without wildcards", () => {
  const google = ["https://www.google-analytics.com", "https://www.googletagmanager.com"]
  expect(directives(LONGEST)).toMatchObject({
    "script-src": ["'self'", codeHash("go()"), "https://www.googletagmanager.com/gtag/"],
    "frame-src": ["https://game.example", "https://player.vimeo.com"],
    "img-src": expect.arrayContaining(["https://images.example"]),
    "connect-src": ["'self'", "https://api.iconify.design", "https://region1.google-analytics.com", ...google],
  })
  expect(LONGEST).not.toContain("*")
})

test.each([POLICY, `${LONGEST}; frame-ancestors 'none'`])(
  "Google's evaluator of policies finds no weakness in %s",
  (policy) => {
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
    expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([])
  },
)

test("J2: the policy of hosts allows the code and the frames of pages in every language", () => {
  const inLanguage = (script: string, frame: string) => ({
    code: { scripts: [script], styles: [] },
    services: [{ allows: { frames: ["https://game.example", frame] } }],
  })
  const frames = ["https://game.example", "https://b.example", "https://a.example"]
  const languages = [inLanguage("b()", "https://b.example"), inLanguage("a()", "https://a.example")]
  const policy = directives(sitePolicy(languages))
  expect(policy).toMatchObject({ "frame-src": frames.toSorted(), "frame-ancestors": ["'none'"] })
  expect(policy["script-src"]).toEqual(expect.arrayContaining([codeHash("a()"), codeHash("b()")]))
})
