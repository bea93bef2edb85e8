import { checkSlugClaims, type SlugClaim } from "~/src/doctor/links/reference-rules"
import { ROUTES } from "~/src/lib/routes"

function claim(file: string, slug: string, field = "slug"): SlugClaim {
  return { file, slug, field, line: 4, column: 3 }
}

test("addresses of their own are in order", () => {
  expect(checkSlugClaims([claim("a", "one"), claim("a", "was-one", "aliases[0]"), claim("b", "two")])).toEqual([])
})

test("a former name that another project has, or had, is told where it stands, whichever file comes first", () => {
  const told = checkSlugClaims([
    claim("a", "one"),
    claim("a", "two", "aliases[0]"),
    claim("b", "two"),
    claim("b", "old", "aliases[0]"),
    claim("c", "old", "aliases[0]"),
    claim("c", "old", "aliases[1]"),
  ])
  expect(told).toEqual([
    expect.objectContaining({ file: "a", line: 4, column: 3, field: "aliases[0]", found: '"two", which b has too' }),
    expect.objectContaining({ file: "c", field: "aliases[0]", found: '"old", which b has too' }),
    expect.objectContaining({ file: "c", field: "aliases[1]" }),
  ])
})

test("a former name that the project still has is told", () => {
  expect(checkSlugClaims([claim("a", "one"), claim("a", "one", "aliases[0]")])).toEqual([
    expect.objectContaining({ found: '"one", which is slug already', fix: "remove aliases[0]" }),
  ])
})

test("an address that a page of the site has is told", () => {
  const routes = [{ name: "index", path: "/projects/archive" } as const, ...ROUTES]
  expect(checkSlugClaims([claim("a", "archive"), claim("b", "one")], routes)).toEqual([
    expect.objectContaining({ file: "a", line: 4, found: '"archive", which is /projects/archive' }),
  ])
})
