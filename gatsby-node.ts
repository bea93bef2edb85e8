import "~/src/build/texts/set-texts"

export { onPostBuild } from "~/src/build/after-build"
export { onPreInit } from "~/src/build/before-build"
export { onCreateWebpackConfig } from "~/src/build/bundle/webpack-config"
export {
  noteBootstrap as onPostBootstrap,
  stopOnErrors as onPreBootstrap,
} from "~/src/build/content-check/report-content"
export { createPages, onCreatePage } from "~/src/build/create-pages"
export { createContentNodes as onCreateNode } from "~/src/build/graphql/content-nodes"
export { createResolvers } from "~/src/build/graphql/resolvers"
export { createSchemaCustomization } from "~/src/build/graphql/schema"
export { sourceNodes } from "~/src/build/remote-images/source-image-sizes"
