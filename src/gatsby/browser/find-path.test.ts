import { createRequire } from "node:module"
import fc from "fast-check"

import { findPath, toRouterPath } from "~/src/gatsby/browser/find-path"

type Match = { params: object } | null
type Router = { pick: (routes: { path: string }[], path: string) => Match }

/** The version that Gatsby itself uses. */
const { pick }: Router = createRequire(require.resolve("gatsby/package.json"))("@gatsbyjs/reach-router")
const bases = fc.constantFrom("", "/portfolio")
const pathnames = fc
  .tuple(
    bases,
    fc.array(fc.oneof(fc.constantFrom("/", "%", "%25", ":", ":uri", "*", "?", "a"), fc.string()), { maxLength: 8 }),
  )
  .map(([base, parts]) => new URL(`https://site.example${base}/${parts.join("")}`).pathname)

function setBasePath(basePath: string): void {
  Object.assign(globalThis, { __BASE_PATH__: basePath })
}

afterEach(() => setBasePath(""))

test.each([
  ["/", "/"],
  ["/about/?a=1#b", "/about"],
  ["/about%3Fx", "/404.html"],
  ["/50%", "/404.html"],
  ["/about%0A?a=1", "/404.html"],
])("P1 R4: the data for %s is found at %s", (address, path) => {
  for (const basePath of ["", "/portfolio"]) {
    setBasePath(basePath)
    expect(findPath(basePath + address)).toBe(path)
  }
})

test("R4: the router matches every address with its own path, without parameters, and finds the data of the address", () => {
  fc.assert(
    fc.property(pathnames, bases, (pathname, basePath) => {
      setBasePath(basePath)
      const path = toRouterPath(pathname)
      // Gatsby removes the base path. The router adds it again, before the rest without its outer slashes.
      const route = `${basePath}/${path.slice(basePath.length).replace(/^\/+|\/+$/g, "")}`
      expect(pick([{ path: route }], path)?.params).toEqual({})
      expect(findPath(path)).toBe(findPath(pathname))
    }),
  )
})
