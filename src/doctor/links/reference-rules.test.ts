import { checkSlugClaims } from "~/src/doctor/links/reference-rules"
import { ROUTES } from "~/src/lib/navigation/routes"

function claim(file: string, name: string, field = "slug") {
  return { file, name, field, line: 4, column: 3 }
}

test.each([
  ["of their own", [claim("a", "one"), claim("a", "was-one", "aliases[0]"), claim("b", "two")], []],
  [
    "of other projects, whichever file comes first",
    [
      claim("a", "one"),
      claim("a", "two", "aliases[0]"),
      claim("b", "two"),
      claim("b", "old", "aliases[0]"),
      claim("c", "old", "aliases[0]"),
      claim("c", "old", "aliases[1]"),
    ],
    ["a:4:3 aliases[0]", "c:4:3 aliases[0]", "c:4:3 aliases[1]"],
  ],
  ["that the project still has", [claim("a", "one"), claim("a", "one", "aliases[0]")], ["a:4:3 aliases[0]"]],
  ["of a page of the site", [claim("a", "archive"), claim("b", "one")], ["a:4:3 slug"]],
])("slugs and former slugs %s", (_which, claims, expected) => {
  const routes = [{ name: "index", path: "/projects/archive" } as const, ...ROUTES]
  const found = checkSlugClaims(claims, routes)
  expect(found.map(({ file, line, column, field }) => `${file}:${line}:${column} ${field}`)).toEqual(expected)
})
