/** Table of contents of the build: each hook lives in src/build, in a file named after what it does. */

export { onPostBuild } from "./src/build/lifecycle/after-build"
export { onPreBootstrap } from "./src/build/lifecycle/check-before-build"
export { onCreateDevServer } from "./src/build/lifecycle/develop-search"
export { onPostBootstrap } from "./src/build/lifecycle/draw-while-bundling"
export { onPreBuild } from "./src/build/lifecycle/forget-pushed"
export { configureWebpack as onCreateWebpackConfig } from "./src/build/lifecycle/webpack"
export { onCreateNode, sourceNodes } from "./src/build/nodes/create-nodes"
export { createPages } from "./src/build/pages/create-pages"
export { createSchemaCustomization } from "./src/build/schema/create-schema"
export { createResolvers } from "./src/build/schema/resolvers"
