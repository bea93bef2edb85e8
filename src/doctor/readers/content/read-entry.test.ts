import { missingFields, visibilityOf } from "./read-entry"

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
  [{ draft: false, unlisted: true }, "unlisted"],
  [{ draft: true, unlisted: true }, "draft"],
  [{ draft: false, unlisted: true, publishAt: "2027-06-01" }, "scheduled"],
])("%j is %s on 31 May 2027 at 09:00 UTC", (project, expected) => {
  expect(visibilityOf({ unlisted: false, ...project }, NOW)).toBe(expected)
})

test("a project that could say more about itself has missing fields; a caption only where there is a cover", () => {
  const cover = { src: "a.png", alt: "A" }
  const full = { cover: { ...cover, caption: "C" }, outcome: ["O"], metrics: [], role: ["R"], tags: ["T"], links: [] }
  expect(missingFields(full)).toEqual(["links"])
  const bare = missingFields({ ...full, cover, outcome: [], role: [], tags: [] })
  expect(bare).toEqual(["cover.caption", "outcome", "role", "tags", "links"])
  const metrics = [{ value: "1", label: "L" }]
  expect(missingFields({ ...full, cover: undefined, outcome: [], metrics })).toEqual(["cover", "links"])
})
