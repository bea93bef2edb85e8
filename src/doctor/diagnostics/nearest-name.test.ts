import { nearestName } from "./nearest-name"

test.each([
  ["titel", ["title", "tags"], "title"],
  ["Slgu", ["slug"], "slug"],
  ["tgs", ["tags"], "tags"],
  ["note", ["name"], undefined],
  ["x", ["t"], undefined],
  ["go", ["gs", "c"], undefined],
])("the name that %s surely is, of %j: %s", (name, candidates, nearest) => {
  expect(nearestName(name, candidates)).toBe(nearest)
})
