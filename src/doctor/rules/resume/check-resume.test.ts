import { formatDiagnostic } from "~/src/doctor/diagnostics/diagnostic"
import { parseJson } from "~/src/doctor/readers/formats/parse-json"

import { checkResume } from "./check-resume"

const check = (text: string) => checkResume(parseJson("resume.json", text).source)

test("a field of another format is reported with what it means, and the heading that it is is not missing", () => {
  const text = '{ "work": [{ "company": "A", "duration": "2018-now" }, { "name": "A", "org": "B" }] }'
  expect(check(text).map(formatDiagnostic)).toEqual([
    "resume.json:1:14  work[0].company — `company` is not a field of JSON Resume. Did you mean `name`?",
    "resume.json:1:30  warning: work[0].duration — JSON Resume has no field `duration`, so nothing shows it. Put its text into `summary`.",
    "resume.json:1:71  warning: work[1].org — JSON Resume has no field `org`, so nothing shows it. Put its text into `summary`.",
  ])
})

test("a field of another format whose value cannot be read is an error that names what was meant", () => {
  const text = '{ "work": [{ "name": "A", "role": ["B"], "hilights": { "x": 1 }, "duration": "a while" }] }'
  expect(check(text).map(formatDiagnostic)).toEqual([
    "resume.json:1:27  work[0].role — `role` is not a field of JSON Resume. Did you mean `position`?",
    "resume.json:1:42  work[0].hilights — `hilights` is not a field of JSON Resume. Did you mean `highlights`?",
    "resume.json:1:66  warning: work[0].duration — JSON Resume has no field `duration`, so nothing shows it. Put its text into `summary`.",
  ])
})
