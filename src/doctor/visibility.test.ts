import { visibilityOf } from "~/src/doctor/visibility"

const NOW = Date.parse("2027-05-31T09:00:00Z")

test.each([
  [{ draft: false }, "public"],
  [{ draft: true }, "draft"],
  [{ draft: true, publishAt: "2020-01-01" }, "draft"],
  [{ draft: false, publishAt: "2027-05-31" }, "public"],
  [{ draft: false, publishAt: "2027-06-01" }, "scheduled"],
  [{ draft: false, publishAt: "2027-05-31T09:00Z" }, "public"],
  [{ draft: false, publishAt: "2027-05-31T11:00+02:00" }, "public"],
  [{ draft: false, publishAt: "2027-05-31T09:01Z" }, "scheduled"],
])("%j is %s at nine in the morning of 31 May 2027, Greenwich", (project, expected) => {
  expect(visibilityOf(project, NOW)).toBe(expected)
})
