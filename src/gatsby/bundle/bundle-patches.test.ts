import TerserPlugin from "terser-webpack-plugin"

import { leanMinimizers, unusedExports } from "~/src/gatsby/bundle/bundle-patches"

class StylesPlugin {
  apply = () => undefined
}

test("swc replaces Gatsby's minimizer for scripts, and nothing else", () => {
  const [own, styles] = [new TerserPlugin(), new StylesPlugin()]
  const [scripts, other] = leanMinimizers([own, styles], [])
  expect(scripts).not.toBe(own)
  expect(other).toBe(styles)
})

test.each(["--profile", "--no-uglify"])("a build with %s keeps Gatsby's minimizers", (flag) => {
  const own = new TerserPlugin()
  expect(leanMinimizers([own], ["build", flag])).toEqual([own])
})

test("another minimizer for scripts stops the build", () => {
  expect(() => leanMinimizers([new StylesPlugin()], [])).toThrow(
    /^The patch “minify with swc” does not fit gatsby \d.*0031/,
  )
})

test("a Gatsby without the file of its exports stops the build", () => {
  const home = process.cwd()
  process.chdir("src")
  expect(unusedExports).toThrow(
    /^The patch “leave out what Gatsby exports and nothing imports” does not fit gatsby \d.*0031/,
  )
  process.chdir(home)
})
