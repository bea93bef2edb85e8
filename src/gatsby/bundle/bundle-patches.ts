import { existsSync } from "node:fs"
import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import gatsbyPackage from "gatsby/package.json"
import TerserPlugin from "terser-webpack-plugin"
import type { Configuration } from "webpack"

import { ADDRESS_RULES, REPLACED_MODULES } from "~/src/gatsby/bundle/address-patches"
import { assertBundle } from "~/src/gatsby/bundle/assert-bundle"
import { PAYLOAD_RULE } from "~/src/gatsby/bundle/payload-patch"
import { cacheVersion, forgetLoaders, versionedCache } from "~/src/gatsby/bundle/webpack-cache"
import { patchError } from "~/src/gatsby/patch-error"

type Minimizers = NonNullable<NonNullable<Configuration["optimization"]>["minimizer"]>

/** Makes smaller scripts than Gatsby's minimizer, in a third of the time. It has threads of its own (docs/decisions/0031). */
const MINIMIZER = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  // Licences are published in a file of their own.
  terserOptions: { ecma: 2020, format: { comments: false } },
  extractComments: false,
  parallel: false,
})

/** Gatsby exports all of itself from this file, and no package says that unused exports may be left out. */
const BROWSER_ENTRY = path.join(".cache", "gatsby-browser-entry.js")

/** Does nothing on a finished site, and is the only module that needs `Script` and Partytown. */
const PARTYTOWN = /[\\/]internal-plugins[\\/]partytown[\\/]gatsby-browser\.js$/

/** Gatsby's start calls it only for a plugin that registers a service worker (docs/decisions/0020). */
const SERVICE_WORKER = /^\.\/register-service-worker$/

/**
 * use-dark-mode and its dependencies write `x = global` where no `x` is given. Gatsby defines a constant `global.…`, so webpack
 * takes that for a renaming and puts the real global wherever they mean their `x`: they would follow the wrong things (T1).
 */
const REAL_GLOBAL = {
  test: /[\\/]node_modules[\\/](use-dark-mode|use-persisted-state|@use-it[\\/]event-listener)[\\/]/,
  loader: "string-replace-loader",
  options: { search: "(?<![.\\w])global\\b", replace: "globalThis", flags: "g" },
}

/** Changes how Gatsby's webpack configuration bundles packages. The production bundle is checked for every effect. */
export function patchBundle({ actions, getConfig, plugins, stage }: CreateWebpackConfigArgs): void {
  const isProduction = stage === "build-javascript"
  actions.setWebpackConfig({
    module: { rules: [unusedExports(), REAL_GLOBAL, ...(isProduction ? [PAYLOAD_RULE, ...ADDRESS_RULES] : [])] },
    plugins: isProduction
      ? [
          plugins.normalModuleReplacement(PARTYTOWN, replaceByEmptyModule),
          plugins.normalModuleReplacement(SERVICE_WORKER, replaceByEmptyModule),
          ...REPLACED_MODULES.map(([request, replace]) => plugins.normalModuleReplacement(request, replace)),
          assertBundle,
        ]
      : [],
  })
  const config: Configuration = getConfig()
  const version = cacheVersion()
  actions.replaceWebpackConfig({
    ...config,
    ...(version !== null && {
      cache: versionedCache(config.cache, version),
      plugins: [...(config.plugins ?? []), forgetLoaders],
    }),
    ...(isProduction && {
      optimization: { ...config.optimization, minimizer: leanMinimizers(config.optimization?.minimizer ?? []) },
    }),
  })
}

/**
 * Returns the minimizers with ours in place of Gatsby's for scripts. `gatsby build` can be asked to minify nothing, or to
 * keep names for a profile.
 */
export function leanMinimizers(minimizers: Minimizers, args = process.argv): Minimizers {
  if (args.includes("--profile") || args.includes("--no-uglify")) return minimizers
  const isTerser = (minimizer: Minimizers[number]) => minimizer?.constructor.name === TerserPlugin.name
  if (minimizers.filter(isTerser).length !== 1) {
    throw patchError({
      patch: "minify with swc",
      of: gatsbyPackage,
      expected: "one TerserPlugin among the minimizers of the stage “build-javascript”",
      decision: "0031-scripts-above-bare",
    })
  }
  return minimizers.map((minimizer) => (isTerser(minimizer) ? MINIMIZER : minimizer))
}

/** Returns the rule that lets webpack leave out what nothing imports. Throws when the file is not where Gatsby puts it. */
export function unusedExports(): { test: string; sideEffects: false } {
  const test = path.resolve(BROWSER_ENTRY)
  if (existsSync(test)) return { test, sideEffects: false }
  throw patchError({
    patch: "leave out what Gatsby exports and nothing imports",
    of: gatsbyPackage,
    expected: `the file ${BROWSER_ENTRY}`,
    decision: "0031-scripts-above-bare",
  })
}

function replaceByEmptyModule(resolved: { request: string }): void {
  resolved.request = "data:text/javascript,"
}
