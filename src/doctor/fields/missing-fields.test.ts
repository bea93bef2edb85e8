import { missingFields } from "~/src/doctor/fields/missing-fields"

const FULL = { cover: { caption: "c" }, outcome: ["o"], metrics: [], role: ["r"], tags: ["t"], links: [{}] }

test("a project that tells everything misses nothing", () => {
  expect(missingFields(FULL)).toEqual([])
})

test("what is empty is missed; a caption only where there is a cover", () => {
  expect(missingFields({ outcome: [], metrics: [], role: [], tags: [], links: [] })).toEqual([
    "cover",
    "outcome",
    "role",
    "tags",
    "links",
  ])
  expect(missingFields({ ...FULL, outcome: [], metrics: [{}] })).toEqual([])
  expect(missingFields({ ...FULL, cover: {} })).toEqual(["cover.caption"])
})
