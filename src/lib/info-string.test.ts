import { parseInfoString } from "~/src/lib/info-string"

test.each([
  [
    "ts",
    'title="src/a b.ts" {1,3-5}',
    {
      title: "src/a b.ts",
      lines: [
        [1, 1],
        [3, 5],
      ],
      unread: [],
    },
  ],
  [
    "ts",
    "{2} {4, 6}",
    {
      title: null,
      lines: [
        [2, 2],
        [4, 4],
        [6, 6],
      ],
      unread: [],
    },
  ],
  ['title="a"', "{1}", { title: "a", lines: [[1, 1]], unread: [] }],
  ["{1-2}", null, { title: null, lines: [[1, 2]], unread: [] }],
  ["ts", "{1-3 title='a' copy", { title: null, lines: [], unread: ["{1-3 title='a' copy"] }],
  ["ts", "title='a' copy title=\"\"", { title: null, lines: [], unread: ["title='a'", "copy", 'title=""'] }],
  [null, null, { title: null, lines: [], unread: [] }],
])("M3: after the fence, %s %s is read", (lang, meta, expected) => {
  expect(parseInfoString({ lang, meta })).toEqual(expected)
})
