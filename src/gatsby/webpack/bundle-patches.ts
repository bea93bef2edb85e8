import { existsSync } from "node:fs"
import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import gatsbyPackage from "gatsby/package.json"
import TerserPlugin from "terser-webpack-plugin"
import type { Configuration, RuleSetRule } from "webpack"

import { assertPatch } from "~/src/gatsby/patch-error"
import { assertBundle } from "~/src/gatsby/webpack/assert-bundle"
import { keepModernSyntax } from "~/src/gatsby/webpack/modern-syntax"
import { replacementPlugins, sourceRules } from "~/src/gatsby/webpack/module-patches"
import { withOneDigest } from "~/src/gatsby/webpack/webpack-cache"

const DECISION = "0031-scripts-above-bare"

/** Makes smaller scripts than Gatsby's minimizer, in a third of the time. It has threads of its own (docs/decisions/0031). */
const MINIMIZER = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  // Licences are published in a file of their own.
  terserOptions: { ecma: 2020, format: { comments: false } },
  extractComments: false,
  parallel: false,
})

/** Changes how Gatsby's webpack configuration bundles packages. The production bundle is checked for every effect. */
export function patchBundle({ actions, getConfig, plugins, stage }: CreateWebpackConfigArgs): void {
  const isProduction = stage === "build-javascript"
  if (isProduction) keepModernSyntax()
  actions.setWebpackConfig({
    module: { rules: [unusedExports(), ...sourceRules({ isProduction })] },
    plugins: isProduction ? [...replacementPlugins(plugins), assertBundle] : [],
  })
  const config = withOneDigest(getConfig())
  const compiledOnce = withOneCompiler(config)
  if (isProduction) actions.replaceWebpackConfig(withLeanMinimizer(compiledOnce))
  else actions.replaceWebpackConfig(stage === "develop" ? withoutLinter(compiledOnce) : compiledOnce)
}

/** Removes ESLint, which Gatsby loads for a second to check JavaScript. All code is TypeScript, which it does not check (docs/decisions/0032). */
export function withoutLinter({ plugins = [], ...config }: Configuration): Configuration {
  const others = plugins.filter((plugin) => plugin?.constructor.name !== "ESLintWebpackPlugin")
  const patch = { patch: "start without ESLint", of: gatsbyPackage, decision: "0032-build-times" }
  assertPatch(others.length < plugins.length, patch, "an ESLintWebpackPlugin among the plugins of the stage “develop”")
  return { ...config, plugins: others }
}

/** Removes the second of two rules that compile TypeScript. With both, Babel compiles every file twice (docs/decisions/0032). */
export function withOneCompiler({ module, ...config }: Configuration): Configuration {
  const rules = module?.rules ?? []
  const compilers = rules.filter(isTypeScriptRule)
  const patch = { patch: "compile TypeScript once", of: gatsbyPackage, decision: "0032-build-times" }
  assertPatch(compilers.length === 2, patch, "two rules for TypeScript")
  return { ...config, module: { ...module, rules: rules.filter((rule) => rule !== compilers[1]) } }
}

function isTypeScriptRule(rule: unknown): boolean {
  const { test, use } = (rule ?? {}) as RuleSetRule
  return test instanceof RegExp && test.test("a.tsx") && typeof use === "function"
}

export function withLeanMinimizer({ optimization, ...config }: Configuration): Configuration {
  const minimizers = optimization?.minimizer ?? []
  const others = minimizers.filter((minimizer) => minimizer?.constructor.name !== TerserPlugin.name)
  const patch = { patch: "minify with swc", of: gatsbyPackage, decision: DECISION }
  const expected = "one TerserPlugin among the minimizers of the stage “build-javascript”"
  assertPatch(minimizers.length - others.length === 1, patch, expected)
  return { ...config, optimization: { ...optimization, minimizer: [MINIMIZER, ...others] } }
}

/** Returns the rule that lets webpack leave out unused exports of the file that exports Gatsby's whole API. */
export function unusedExports(): { test: string; sideEffects: false } {
  const test = path.resolve(".cache", "gatsby-browser-entry.js")
  const patch = "leave out Gatsby’s unused exports"
  assertPatch(existsSync(test), { patch, of: gatsbyPackage, decision: DECISION }, `the file ${test}`)
  return { test, sideEffects: false }
}
