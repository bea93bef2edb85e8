import type { JSONReport } from "@playwright/test/reporter"

import { countFailures } from "./count-failures"

type Status = "expected" | "unexpected" | "skipped"

/** The parts of a report that are read: a file with one test, and a group in it with another. */
function report(first: Status, second: Status): JSONReport {
  const spec = (title: string, status: Status) => ({
    file: "a.spec.ts",
    title,
    tests: [{ projectName: "phone", status }],
  })
  const group = { title: "a group", specs: [spec("second", second)] }
  return { suites: [{ title: "a.spec.ts", specs: [spec("first", first)], suites: [group] }] } as unknown as JSONReport
}

test("failures are counted over all runs, also those of groups, the most frequent first", () => {
  const reports = [report("expected", "unexpected"), report("unexpected", "unexpected"), report("skipped", "expected")]
  expect(countFailures(reports)).toEqual([
    { test: "[phone] a.spec.ts: second", failures: 2 },
    { test: "[phone] a.spec.ts: first", failures: 1 },
  ])
  expect(countFailures([report("expected", "skipped")])).toEqual([])
})
