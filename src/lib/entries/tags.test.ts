import fc from "fast-check"

import { groupTags, tagSlug } from "~/src/lib/entries/tags"

test.each([
  ["Data Visualisation", "data-visualisation"],
  ["React.js", "react-js"],
  ["C++", "c-plus-plus"],
  ["C#", "c-sharp"],
  ["C", "c"],
  ["Kunst & Technik", "kunst-and-technik"],
  ["Ålesund", "alesund"],
  ["数学", "shu-xue"],
  ["…", "tag-8230"],
])("the address of the tag %s is %s", (tag, slug) => {
  expect(tagSlug(tag)).toBe(slug)
})

test("the address of any tag is one segment of lowercase letters, digits and hyphens", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (tag) => {
      expect(tagSlug(tag)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }),
  )
})

test("tags are sorted by their number of projects; spellings with the same address are one tag", () => {
  const lists = [
    ["react js", "Notes"],
    ["React.js", "Notes", "Art"],
    ["React.js", "react js"],
  ]
  const found = (slug: string, count: number, ...spellings: string[]) => {
    return { slug, path: `/projects/tags/${slug}`, name: spellings[0], count, spellings }
  }
  expect(
    groupTags(
      "projects",
      lists.map((tags) => ({ tags })),
    ),
  ).toEqual([found("react-js", 3, "react js", "React.js"), found("notes", 2, "Notes"), found("art", 1, "Art")])
  expect(groupTags("projects", [])).toEqual([])
})
