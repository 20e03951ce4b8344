import { loadBuildCode } from "./src/build/load-build-code"

/** The settings are in src/build/gatsby-settings.ts. */
export default loadBuildCode().settings
