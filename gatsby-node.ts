import { loadBuildCode } from "./src/build/load-build-code"

/** Each hook is in src/build, in a file named after what it does; src/build/hooks.ts is their table of contents. */
export const {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  onCreateWebpackConfig,
  onPostBootstrap,
  onPostBuild,
  onPreBootstrap,
  onPreBuild,
  sourceNodes,
} = loadBuildCode().hooks
