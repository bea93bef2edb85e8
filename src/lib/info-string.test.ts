import { parseInfoString } from "~/src/lib/info-string"

test.each([
  ["ts", 'title="src/a b.ts" {1,3-5}', "src/a b.ts", "1-1 3-5", []],
  ["ts", "{2} {4, 6}", null, "2-2 4-4 6-6", []],
  ['title="a"', "{1}", "a", "1-1", []],
  ["{1-2}", null, null, "1-2", []],
  ["ts", "{1-3 title='a' copy", null, "", ["{1-3 title='a' copy"]],
  ["ts", "title='a' copy title=\"\"", null, "", ["title='a'", "copy", 'title=""']],
  [null, null, null, "", []],
])("M3: after the fence, %s %s is read as the title %j and the lines %j; unread: %j", (lang, meta, ...expected) => {
  const { title, lines, unread } = parseInfoString({ lang, meta })
  expect([title, lines.map((range) => range.join("-")).join(" "), unread]).toEqual(expected)
})
