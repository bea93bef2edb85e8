import type { GatsbyConfig } from "gatsby"

import { CONTENT_FOLDER } from "~/src/build/content/content-folder"
import { readSite } from "~/src/build/content/read-site"
import { readBasePath, readTrailingSlash } from "~/src/build/environment"
import { CONTENT_SOURCE } from "~/src/build/graphql/content-nodes"
import { pictureDefaults } from "~/src/build/picture-defaults"

// Settings with problems are null here; gatsby-node tells the problems and stops the build.
const { site } = readSite(CONTENT_FOLDER)

const config: GatsbyConfig = {
  pathPrefix: readBasePath(process.env),
  trailingSlash: readTrailingSlash(process.env),
  jsxRuntime: "automatic",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: CONTENT_SOURCE, path: CONTENT_FOLDER } },
    "gatsby-transformer-remark",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: pictureDefaults(site?.images.quality),
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    "gatsby-plugin-postcss",
    "gatsby-plugin-catch-links",
  ],
}

export default config
