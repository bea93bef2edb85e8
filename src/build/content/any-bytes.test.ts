import fc from "fast-check"

import { readPage } from "~/src/build/content/read-page"
import { readProject } from "~/src/build/content/read-project"
import { parseYaml } from "~/src/build/content/yaml-source"

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString("utf8")),
)

test("any bytes as a project end in problems, never in an exception", () => {
  const read = (text: string) => expect(Array.isArray(readProject("/none", "one", text).problems)).toBe(true)
  fc.assert(
    fc.property(anyText, anyText, (front, body) => read(`---\n${front}\n---\n${body}`)),
    { numRuns: 5000 },
  )
})

test("any text as a page or as settings ends in problems, never in an exception", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(Array.isArray(readPage("/none", "about", text).problems)).toBe(true)
      expect(Array.isArray(parseYaml({ file: "site.yaml", text, firstLine: 1 }).problems)).toBe(true)
    }),
    { numRuns: 5000 },
  )
})
