import fc from "fast-check"

import { pagePath, routerPath, typedAddress } from "~/src/lib/addresses/address"

const BASE_PATHS = ["", "/portfolio", "/projects", "/My.Site/~v2"]

/** Parts of paths and patterns, some of them encoded. */
const PARTS =
  "/ // . .. % %% %2F %3F %23 %25 %00 %0A %20 %2e : * about index projects 404.html 500.html :uri :path ? # é"

const part = fc.oneof(
  fc.constantFrom(...PARTS.split(" "), "portfolio"),
  fc.integer({ min: 0, max: 255 }).map((byte) => `%${byte.toString(16).padStart(2, "0")}`),
  fc.string({ unit: "binary", maxLength: 8 }),
)
const basePaths = fc.constantFrom(...BASE_PATHS)
/** Pathnames as browsers report them. */
const pathnames = fc
  .tuple(fc.constantFrom(...BASE_PATHS, "/"), fc.array(part, { maxLength: 12 }))
  .map(([before, parts]) => new URL(`https://site.example${before}/${parts.join("")}`).pathname)

test.each([
  ["/", "/"],
  ["/about", "/about"],
  ["/about/", "/about/"],
  ["/%61bout", "/about"],
  ["/about%2F", "/about/"],
  ["/projects%2Fa-harbour-clock", "/projects/a-harbour-clock"],
  ["//projects///a", "/projects/a"],
  ["/404.html", "/404.html"],
])("R4: %s names the page %s", (address, page) => {
  expect(pagePath(address, "")).toBe(page)
  expect(pagePath(`/portfolio${address}`, "/portfolio")).toBe(page)
  expect(routerPath(`/portfolio${address}`, "/portfolio")).toBe(`/portfolio${page}`)
})

test.each([
  ["/about%3Futm_source=x", "/about%253Futm_source=x"],
  ["/50%", "/50%25"],
  ["/%20", "/%2520"],
  ["/a%2F..%2Fabout", "/a%252F..%252Fabout"],
  ["/:uri", "/%3Auri"],
  ["/*", "/%2A"],
  ["/About", "/About"],
  ["/500.html", "/500.html"],
])("R4: %s names no page, and the router gets %s", (address, path) => {
  for (const basePath of ["", "/portfolio"]) {
    expect(pagePath(basePath + address, basePath)).toBeNull()
    expect(routerPath(basePath + address, basePath)).toBe(basePath + path)
  }
})

test("R2 R4: an address outside the base path names no page; a page may have the same name as the base path", () => {
  expect(pagePath("/about", "/portfolio")).toBeNull()
  expect(pagePath("/portfolio-2", "/portfolio")).toBeNull()
  expect(routerPath("/about", "/portfolio")).toBe("/portfolio/%252Fabout")
  expect(pagePath("/projects/projects/a", "/projects")).toBe("/projects/a")
  expect(pagePath("/portfolio", "/portfolio")).toBe("/")
})

test("R4: nothing throws, and the router can decode every path, takes it literally and finds the page of the address, or none", () => {
  const property = fc.property(pathnames, basePaths, (pathname, basePath) => {
    const path = routerPath(pathname, basePath)
    expect(() => decodeURIComponent(path)).not.toThrow()
    expect(path.startsWith(`${basePath}/`)).toBe(true)
    expect(path).not.toMatch(/[:*?#]/)
    expect(pagePath(path, basePath)).toBe(pagePath(pathname, basePath))
  })
  fc.assert(property)
  const anyText = fc.property(fc.string({ unit: "binary" }), basePaths, (text, basePath) => {
    expect(() => [pagePath(text, basePath), routerPath(text, basePath), typedAddress(text)]).not.toThrow()
  })
  fc.assert(anyText)
})

test("R4: the path of a page is decoded, and contains nothing that a URL would encode", () => {
  const property = fc.property(pathnames, basePaths, (pathname, basePath) => {
    const path = pagePath(pathname, basePath)
    fc.pre(path !== null)
    expect(new URL(`https://site.example${path}`).href).toBe(`https://site.example${path}`)
    expect([decodeURIComponent(path), pagePath(path, "")]).toEqual([path, path])
  })
  fc.assert(property)
})

test.each([
  ["/no/such-page?q=%3Cb%3E1%3C/b%3E#%22top%22", '/no/such-page?q=<b>1</b>#"top"'],
  ["/caf%C3%A9/%E2%82%AC/%F0%9F%8E%B2", "/café/€/🎲"],
  ["/50%", "/50%"],
  ["/%E0%A4%A", "/%E0%A4%A"],
  ["/a%2fb%00%20%0A%7F", "/a%2fb%00%20%0A%7F"],
  ["/%C2%A0%E2%80%8B%E2%80%AE", "/%C2%A0%E2%80%8B%E2%80%AE"],
  ["/%C0%AF%ED%A0%80%FF", "/%C0%AF%ED%A0%80%FF"],
])("R4: %s is shown as it was typed: %s", (address, typed) => {
  expect(typedAddress(address)).toBe(typed)
})

test("R4: the typed address leads to the same URL as the address", () => {
  const property = fc.property(pathnames, (path) => {
    const { href } = new URL(`https://site.example${path}?${path}#${path}`)
    // Percent codes that were decoded come back in uppercase.
    expect(new URL(typedAddress(href)).href.toUpperCase()).toBe(href.toUpperCase())
  })
  fc.assert(property)
})
