import type { ContentProblem } from "~/src/doctor/diagnostic"

/** The problem of a file that the site cannot be built without. */
export function missingFile(file: string): ContentProblem {
  return {
    file,
    line: 1,
    column: 1,
    field: "file",
    found: "no such file",
    expected: "a file the site needs",
    fix: `create ${file}`,
  }
}
