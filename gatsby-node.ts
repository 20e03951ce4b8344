import { loadBuildCode } from "./src/load-build-code"

/** Each hook is in src/build, in a file named after what it does; src/build/hooks.ts is their table of contents. */
export const {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateDevServer,
  onCreateNode,
  onCreateWebpackConfig,
  onPostBootstrap,
  onPostBuild,
  onPreBootstrap,
  onPreBuild,
  sourceNodes,
} = loadBuildCode().hooks
