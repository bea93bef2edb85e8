import TerserPlugin from "terser-webpack-plugin"

import { unusedExports, withLeanMinimizer, withOneCompiler, withoutLinter } from "~/src/gatsby/webpack/bundle-patches"
import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

const STYLES = { apply: () => undefined }
const minimizersOf = (minimizer: object[]) =>
  withLeanMinimizer({ optimization: { minimizer: minimizer as TerserPlugin[] } }).optimization?.minimizer ?? []

const use = () => []
const [ALL_SOURCES, TYPESCRIPT, OTHER] = [
  { test: /\.(js|ts|tsx)$/, use },
  { test: /\.tsx?$/, use },
  { test: /\.tsx?$/, use: [] },
]

temporaryWorkingDirectory()

test("swc replaces Gatsby's minimizer for scripts, and nothing else", () => {
  const gatsbys = new TerserPlugin()
  const [scripts, ...others] = minimizersOf([gatsbys, STYLES])
  expect([scripts instanceof TerserPlugin, scripts === gatsbys, others]).toEqual([true, false, [STYLES]])
})

test("the build stops with another minimizer for scripts, and without the file of Gatsby's exports", () => {
  const patch = (name: string) => new RegExp(`^The patch “${name}” does not fit gatsby \\d.*0031`)
  expect(() => minimizersOf([STYLES])).toThrow(patch("minify with swc"))
  expect(unusedExports).toThrow(patch("leave out Gatsby’s unused exports"))
})

test("TypeScript is compiled by one rule, and the build stops when Gatsby has no second one", () => {
  const rulesOf = (rules: object[]) => withOneCompiler({ module: { rules } }).module?.rules
  expect(rulesOf([ALL_SOURCES, OTHER, TYPESCRIPT])).toEqual([ALL_SOURCES, OTHER])
  expect(() => rulesOf([ALL_SOURCES, OTHER])).toThrow(/^The patch “compile TypeScript once” .*0032/)
})

test("ESLint is not started, and the build stops when Gatsby does not start it", () => {
  class ESLintWebpackPlugin {
    apply = () => undefined
  }
  expect(withoutLinter({ plugins: [new ESLintWebpackPlugin(), STYLES] }).plugins).toEqual([STYLES])
  expect(() => withoutLinter({ plugins: [STYLES] })).toThrow(/^The patch “start without ESLint” .*0032/)
})
