import { readFileSync } from "node:fs"

import { LANGUAGES } from "~/src/lib/texts/languages"

test("J1: the interface speaks the languages that docs/languages.md lists", () => {
  const rows =
    readFileSync("docs/languages.md", "utf8")
      .match(/^\| `.*$/gm)
      ?.join("") ?? ""
  expect(Array.from(rows.matchAll(/`(\w+)`/g), ([, tag]) => tag).sort()).toEqual(Object.keys(LANGUAGES).sort())
})
