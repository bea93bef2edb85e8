import { toJsonWithoutAtSigns } from "~/src/build/outputs/to-json-without-at-signs"

test("the JSON has no @ and the same value", () => {
  const value = {
    "a@b": "ada@engine.test",
    html: '<a href="mailto:a_@ü.test">',
    path: "a\\n@b.c \\u0040 \\@",
    list: ["@", null],
  }
  const json = toJsonWithoutAtSigns(value, 2)
  expect(json).not.toContain("@")
  expect(json).toContain('  "html"')
  expect(JSON.parse(json)).toEqual(value)
})
