import TerserPlugin from "terser-webpack-plugin"

import { leanMinimizers } from "~/src/gatsby/bundle/bundle-patches"

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
    /^The patch “minify with swc” does not fit gatsby \d.*0033/,
  )
})
