import { toResumeView } from "~/src/lib/resume/to-resume-view"

const ROLE = { id: null, description: null, location: null, url: null, startDate: null, endDate: null, summary: null }
const NO_OTHERS = {
  ...{ volunteer: [], education: [], skills: [], languages: [], awards: [] },
  ...{ certificates: [], publications: [], interests: [], references: [] },
}

test("consecutive roles at one employer share a heading; an employer that comes back has a second one", () => {
  const work = ["A", "a ", "B", "A"].map((name, index) => ({
    ...ROLE,
    ...{ name, position: `${index}`, highlights: [], projects: [] },
  }))
  const employers = toResumeView({ ...NO_OTHERS, work }, "en").work
  expect(employers.map(({ name, roles }) => [name, roles.map(({ position }) => position)])).toEqual([
    ["A", ["0", "1"]],
    ["B", ["2"]],
    ["A", ["3"]],
  ])
})
