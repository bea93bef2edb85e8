import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import gatsbyPackage from "gatsby/package.json"
import ofetchPackage from "ofetch/package.json"
import darkModePackage from "use-dark-mode/package.json"
import type { RuleSetRule, WebpackPluginInstance } from "webpack"

import type { Patch } from "~/src/gatsby/patch-error"

/** Files are compared with forward slashes. */
type SourcePatch = Patch & {
  file: RegExp
  /** The build stops when one of them changes nothing in a module of these files. */
  replacements: Record<string, string>
}

type Replacement = Patch & {
  request: RegExp
  /** The folder of the file that imports the module; by default that of Gatsby's runtime. */
  from?: RegExp
  by: string
  /** The replaced files. No bundle may contain them. */
  gone: RegExp
}

const READ_ONCE = { patch: "read every address once", of: gatsbyPackage, decision: "0036-every-address-is-read-once" }
const LEAVE_OUT = {
  patch: "leave out Script, Partytown and the service worker",
  of: gatsbyPackage,
  decision: "0031-scripts-above-bare",
}
const LEAN_CLIENT = {
  patch: "leave out ofetch’s parser and its queries",
  of: ofetchPackage,
  decision: "0031-scripts-above-bare",
  from: /\/node_modules\/ofetch\/dist\b/,
}
/** The folder of Gatsby's runtime. */
const RUNTIME = /\/\.cache$/
/** An empty module. */
const NOTHING = "data:text/javascript,"
const LOADER = /\/\.cache\/loader\.js$/

/** They make Gatsby read addresses as `src/lib/addresses/address.ts` does, and request data with the app's client. */
const GATSBY_PATCHES: readonly SourcePatch[] = [
  {
    ...READ_ONCE,
    // Lets the router take any address: its own `encodeURI(decodeURI(…))` throws before the app starts (R4).
    file: /\/@gatsbyjs\/reach-router\//,
    replacements: {
      "^import": 'import{toRouterPath}from"~/src/gatsby/browser/find-path";import',
      "encodeURI\\(decodeURI\\((\\w+)\\)\\)": "toRouterPath($1)",
    },
  },
  {
    ...READ_ONCE,
    // The base path is already removed. `findPath` would remove it again if the page's path begins with it (R2).
    file: LOADER,
    replacements: { "(loadPageDataJson\\(rawPath\\) \\{\\s+const pagePath = )findPath\\(rawPath\\)": "$1rawPath" },
  },
  {
    ...READ_ONCE,
    // A page that arrives late belongs to the requested address, which may no longer be the current one. After a failure,
    // the document is loaded from the address that the browser shows, and not from the router's path.
    file: /\/\.cache\/ensure-resources\.js$/,
    replacements: {
      "location: \\{ \\.\\.\\.window\\.location \\},\\s+pageResources,":
        "location: { ...this.props.location }, pageResources: loader.loadPageSync(this.props.location.pathname),",
      "window\\.location = rawPath": "window.location.reload()",
    },
  },
  {
    patch: "send the requests for page data through the app’s client",
    of: gatsbyPackage,
    decision: "0039-page-data-through-the-request-client",
    file: LOADER,
    // The loader itself never retries (C1).
    replacements: {
      "function doFetch\\(url, method = `GET`\\) \\{":
        'import { requestPayload } from "~/src/client/freshness/request-payload"\n$& return requestPayload(url, method)\n',
      "retries < 3": "retries < 0",
    },
  },
  {
    patch: "announce a page by its heading, in its own language",
    of: gatsbyPackage,
    decision: "0047-texts-chosen-by-the-build",
    file: /\/\.cache\/navigation\.js$/,
    replacements: { "`Navigated to \\$\\{pageName\\}`": "pageName" },
  },
]

/**
 * use-dark-mode and `@use-it/event-listener` have parameters with the default value `global`. Because Gatsby defines a constant
 * `global.…`, webpack would ignore a given value and always use the global object (T1).
 */
const GLOBAL_PATCHES = ["use-dark-mode", "@use-it/event-listener"].map(
  (name): SourcePatch => ({
    patch: "let `global` mean the browser’s",
    of: require(`${name}/package.json`),
    decision: "0004-use-dark-mode-restricted",
    file: new RegExp(`/node_modules/${name}/`),
    replacements: { "(?<![.\\w])global\\b": "globalThis" },
  }),
)

export const SOURCE_PATCHES = [...GATSBY_PATCHES, ...GLOBAL_PATCHES]

export const REPLACEMENTS: readonly Replacement[] = [
  {
    ...READ_ONCE,
    request: /^\.\/find-path$/,
    by: path.resolve("src", "gatsby", "browser", "find-path.ts"),
    gone: /\/\.cache\/find-path\.js$/,
  },
  {
    ...READ_ONCE,
    // It throws on a hash that cannot be decoded. Its scrolling is disabled anyway (N3).
    request: /^gatsby-react-router-scroll$/,
    // Gatsby exports the hook again, which nothing uses. Without it, webpack would warn.
    by: `${NOTHING}export const ScrollContext = ({ children }) => children; export const useScrollRestoration = undefined`,
    gone: /\/gatsby-react-router-scroll\//,
  },
  // It does nothing on a finished site, but imports `Script` and Partytown.
  {
    ...LEAVE_OUT,
    request: /[\\/]partytown[\\/]gatsby-browser\.js$/,
    by: NOTHING,
    gone: /\/gatsby-script\/|\/partytown\//,
  },
  // Gatsby runs it only for a plugin that registers a service worker (docs/decisions/0020).
  { ...LEAVE_OUT, request: /^\.\/register-service-worker$/, by: NOTHING, gone: /\/register-service-worker\./ },
  // React 19 ignores the types of properties.
  {
    ...LEAVE_OUT,
    patch: "leave out prop-types",
    request: /^prop-types$/,
    from: /\/\.cache$|\/gatsby-link\/dist$|\/reach-router\/dist$/,
    // Every property and every call of it is the function itself: `string.isRequired`, `shape({})`.
    by: `${NOTHING}const type = new Proxy(() => type, { get: () => type }); export default type`,
    gone: /\/node_modules\/prop-types\//,
  },
  // `src/client/request.ts` parses JSON itself, and its options have neither `query` nor `baseURL`.
  {
    ...LEAN_CLIENT,
    request: /^destr$/,
    by: `${NOTHING}export default JSON.parse`,
    gone: /\/node_modules\/destr\//,
  },
  {
    ...LEAN_CLIENT,
    request: /^ufo$/,
    by: `${NOTHING}export const withBase = undefined, withQuery = undefined`,
    gone: /\/node_modules\/ufo\//,
  },
  // use-dark-mode calls it only with a key for the storage, which `src/client/theme/use-theme.ts` does not give.
  {
    patch: "leave out use-persisted-state",
    of: darkModePackage,
    decision: "0004-use-dark-mode-restricted",
    request: /^use-persisted-state$/,
    from: /\/use-dark-mode\/dist$/,
    by: `${NOTHING}export default undefined`,
    gone: /\/node_modules\/use-persisted-state\//,
  },
]

/** The rules for Gatsby's code apply only to a finished site. */
export function sourceRules({ isProduction }: { isProduction: boolean }): RuleSetRule[] {
  return (isProduction ? SOURCE_PATCHES : GLOBAL_PATCHES).map(({ file, replacements }) => ({
    test: (resource) => file.test(resource.replaceAll("\\", "/")),
    // Before Babel.
    enforce: "pre",
    loader: "string-replace-loader",
    options: {
      multiple: Object.entries(replacements).map(([search, replace]) => {
        return { search, replace, flags: "g", strict: true }
      }),
    },
  }))
}

export function replacementPlugins(plugins: CreateWebpackConfigArgs["plugins"]): WebpackPluginInstance[] {
  return REPLACEMENTS.map(({ request, from = RUNTIME, by }) =>
    plugins.normalModuleReplacement(request, (resolved: { context: string; request: string }) => {
      if (from.test(resolved.context.replaceAll("\\", "/"))) resolved.request = by
    }),
  )
}
