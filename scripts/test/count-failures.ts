import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter"

/** Returns how often each test failed in the runs that Playwright has reported, the most frequent first. */
export function countFailures(reports: readonly JSONReport[]): { test: string; failures: number }[] {
  const counts = new Map<string, number>()
  for (const test of reports.flatMap(({ suites }) => suites.flatMap(failedTests))) {
    counts.set(test, (counts.get(test) ?? 0) + 1)
  }
  return [...counts].map(([test, failures]) => ({ test, failures })).sort((a, b) => b.failures - a.failures)
}

function failedTests({ specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName }) => `[${projectName}] ${file}: ${title}`),
  )
  return [...own, ...suites.flatMap(failedTests)]
}
