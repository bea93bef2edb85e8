import TerserPlugin from "terser-webpack-plugin"

import { leanMinimizers, unusedExports } from "~/src/gatsby/bundle/bundle-patches"
import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

class StylesPlugin {
  apply = () => undefined
}
const [SCRIPTS, STYLES] = [new TerserPlugin(), new StylesPlugin()]

temporaryWorkingDirectory()

test("swc replaces Gatsby's minimizer for scripts, and nothing else", () => {
  const [scripts, styles] = leanMinimizers([SCRIPTS, STYLES])
  expect([scripts === SCRIPTS, styles === STYLES]).toEqual([false, true])
})

test("the build stops with another minimizer for scripts, and without the file of Gatsby's exports", () => {
  const patch = (name: string) => new RegExp(`^The patch “${name}” does not fit gatsby \\d.*0031`)
  expect(() => leanMinimizers([STYLES])).toThrow(patch("minify with swc"))
  expect(unusedExports).toThrow(patch("leave out what Gatsby exports and nothing imports"))
})
