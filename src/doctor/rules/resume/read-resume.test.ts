import { temporaryContent } from "~/tests/fixtures/content-folder"

import { readResume } from "./read-resume"

const content = temporaryContent()

function report(resume: string): string[] {
  content.write("resume.json", resume)
  return content.report()
}

test("a résumé as it should be has no problems, and its dates keep their precision", () => {
  const work = [{ id: "job", name: "A", url: "https://a.dev", startDate: "2020", endDate: "2020-05" }]
  const skills = [{ name: "S", projects: ["one"] }]
  expect(report(JSON.stringify({ $schema: "https://a.dev/schema.json", work, skills }))).toEqual([])
  expect(readResume(content.root).resume?.work?.[0]).toEqual(work[0])
})

test("a field that means nothing in JSON Resume does not keep the résumé from being read", () => {
  expect(report('{ "work": [{ "name": "A", "favouriteColour": "green" }] }')).toHaveLength(1)
  expect(readResume(content.root).resume?.work?.[0]?.name).toBe("A")
})
