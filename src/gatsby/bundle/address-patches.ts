import path from "node:path"
import gatsbyPackage from "gatsby/package.json"
import type { RuleSetRule } from "webpack"

import { patchError } from "~/src/gatsby/patch-error"

type Resolved = { context: string; request: string }

const REPLACEMENTS = path.join("src", "gatsby", "browser")

/** Lets the router take any address: its own `encodeURI(decodeURI(…))` throws before the app starts (R4). */
const ROUTER_PATH: RuleSetRule = replaceIn(/[\\/]reach-router[\\/]dist[\\/]index\.modern\.mjs$/, [
  ["^import", 'import{toRouterPath}from"~/src/gatsby/browser/find-path";import'],
  ["encodeURI\\(decodeURI\\((\\w+)\\)\\)", "toRouterPath($1)"],
])

/** The path of a page is found once: found again, a path that begins with the base path would lose that twice (R2). */
const FOUND_ONCE: RuleSetRule = replaceIn(/[\\/]\.cache[\\/]loader\.js$/, [
  ["(loadPageDataJson\\(rawPath\\) \\{\\s+const pagePath = )findPath\\(rawPath\\)", "$1rawPath"],
])

/**
 * A page that arrives late belongs to the address that was asked for, which may no longer be the current one. One that fails
 * is loaded as a document from the address that the browser shows, and not from the router's path.
 */
const LATE_PAGE: RuleSetRule = replaceIn(/[\\/]\.cache[\\/]ensure-resources\.js$/, [
  [
    "location: \\{ \\.\\.\\.window\\.location \\},\\s+pageResources,",
    "location: { ...this.props.location }, pageResources: loader.loadPageSync(this.props.location.pathname),",
  ],
  ["window\\.location = rawPath", "window.location.reload()"],
])

/** Makes the finished site's copy of Gatsby take every address as `src/lib/addresses/address.ts` reads it. */
export const ADDRESS_RULES: readonly RuleSetRule[] = [ROUTER_PATH, FOUND_ONCE, LATE_PAGE]

/** The modules of Gatsby that are replaced, and by which function. */
export const REPLACED_MODULES: readonly (readonly [RegExp, (resolved: Resolved) => void])[] = [
  [/^\.\/find-path$/, replaceFindPath],
  [/^gatsby-react-router-scroll$/, replaceScrollContext],
]

function replaceFindPath(resolved: Resolved): void {
  if (path.basename(resolved.context) === ".cache") resolved.request = path.resolve(REPLACEMENTS, "find-path.ts")
}

function replaceScrollContext(resolved: Resolved): void {
  if (path.basename(resolved.context) === ".cache") resolved.request = path.resolve(REPLACEMENTS, "scroll-context.ts")
}

/** What every module of these files holds once it is patched. */
const PATCHED: readonly (readonly [file: RegExp, source: RegExp])[] = [
  [/\/src\/gatsby\/browser\/find-path\.ts$/, /findPath/],
  [/\/src\/gatsby\/browser\/scroll-context\.ts$/, /ScrollContext/],
  [/\/@gatsbyjs\/reach-router\//, /^(?=.*toRouterPath)(?!.*\bdecodeURI\()/s],
  [/\/\.cache\/loader\.js$/, /pagePath ?= ?rawPath/],
  [/\/\.cache\/ensure-resources\.js$/, /window\.location\.reload\(\)/],
]
/** What no bundle holds: it is replaced. */
const REPLACED = /\/\.cache\/find-path\.js$|\/gatsby-react-router-scroll\//

/** Returns the errors of a bundle, given by its files, some of whose modules do not read addresses as `src/lib/addresses/address.ts` does. */
export function addressErrors(sources: ReadonlyMap<string, string>): Error[] {
  const modules = [...sources].map(([file, source]) => [file.replaceAll("\\", "/"), source] as const)
  const unpatched = PATCHED.filter(([file, source]) => {
    const own = modules.filter(([name]) => file.test(name))
    return own.length === 0 || !own.every(([, text]) => source.test(text))
  })
  const left = modules.filter(([name]) => REPLACED.test(name))
  return [
    ...unpatched.map(([file, source]) => `a module ${file} that holds ${source}`),
    ...left.map(([name]) => `no module ${name}`),
  ].map((expected) =>
    patchError({
      patch: "read every address once",
      of: gatsbyPackage,
      expected,
      decision: "0036-every-address-is-read-once",
    }),
  )
}

function replaceIn(test: RegExp, replacements: readonly (readonly [search: string, replace: string])[]): RuleSetRule {
  return {
    test,
    enforce: "pre",
    loader: "string-replace-loader",
    options: { multiple: replacements.map(([search, replace]) => ({ search, replace, flags: "", strict: true })) },
  }
}
