import "~/src/build/define-texts"

export {
  noteBootstrap as onPostBootstrap,
  stopOnErrors as onPreBootstrap,
} from "~/src/build/content-check/report-content"
export { createContentNodes as onCreateNode } from "~/src/build/graphql/content-nodes"
export { createResolvers } from "~/src/build/graphql/resolvers"
export { createSchemaCustomization } from "~/src/build/graphql/schema"
export { sourceNodes } from "~/src/build/remote-images/source-image-sizes"
export { onPostBuild } from "~/src/build/steps/after-build"
export { onPluginInit, onPreInit } from "~/src/build/steps/before-build"
export { createPages, onCreatePage } from "~/src/build/steps/create-pages"
export { onCreateWebpackConfig } from "~/src/build/webpack/webpack-config"
