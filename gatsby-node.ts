import { loadBuildCode } from "./src/gatsby/load-build-code"

/** Each hook is in src/gatsby, in a file named after what it does; src/gatsby/hooks.ts is their table of contents. */
export const {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  onCreateWebpackConfig,
  onPostBuild,
  onPreBootstrap,
  onPreBuild,
  onPreInit,
  sourceNodes,
} = loadBuildCode().hooks
