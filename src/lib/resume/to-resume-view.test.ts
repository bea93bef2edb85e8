import { type QueriedResume, toResumeView } from "~/src/lib/resume/to-resume-view"

test("consecutive roles at one employer share a heading; a return to the employer has its own heading", () => {
  const work = ["A", "a ", "B", "A"].map((name, index) => ({
    name,
    position: `${index}`,
    startDate: null,
    endDate: null,
  }))
  const resume = new Proxy({ work }, { get: (sections, name) => Reflect.get(sections, name) ?? [] })
  const employers = toResumeView(resume as unknown as QueriedResume, "en").work
  expect(employers.map(({ name, roles }) => [name, roles.map(({ position }) => position)])).toEqual([
    ["A", ["0", "1"]],
    ["B", ["2"]],
    ["A", ["3"]],
  ])
})
