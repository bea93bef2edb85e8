import { test as base, expect } from "@playwright/test"

/** In every test: no page does what its content security policy forbids. */
export const test = base.extend<{ policyViolations: undefined }>({
  policyViolations: [
    async ({ context }, use) => {
      const violations: string[] = []
      await context.exposeBinding("reportViolation", (_source, violation: string) => violations.push(violation))
      await context.addInitScript(reportViolations)
      await use(undefined)
      expect(violations).toEqual([])
    },
    { auto: true },
  ],
})

/** Runs in every page before its own code. The frame of a game has a policy of its own. */
function reportViolations(): void {
  if (window !== window.top) return
  document.addEventListener("securitypolicyviolation", (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event
    const violation = [location.pathname, effectiveDirective, blockedURI, `${sourceFile}:${lineNumber}`, sample]
    ;(window as unknown as { reportViolation: (violation: string) => void }).reportViolation(violation.join(" "))
  })
}
