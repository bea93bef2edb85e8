import fc from "fast-check"

import { groupTags, tagSlug } from "~/src/lib/projects/tags"

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

test("whatever a tag is, its address is one segment of small letters, digits and hyphens", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (tag) => {
      expect(tagSlug(tag)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }),
  )
})

test("tags come commonest first, with how many projects have them; spellings of one address are one tag", () => {
  const tags = groupTags([
    { tags: ["react js", "Notes"] },
    { tags: ["React.js", "Notes", "Art"] },
    { tags: ["React.js", "react js"] },
  ])
  expect(tags).toEqual([
    {
      slug: "react-js",
      path: "/projects/tags/react-js",
      name: "react js",
      count: 3,
      spellings: ["react js", "React.js"],
    },
    { slug: "notes", path: "/projects/tags/notes", name: "Notes", count: 2, spellings: ["Notes"] },
    { slug: "art", path: "/projects/tags/art", name: "Art", count: 1, spellings: ["Art"] },
  ])
  expect(groupTags([])).toEqual([])
})
