import TerserPlugin from "terser-webpack-plugin"
import type { Configuration } from "webpack"

type Minimizers = NonNullable<NonNullable<Configuration["optimization"]>["minimizer"]>

/** Smaller scripts than Gatsby's own way makes, in a third of its time; it has threads of its own (docs/decisions/0033). */
const MINIFIER = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  // Licences are published in a file of their own.
  terserOptions: { ecma: 2020, format: { comments: false } },
  extractComments: false,
  parallel: false,
})

/** What shortens scripts and styles, with swc for the scripts. `gatsby build` may be asked for no shortening, or for one that keeps names. */
export function leanMinimizers(minimizers: Minimizers, args = process.argv): Minimizers {
  if (args.includes("--profile")) return minimizers
  return minimizers.map((one) => (one?.constructor.name === TerserPlugin.name ? MINIFIER : one))
}

/** Gatsby offers all of itself in one file, and no package says that what nobody asks for there may be left out. */
export const NO_SIDE_EFFECTS = { test: /[\\/]\.cache[\\/]gatsby-browser-entry\.js$/, sideEffects: false }

/** A part of Gatsby that does nothing on a finished site, and is all that still asks for `Script` and Partytown. */
export const PARTYTOWN = /[\\/]internal-plugins[\\/]partytown[\\/]gatsby-browser\.js$/

/** Puts an empty module in the place of one that is left out. */
export function leaveOut(asked: { request: string }): void {
  asked.request = "data:text/javascript,"
}
