import TerserPlugin from "terser-webpack-plugin"

import { leanMinimizers } from "~/src/build/lean-scripts"

class StylesPlugin {
  apply = () => undefined
}

test("swc takes the place of Gatsby's way to shorten scripts, and of nothing else", () => {
  const [own, styles] = [new TerserPlugin(), new StylesPlugin()]
  const [scripts, other] = leanMinimizers([own, styles], [])
  expect(scripts).not.toBe(own)
  expect(other).toBe(styles)
})

test("a build that shortens nothing stays so, and one that keeps names for a profile keeps them", () => {
  const own = new TerserPlugin()
  expect(leanMinimizers([], [])).toEqual([])
  expect(leanMinimizers([own], ["build", "--profile"])).toEqual([own])
})
