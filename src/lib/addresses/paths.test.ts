import {
  canonicalPath,
  canonicalUrl,
  documentPath,
  isSamePage,
  isWithin,
  withoutBasePath,
  withTrailingSlash,
} from "~/src/lib/addresses/paths"

test.each([
  ["/about", "always", "/about/"],
  ["/about/", "never", "/about"],
  ["/about?a=1/#b/", "always", "/about/?a=1/#b/"],
  ["/about/?a=1#b", "never", "/about?a=1#b"],
  ["/about/", "ignore", "/about/"],
  ["/", "never", "/"],
  ["/feed.xml", "always", "/feed.xml"],
] as const)("R2: %s with the trailing slash option %s is %s", (path, option, expected) => {
  expect(withTrailingSlash(path, option)).toBe(expected)
})

test.each([
  ["/portfolio/about", "/portfolio", "/about"],
  ["/portfolio", "/portfolio", "/"],
  ["/portfolio-old/about", "/portfolio", "/portfolio-old/about"],
  ["/about", "", "/about"],
])("R2: %s without the base path %j is %s", (path, basePath, expected) => {
  expect(withoutBasePath(path, basePath)).toBe(expected)
})

test("R2: a canonical URL joins host, base path and trailing slash; with `ignore` it ends in a slash, as in Gatsby", () => {
  const site = { siteUrl: "https://ada.dev", basePath: "/portfolio", trailingSlash: "always" } as const
  expect(canonicalUrl("/projects/note-g", site)).toBe("https://ada.dev/portfolio/projects/note-g/")
  expect(["/about", "/"].map((path) => canonicalPath(path, "ignore"))).toEqual(["/about/", "/"])
})

test.each([
  ["/about/", "/about?x#y", true, true],
  ["/", "/about", false, false],
  ["/projects/note-g/", "/projects", false, true],
  ["/projects-x", "/projects", false, false],
])("%s and %s: the same page: %j, within: %j", (path, other, isSame, isInside) => {
  expect([isSamePage(path, other), isWithin(path, other)]).toEqual([isSame, isInside])
})

test.each([
  ["/about/", "/about"],
  ["/about.html", "/about"],
  ["/about/index.html", "/about"],
  ["/index.html", "/"],
  ["/", "/"],
  ["/slides/deck.htm", "/slides/deck"],
  ["/projects/tags/c.html5", "/projects/tags/c.html5"],
])("R2: hosts answer %s with the document of %s", (address, page) => {
  expect(documentPath(address)).toBe(page)
})
