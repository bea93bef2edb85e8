import {
  canonicalPath,
  canonicalUrl,
  isSamePage,
  isWithin,
  projectPath,
  withoutBasePath,
  withTrailingSlash,
} from "~/src/lib/addresses/paths"

test("R2: a path gets the configured trailing slash, its query and hash stay", () => {
  expect(withTrailingSlash("/about", "always")).toBe("/about/")
  expect(withTrailingSlash("/about/", "never")).toBe("/about")
  expect(withTrailingSlash("/about?a=1/#b/", "always")).toBe("/about/?a=1/#b/")
  expect(withTrailingSlash("/about/?a=1#b", "never")).toBe("/about?a=1#b")
  expect(withTrailingSlash("/about/", "ignore")).toBe("/about/")
})

test("R2: the home page keeps its slash and a file gets none", () => {
  expect(withTrailingSlash("/", "never")).toBe("/")
  expect(withTrailingSlash("/feed.xml", "always")).toBe("/feed.xml")
})

test("R2: the base path is removed by whole segments only", () => {
  expect(withoutBasePath("/portfolio/about", "/portfolio")).toBe("/about")
  expect(withoutBasePath("/portfolio", "/portfolio")).toBe("/")
  expect(withoutBasePath("/portfolio-old/about", "/portfolio")).toBe("/portfolio-old/about")
  expect(withoutBasePath("/about", "")).toBe("/about")
})

test("R2: a canonical address joins host, base path and trailing slash", () => {
  const site = { siteUrl: "https://ada.dev", basePath: "/portfolio", trailingSlash: "always" } as const
  expect(canonicalUrl(projectPath("note-g"), site)).toBe("https://ada.dev/portfolio/projects/note-g/")
})

test("two spellings of one page are the same page", () => {
  expect(isSamePage("/about/", "/about?x#y")).toBe(true)
  expect(isSamePage("/", "/about")).toBe(false)
})

test("L2: a path is within another by whole segments", () => {
  expect(isWithin("/projects", "/projects")).toBe(true)
  expect(isWithin("/projects/note-g/", "/projects")).toBe(true)
  expect(isWithin("/projects-x", "/projects")).toBe(false)
})

test("R2: where slashes are ignored, the address with a slash is the canonical one, as Gatsby has it", () => {
  expect(canonicalPath("/about", "ignore")).toBe("/about/")
  expect(canonicalPath("/about", "never")).toBe("/about")
  expect(canonicalPath("/", "ignore")).toBe("/")
})
