import TerserPlugin from "terser-webpack-plugin"

/** Makes scripts smaller than Gatsby's own way does, in a third of its time; it has threads of its own (docs/decisions/0033). */
export const MINIFIER = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  terserOptions: { ecma: 2020, compress: {}, mangle: true },
  extractComments: false,
  parallel: false,
})

/** Gatsby offers all of itself in one file, and its packages do not say that what nobody asks for may be left out. */
export const NO_SIDE_EFFECTS = {
  test: /[\\/]node_modules[\\/]gatsby-script[\\/]|[\\/]\.cache[\\/]gatsby-browser-entry\.js$/,
  sideEffects: false,
}

/** A part of Gatsby that does nothing on a finished site, and is the last to ask for `Script` and Partytown. */
export const PARTYTOWN = /[\\/]internal-plugins[\\/]partytown[\\/]gatsby-browser\.js$/
/** What stands in for a module that is left out. */
export const NOTHING = "data:text/javascript,"
