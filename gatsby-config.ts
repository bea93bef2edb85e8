import "~/src/build/define-texts"

import type { GatsbyConfig } from "gatsby"

import { serveContentProblems } from "~/src/build/content-check/serve-content-problems"
import { readEnvironment } from "~/src/build/environment"
import { CONTENT_SOURCE, isUnreadMarkdown } from "~/src/build/graphql/content-nodes"
import { REMOTE_IMAGE_SOURCE, STORE_FOLDER, STORE_NOTES } from "~/src/build/remote-images/image-store"
import { readSite } from "~/src/doctor/readers/content/content-file"
import { CONTENT_FOLDER } from "~/src/doctor/readers/files/content-folder"
import { guardDevelopServer } from "~/src/gatsby/develop/guard-develop-server"
import { IMAGE_WIDTHS } from "~/src/lib/images/image-data"

// gatsby-node reports mistakes in the settings and stops the build; until then defaults are used.
const { site } = readSite(CONTENT_FOLDER)
const { basePath, trailingSlash } = readEnvironment()
const googleTagIds = site?.analytics.google?.ids

const config: GatsbyConfig = {
  pathPrefix: basePath,
  trailingSlash,
  jsxRuntime: "automatic",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  developMiddleware: (app) => {
    guardDevelopServer(app)
    serveContentProblems(app)
  },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: CONTENT_SOURCE, path: CONTENT_FOLDER, ignore: ["**/.*", isUnreadMarkdown] },
    },
    {
      resolve: "gatsby-source-filesystem",
      options: { name: REMOTE_IMAGE_SOURCE, path: STORE_FOLDER, ignore: STORE_NOTES },
    },
    "gatsby-transformer-remark",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        // For every image, unless a query says otherwise (G1).
        defaults: {
          formats: ["webp"],
          // Without one, src/build/scaled-images/scale-image.ts chooses the encoding.
          ...(site?.images.quality !== undefined && { quality: site.images.quality }),
          // The last one is for an image in both margins of a screen with two pixels per CSS pixel.
          breakpoints: [...IMAGE_WIDTHS, 1920],
          placeholder: "blurred",
          blurredOptions: { width: 12, toFormat: "webp" },
        },
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    "gatsby-plugin-postcss",
    "gatsby-plugin-catch-links",
    // Without ids the plugin would still put its script into every page (Y2).
    ...(googleTagIds === undefined
      ? []
      : [{ resolve: "gatsby-plugin-google-gtag", options: { trackingIds: googleTagIds } }]),
  ],
}

export default config
