import TerserPlugin from "terser-webpack-plugin"

import { unusedExports, withLeanMinimizer } from "~/src/gatsby/bundle/bundle-patches"
import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

const STYLES = { apply: () => undefined }
const minimizersOf = (minimizer: object[]) =>
  withLeanMinimizer({ optimization: { minimizer: minimizer as TerserPlugin[] } }).optimization?.minimizer ?? []

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
