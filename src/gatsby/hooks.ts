/** Index of the build's hooks. Each hook is in a file of src/gatsby named after what it does. */

export { onPostBuild } from "./lifecycle/after-build"
export { onPreBootstrap } from "./lifecycle/before-build"
export { onPreInit } from "./lifecycle/build-stamp"
export { onCreateNode, sourceNodes } from "./nodes/source-nodes"
export { createPages } from "./pages/create-pages"
export { onPreBuild } from "./patches/algolia-notes/forget-pushed"
export { createSchemaCustomization } from "./schema/create-schema"
export { createResolvers } from "./schema/resolvers"
export { configureWebpack as onCreateWebpackConfig } from "./webpack/configure-webpack"
