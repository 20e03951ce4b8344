import { loadBuildCode } from "./src/gatsby/load-build-code"

/**
 * Hooks from src/gatsby, each in a file named after its purpose; src/gatsby/hooks.ts is their table
 * of contents.
 */
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
